# Words below the pictures of a rules sheet: `-key` is set bold in front. $a, $b, $c … are the animals of the picture.
figure-setup-key = Set-up.
figure-setup = { $White } sits at this end, { $black } opposite.
figure-moving-key = Moving.
figure-moving = Four ways, one square; never diagonally.
figure-capturing-key = Capturing.
figure-capturing = The { $a } captures { $b-an } or { $c-an }, not { $d-an }, and never its own { $e }.
figure-capturing-weaker = The { $a } captures { $c-an }, not { $b-an } or { $d-an }, and never its own { $e }.
figure-exception-key =
    { $exceptions ->
        [one] The exception.
       *[other] An exception.
    }
figure-exception-takes = The { $weak } captures the { $strong }, never the other way round.
figure-exception-mutual = Each may capture the other.
figure-exception-never = The { $strong } never captures the { $weak }.
figure-exception-neither = Neither may capture the other.
figure-swimmer-key = The swimmer.
figure-swimmer = The { $a } comes and goes; the { $b } stays ashore.
figure-edge-key = The water’s edge.
figure-edge = Arrow: move allowed. Cross: not allowed.
figure-edge-open = All these captures are allowed.
figure-leap-key = The leap.
figure-leap = The { $a } leaps sideways, the { $b } forward.
figure-leap-both-ways = Both leap sideways, forward or backward.
figure-leap-one = The { $a } leaps from bank to bank.
figure-leap-blocked-key = No leap.
figure-leap-blocked = { $C-an } in the water stops the leap.
figure-trap-key = The trap.
figure-trap = Even the { $a } may capture the trapped { $b }.
figure-trap-override-key = The trapped { $b }.
figure-trap-override = Here even the { $a } may capture the { $b }.
figure-trap-shelter-key = A safe trap.
figure-trap-shelter = In its own trap the { $b } is safe.
figure-den-enemy-key = The enemy den.
figure-den-enemy = Enter it, and you win.
figure-den-own-key = Your own den.
figure-den-own = No animal of yours may enter it.

# The same pictures for those who cannot see them: what stands where, and what the arrows and crosses say.
picture = { $caption } { $moves }
picture-next = { $list }; { $item }
picture-placed = { $side }: { $animals }
picture-animal = { $animal } { $square }
picture-comma = { $list }, { $item }
picture-legal = { $animal } { $from } to { $to }: allowed
picture-illegal = { $animal } { $from } to { $to }: not allowed
