"""Writes the shipped animals in all hands, or in those that are named; with --check, says whether the files are what it
would write."""
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import crayon
import dark
import figures
import heads
import light
import single_line
import wood
from lino import union
from pen import d_of

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = {'line': 'text', 'small': 'small'}


def region(classes, fill, d):
    return f'<path class="{classes}" fill="{fill}" d="{d}"/>'


def head(name, weight):
    made = heads.make(name, weight=weight)
    _, whole, cells, marks, lights = made.parts()
    shades = [region(f'shade tone-{tone}', '#fff', d_of(shape)) for shape, tone in made.shaded()] if weight == 'text' else None
    return layers(d_of(whole), [(part, tone, d_of(shape)) for shape, tone, part in cells], shades,
                  '' if marks.is_empty else d_of(marks), '' if lights.is_empty else d_of(lights))


def colouring(name):
    whole, cells, solids = crayon.make(name)
    return layers(d_of(whole), [(part, tone, d_of(shape)) for shape, tone, part in cells], None, d_of(solids), '')


def woodcut(name):
    made = wood.carved(name)
    cells = [(part, tone, wood.d_facets(shape)) for shape, tone, part in made['cells']]
    return layers(wood.d_facets(made['contour']), cells, None, wood.d_facets(union(made['marks'], made['hatch'])),
                  wood.d_facets(made['lights'], 5))


def layers(contour, cells, shades, marks, lights):
    groups = [('contour', [f'<path class="contour ink" d="{contour}"/>'], ' fill="#000"'),
              ('fill', [region(f'{part} tone-{tone}', '#fff', d) for part, tone, d in cells], '')]
    if shades is not None:
        groups.append(('shade', shades, ''))
    detail = ([f'<path class="ink" d="{marks}"/>'] if marks else []) + ([region('glint', '#fff', lights)] if lights else [])
    groups.append(('detail', detail, ' fill="#000"'))
    return 'fill-rule="evenodd"', '\n'.join(f'<g id="{g}"{a}>\n' + '\n'.join(paths) + '</g>' for g, paths, a in groups)


def papercut(name):
    _, parts = getattr(figures, name)().figure()
    return 'fill-rule="evenodd"', f'<path class="ink" d="{d_of(parts[0], err=0.8)}"/>'


def lines(name):
    edge, drawn = single_line.make(name)
    paths = [f'<path class="contour" fill="#fff" d="{edge}"/>']
    for kind in ('part', 'face', 'cut'):
        d = ''.join(line for of, line in drawn if of == kind)
        paths += [f'<path class="{kind}" d="{d}"/>'] if d else []
    return 'fill="none" stroke="#000" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"', '\n'.join(paths)


def engraved_light(name):
    round_lines = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'fill="none" fill-rule="evenodd" stroke="#000" stroke-width="{light.LINE:.0f}" {round_lines}', light.svg_of(name)


def engraved_dark(name):
    return 'fill-rule="evenodd"', f'<path class="ink" d="{d_of(dark.make(name), err=0.8)}"/>'


def svg(folder, name):
    makers = {'colouring': colouring, 'woodcut': woodcut, 'papercut': papercut, 'single-line': lines,
              'engraved-light': engraved_light, 'engraved-dark': engraved_dark}
    attributes, body = makers[folder](name) if folder in makers else head(name, WEIGHTS[folder])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n<g id="{name}" {attributes}>\n{body}</g></svg>\n'


def one(job):
    return job, svg(*job)


if __name__ == '__main__':
    stale = []
    only = [name for name in sys.argv[1:] if not name.startswith('--')]
    folders = only or [*WEIGHTS, 'colouring', 'woodcut', 'papercut', 'single-line', 'engraved-light', 'engraved-dark']
    with ProcessPoolExecutor(2) as pool:
        names = lambda folder: dark.ORDER if folder == 'engraved-dark' else heads.ORDER
        for (folder, name), text in pool.map(one, [(folder, name) for folder in folders for name in names(folder)]):
            path = os.path.join(HERE, '..', folder, name + '.svg')
            if '--check' in sys.argv:
                if not os.path.exists(path) or open(path).read() != text:
                    stale.append(path)
            else:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, 'w') as file:
                    file.write(text)
    print('\n'.join(stale) if stale else 'all as drawn')
    sys.exit(1 if stale else 0)
