# What the shipped designs are like, in a few words: the wall of the studio.
theme-classic = Lotus rivers, moon gates, pits full of stakes
theme-new-year = Vermilion and gold, scrolls and firecrackers
theme-night = The jungle by moonlight, caves that glow
theme-indigo = White on blue cloth, fish and lotus
theme-field-notes = A naturalist’s map in ink and washes
theme-woodcut = Cut in wood, black and vermilion
theme-colouring = Outlines for crayons
theme-clear = Never by colour alone
theme-imperial = Gold on vermilion, palaces for dens
theme-large = Heavy lines, large numbers
theme-schule = Characters, pinyin and German
theme-roman = Mosaic, temples, Roman numerals
theme-travel = A5, discs of 13 mm
theme-laser = Lines to cut and engrave in wood
theme-pictures = An album for photographs
