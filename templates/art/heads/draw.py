"""Writes the heads in three optical sizes; with --check, says whether the files are what it would write."""
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import heads
from pen import d_of

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDERS = {'text': 'line', 'colour': 'colouring', 'small': 'small'}


def svg(name, size):
    head = heads.make(name, weight=size)
    _, whole, cells, marks, lights = head.parts()
    region = lambda classes, fill, shape: f'<path class="{classes}" fill="{fill}" d="{d_of(shape)}"/>'
    groups = [('contour', [f'<path class="contour ink" d="{d_of(whole)}"/>'], ' fill="#000"'),
              ('fill', [region(f'{part} tone-{tone}', '#fff', shape) for shape, tone, part in cells], '')]
    if size == 'text':
        groups.append(('shade', [region(f'shade tone-{tone}', '#fff', shape) for shape, tone in head.shaded()], ''))
    detail = [f'<path class="ink" d="{d_of(marks)}"/>'] if not marks.is_empty else []
    detail += [region('glint', '#fff', lights)] if not lights.is_empty else []
    groups.append(('detail', detail, ' fill="#000"'))
    body = '\n'.join(f'<g id="{g}"{attributes}>\n' + '\n'.join(paths) + '</g>' for g, paths, attributes in groups)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n<g id="{name}" fill-rule="evenodd">\n{body}</g></svg>\n'


def one(job):
    return job, svg(*job)


if __name__ == '__main__':
    stale = []
    with ProcessPoolExecutor(2) as pool:
        for (name, size), text in pool.map(one, [(name, size) for name in heads.ORDER for size in FOLDERS]):
            path = os.path.join(HERE, '..', FOLDERS[size], name + '.svg')
            if '--check' in sys.argv:
                if open(path).read() != text:
                    stale.append(path)
            else:
                with open(path, 'w') as file:
                    file.write(text)
    print('\n'.join(stale) if stale else 'all as drawn')
    sys.exit(1 if stale else 0)
