"""The paper-cuts whose faces are light, as a laser engraves them for the dark side: the face is as dark as the body, and its
muzzle, brows, stripes and whiskers are cut out of it.
"""
import figures
import heads
from lino import disc, moved, polys, scaled, union
from paper import Cut

ORDER = ('tiger', 'dog', 'cat')
DARK = {'tiger': ('forehead', 'cheek', 'temple'), 'dog': ('ear', 'crown', 'cheek'), 'cat': ('ear', 'cheek')}
# How much smaller than on a light face a region is cut; nothing is left of a cat's patches.
SMALLER = {'ruff': 15.0, 'patch': 500.0}
SPOTS = 1.5               # how much wider what is black on a light face is cut from a dark one
RIM = (66.0, 44.0)        # a dog's eyes have a light rim, from one radius to another
OFF_GLINT = (9.0, 11.0)   # from the light in an eye to its middle


class Dark(Cut):
    def face(self, name, k, x, y, **how):
        how.update(solid=lambda shape, tone, part: part in DARK[name], inset=SMALLER, spots=SPOTS)
        whole = super().face(name, k, x, y, **how)
        if name == 'dog':
            *_, lights = heads.make(name, weight='cut').parts()
            for light in polys(lights):
                at = light.centroid.x + OFF_GLINT[0], light.centroid.y + OFF_GLINT[1]
                rim = disc(*at, RIM[0]).difference(disc(*at, RIM[1]))
                self.cuts.append(moved(scaled(rim, k), x, y))
        return whole


def make(name):
    """The dark figure as one shape."""
    usual, figures.Cut = figures.Cut, Dark
    try:
        _, parts = getattr(figures, name)().figure()
    finally:
        figures.Cut = usual
    return union(*[part for part in parts if part.area > 300])
