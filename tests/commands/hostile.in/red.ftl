language-tag = nds
language-extends = de
verdict-legal = {"\u001B"}[2JGood. { $display }: { $deed }‮
nobody = ‮[31mX
