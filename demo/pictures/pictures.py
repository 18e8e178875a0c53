"""Pictures of the demo's ceramics, rendered with Blender 3.4 and Cycles on the CPU.

    blender -b -noaudio --python pictures.py -- OUT_DIR [--only NAME,...] [--scale PERCENT]
                                                        [--samples N] [--index yes]

A vessel is a turned profile: pairs of radius and height in decimetres, from the foot up.
A glaze is a material: a bare foot, speckle, a rim where it breaks, runs, sometimes a second dip.
A picture is a few vessels (and sometimes a board, a wheel, some tools) on seamless paper, in one
soft light from the left, through one lens.

The file reads from top to bottom in that order: glazes, forms, props, pictures, rendering.
"""
import json
import math
import os
import random
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import rooms  # beside this file

try:
    import numpy as np       # only used to take the grain out of a finished render
except ImportError:
    np = None

ARGS = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else ['.']
OPTIONS = {ARGS[i]: ARGS[i + 1] for i in range(1, len(ARGS) - 1, 2)}
OUT = ARGS[0]
ONLY = set(OPTIONS['--only'].split(',')) if '--only' in OPTIONS else None
SCALE = int(OPTIONS.get('--scale', 100))
SAMPLES = int(OPTIONS.get('--samples', 32))
TALL, WIDE = (1500, 1875), (2560, 1440)


def rgb(code):
    """A linear RGBA colour from '#rrggbb'."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((c + .055) / 1.055) ** 2.4 if c > .04045 else c / 12.92 for c in parts) + (1,)


def shade(color, factor):
    """The same colour, darker or lighter."""
    return tuple(c * factor for c in color[:3]) + (1,)


# ------------------------------------------------------------------------------------- glazes
# clay: the bare body; glaze: the main colour; rim: where it breaks over an edge; speck: iron in
# the body; rough: 0 is a mirror, 1 is dust; runs: how much the glaze streaks as it melts (0..1);
# specks: how many of them (1 is stoneware); dip: a second glaze from dip_at of the height upwards.
GLAZES = {
    'bone':    dict(clay='#b89a7a', glaze='#e9e1d0', rim='#b98d63', speck='#6d4a31', rough=.42),
    'celadon': dict(clay='#a58a6c', glaze='#a3b5a3', rim='#d5d4c0', speck='#5c5a4a', rough=.16,
                    runs=.5, specks=.6),
    'tenmoku': dict(clay='#7d5538', glaze='#2c1a12', rim='#a4592b', speck='#140c08', rough=.12,
                    runs=1, specks=.25),
    'chalk':   dict(clay='#d9cdbb', glaze='#f1eee6', rim='#e2d8c6', speck='#b9ac98', rough=.7,
                    specks=.7),
    'clay':    dict(clay='#a5664c', glaze='#a86a50', rim='#b07a60', speck='#83503b', rough=.88),
    'iron':    dict(clay='#5a4a40', glaze='#3a3937', rim='#6b5646', speck='#211f1d', rough=.5),
    'rose':    dict(clay='#b1876c', glaze='#d7b1a0', rim='#b98a72', speck='#7c4a3c', rough=.38),
    'sea':     dict(clay='#9d7f63', glaze='#58747a', rim='#b7a488', speck='#2c3f44', rough=.18,
                    runs=.7),
    'ochre':   dict(clay='#8a5b3a', glaze='#b98d4a', rim='#8a5a2c', speck='#5a3a1a', rough=.3,
                    runs=.5),
    'dip':     dict(clay='#a78263', glaze='#ece6d8', rim='#98a09c', speck='#3f3028', rough=.4,
                    dip='#4a626b', dip_at=.55),
    'dipclay': dict(clay='#a2664d', glaze='#a4694f', rim='#d9cfbd', speck='#83503b', rough=.8,
                    dip='#efe8da', dip_at=.5),
    # not glazes, but the clay before it has any: fresh from the wheel, and dry on the board
    'wet':     dict(clay='#86503c', glaze='#8a523d', rim='#a06850', speck='#6d402f', rough=.28,
                    specks=.2),
    'dry':     dict(clay='#c2a58a', glaze='#c8ac92', rim='#d2baa2', speck='#9a7d64', rough=.95,
                    specks=.5),
}


class Nodes:
    """A short way to write a shader's node tree."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def new(self, kind, **inputs):
        """A node; each input is a number, a colour or another node's output."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            self.put(value, node.inputs[key.replace('_', ' ')])
        return node

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.put(value, socket)
        return node.outputs[0]

    def mix(self, factor, a, b):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        for socket, value in zip(node.inputs, (factor, a, b)):
            self.put(value, socket)
        return node.outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0, soft=False):
        """value, stretched so that low..high becomes to_low..to_high (and clamped)."""
        node = self.new('MapRange', Value=value, From_Min=low, From_Max=high,
                        To_Min=to_low, To_Max=to_high)
        node.interpolation_type = 'SMOOTHSTEP' if soft else 'LINEAR'
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0):
        return self.new('TexNoise', Vector=vector, Scale=scale, Detail=detail).outputs['Fac']

    def line_noise(self, value, detail=2.0):
        """Noise along one number only: rings, when the number is a length along the profile."""
        node = self.tree.nodes.new('ShaderNodeTexNoise')
        node.noise_dimensions = '1D'
        self.put(value, node.inputs['W'])
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = 1, detail
        return node.outputs['Fac']

    def place(self, seed, stretch=(1, 1, 1)):
        """Positions on the object, moved by the seed so that no two pieces match."""
        node = self.new('Mapping', Vector=self.new('TexCoord').outputs['Object'])
        node.inputs['Location'].default_value = (seed * 3.1 % 97, seed * 1.7 % 89, 0)
        node.inputs['Scale'].default_value = stretch
        return node.outputs[0]

    def attribute(self, name):
        """A number that lathe() or handle() wrote on every vertex."""
        node = self.tree.nodes.new('ShaderNodeAttribute')
        node.attribute_name = name
        return node.outputs['Fac']


def glaze(name, height, seed, foot=True, rings=1.0):
    """The material for a piece of that height; foot=False glazes it down to the ground."""
    spec = GLAZES[name]
    material = bpy.data.materials.new(f'{name}-{seed}')
    n = Nodes(material)
    here = n.place(seed)
    z = n.new('SeparateXYZ', Vector=n.new('TexCoord').outputs['Object']).outputs['Z']
    along, edge, inside = n.attribute('along'), n.attribute('edge'), n.attribute('inside')
    drips = n.noise(n.place(seed, (4.2, 4.2, .9)), 1.0, 1)       # long and narrow, down the wall
    streak = n.noise(n.place(seed, (13, 13, 1.1)), 1.0, 3)
    main, runs = rgb(spec['glaze']), spec.get('runs', 0)

    def above(at, wave, drip, soft):
        """1 above a wavy line at that height, 0 below, with drips that hang from it."""
        hang = n.math('MULTIPLY', n.span(drips, .48, .70, soft=True), drip)
        line = n.math('MULTIPLY_ADD', n.noise(here, 5.5), -wave, at + wave * .5)
        line = n.math('SUBTRACT', line, hang)
        return n.span(n.math('SUBTRACT', z, line), -soft, soft)

    tone = n.mix(n.noise(here, 2.2), main, shade(main, .86))
    if runs:
        light = n.mix(.35, main, rgb(spec['rim']))
        near_rim = n.span(z, height * .55, height * 1.02, .04, .75 * runs)
        tone = n.mix(n.math('MULTIPLY', n.span(streak, .42, .8, soft=True), near_rim), tone, light)
    # glaze pools where it can: at the bottom of a bowl
    pool = n.math('MULTIPLY', inside, n.span(z, height * .08, height * .4, .5 * max(runs, .25), 0))
    tone = n.mix(pool, tone, shade(main, .62))
    thick = 0.0
    if 'dip' in spec:
        thick = above(height * spec['dip_at'], .05, .16 * min(height, 1.2), .010)
        if height > .5:                        # a tall piece is dipped upside down: little gets in
            thick = n.math('MULTIPLY', thick, n.math('SUBTRACT', 1, n.math(
                'MULTIPLY', inside, n.span(z, height - .10, height - .09, 1, 0))))
        second = rgb(spec['dip'])
        tone = n.mix(thick, tone, n.mix(n.noise(here, 3.0), second, shade(second, .82)))

    def specks(scale, size):
        """Dots of many sizes: each cell of a Voronoi pattern holds one, most of them tiny."""
        jitter = n.new('VectorMath')
        jitter.operation = 'MULTIPLY_ADD'
        n.put(n.new('TexNoise', Vector=here, Scale=scale * 2.2).outputs['Color'], jitter.inputs[0])
        jitter.inputs[1].default_value = (.5 / scale,) * 3
        n.put(here, jitter.inputs[2])
        cell = n.new('TexVoronoi', Vector=jitter.outputs[0], Scale=scale)
        one = n.new('SeparateXYZ', Vector=cell.outputs['Color']).outputs['X']
        radius = n.math('MULTIPLY', n.math('POWER', one, 2.5), size)
        return n.span(n.math('SUBTRACT', cell.outputs['Distance'], radius), -.07, .01, 1, 0)

    many = spec.get('specks', 1.0)
    dots = n.math('MAXIMUM', specks(38, .38 * many ** .5), specks(17, .16 * many ** .5))
    tone = n.mix(n.math('MULTIPLY', dots, .9), tone, rgb(spec['speck']))
    # edges break: the rim, the shoulder, and a little on every throwing ring of a runny glaze
    ring = n.line_noise(n.math('MULTIPLY_ADD', along, 15, n.noise(here, 2.5)), 1)
    breaks = n.math('MULTIPLY', edge, n.span(n.noise(here, 3.5, 3), .35, .65, .25, 1))
    if runs:
        ridge = n.math('MULTIPLY', n.span(ring, .56, .82, soft=True), .16 * runs)
        breaks = n.math('MAXIMUM', breaks, n.math('MULTIPLY', ridge, n.span(streak, .4, .7)))
    tone = n.mix(n.span(breaks, .08, .9, 0, .6 + .35 * runs), tone, rgb(spec['rim']))
    if foot:
        line = min(.12, height * .12)
        covered = n.math('MAXIMUM', above(line + .02, .05, .05 * runs, .007), inside)
        bead = n.math('SUBTRACT', above(line + .06, .05, .05 * runs, .03), covered)
        tone = n.mix(n.math('MULTIPLY', n.math('ABSOLUTE', bead), .3), tone, shade(main, .6))
        clay = n.mix(n.noise(here, 9.0, 4), rgb(spec['clay']), shade(rgb(spec['clay']), .8))
        tone = n.mix(covered, clay, tone)
        rough = n.span(covered, 0, 1, .92, spec['rough'])
    else:
        covered, rough = 1.0, spec['rough']
    n.put(tone, n.shader.inputs['Base Color'])
    n.put(rough, n.shader.inputs['Roughness'])

    # the surface: rings from the fingers, a slow unevenness, thickness of glaze, grain when matte
    hand = n.span(n.noise(here, 1.6), .35, .65, .35, 1)
    height_map = n.math('MULTIPLY', n.math('MULTIPLY', ring, hand),
                        (1.0 if spec['rough'] < .2 else 1.9) * rings)
    height_map = n.math('MULTIPLY_ADD', n.noise(here, 4, 3), .8, height_map)
    height_map = n.math('MULTIPLY_ADD', thick, .30, height_map)
    height_map = n.math('MULTIPLY_ADD', covered, .30, height_map)
    if spec['rough'] > .6:
        height_map = n.math('MULTIPLY_ADD', n.noise(here, 70, 3), .10, height_map)
    bump = n.new('Bump', Height=height_map, Strength=.9, Distance=.011)
    n.put(bump.outputs[0], n.shader.inputs['Normal'])
    return material


def plain(code, rough=.9, grain=0.0, scale=40.0, metal=0.0):
    """A material of one colour: paper, metal, and (with grain) sponge."""
    material = bpy.data.materials.new('plain')
    n = Nodes(material)
    n.put(rgb(code), n.shader.inputs['Base Color'])
    n.put(rough, n.shader.inputs['Roughness'])
    n.put(metal, n.shader.inputs['Metallic'])
    if grain:
        cell = n.new('TexVoronoi', Vector=n.place(1), Scale=scale).outputs['Distance']
        bump = n.new('Bump', Height=cell, Strength=grain, Distance=.05)
        n.put(bump.outputs[0], n.shader.inputs['Normal'])
        n.put(n.mix(n.span(cell, 0, .25), shade(rgb(code), .45), rgb(code)),
              n.shader.inputs['Base Color'])
    return material


def wood(code, seed=0, axis=0):
    """Wood with its grain along one axis (0 is x, 1 is y, 2 is z)."""
    material = bpy.data.materials.new('wood')
    n = Nodes(material)
    stretch = [9.0, 9.0, 9.0]
    stretch[axis] = .45
    fine, slow = n.noise(n.place(seed, stretch), 2.6, 5), n.noise(n.place(seed, stretch), .6, 2)
    base = rgb(code)
    tone = n.mix(n.span(fine, .3, .7), shade(base, .72), base)
    n.put(n.mix(n.span(slow, .42, .62, 0, .6), tone, shade(base, .62)),
          n.shader.inputs['Base Color'])
    n.put(n.span(fine, .3, .7, .75, .55), n.shader.inputs['Roughness'])
    bump = n.new('Bump', Height=fine, Strength=.35, Distance=.02)
    n.put(bump.outputs[0], n.shader.inputs['Normal'])
    return material


# -------------------------------------------------------------------------------------- forms
# (radius, height) from the foot up, in decimetres
FORMS = {
    'mug': [(.34, 0), (.36, .015), (.40, .06), (.42, .25), (.425, .55), (.42, .82), (.43, .93)],
    'cup': [(.27, 0), (.29, .015), (.36, .10), (.42, .32), (.44, .58), (.45, .72)],
    'espresso': [(.20, 0), (.21, .015), (.27, .08), (.31, .25), (.31, .45), (.325, .52)],
    'tumbler': [(.30, 0), (.31, .015), (.34, .08), (.37, .5), (.40, .98), (.41, 1.04)],
    'bowl': [(.36, 0), (.38, .02), (.38, .06), (.62, .20), (.86, .44), (.98, .64), (1.0, .68)],
    'noodle': [(.38, 0), (.40, .02), (.40, .08), (.66, .22), (.84, .50), (.90, .84), (.93, .90)],
    'pinch': [(.20, 0), (.21, .01), (.30, .07), (.37, .18), (.38, .28), (.37, .32)],
    'serving': [(.55, 0), (.57, .02), (.58, .06), (1.0, .26), (1.32, .55), (1.44, .72),
                (1.47, .74)],
    'plate': [(.80, 0), (.82, .015), (.84, .05), (1.00, .065), (1.10, .13), (1.34, .20),
              (1.41, .225)],
    'side': [(.55, 0), (.57, .015), (.58, .045), (.68, .058), (.77, .115), (.95, .165),
             (1.0, .185)],
    'pasta': [(.58, 0), (.60, .015), (.62, .05), (.88, .16), (.98, .26), (1.22, .30),
              (1.32, .33)],
    'shoulder': [(.42, 0), (.44, .02), (.55, .25), (.74, .75), (.84, 1.15), (.80, 1.42),
                 (.56, 1.64), (.36, 1.78), (.33, 1.92), (.42, 2.06), (.44, 2.09)],
    'bottle': [(.40, 0), (.42, .02), (.56, .18), (.66, .5), (.60, .86), (.36, 1.16), (.20, 1.42),
               (.165, 1.8), (.17, 2.2), (.235, 2.34), (.25, 2.36)],
    'moon': [(.42, 0), (.44, .02), (.72, .20), (1.02, .58), (1.12, .98), (1.02, 1.40),
             (.74, 1.74), (.46, 1.88), (.44, 1.98), (.47, 2.01)],
    'bud': [(.24, 0), (.255, .015), (.36, .12), (.41, .34), (.34, .58), (.16, .76), (.11, .96),
            (.12, 1.16), (.16, 1.22)],
    'cylinder': [(.42, 0), (.44, .02), (.45, .08), (.445, .6), (.45, 1.3), (.44, 1.72),
                 (.455, 1.78)],
    'planter': [(.52, 0), (.54, .02), (.60, .12), (.74, .6), (.82, 1.08), (.88, 1.12),
                (.90, 1.22)],
    'saucer': [(.66, 0), (.68, .01), (.80, .05), (.88, .14), (.90, .17)],
    'herb': [(.36, 0), (.38, .02), (.44, .1), (.52, .5), (.56, .76), (.61, .79), (.62, .88)],
    'pitcher': [(.42, 0), (.44, .02), (.56, .18), (.62, .5), (.56, .88), (.42, 1.2), (.38, 1.45),
                (.43, 1.66), (.46, 1.70)],
    'jar': [(.44, 0), (.46, .02), (.58, .14), (.64, .5), (.62, .82), (.52, .98), (.50, 1.02)],
    'lid': [(.50, 0), (.52, .02), (.40, .12), (.18, .20), (.09, .24), (.10, .32), (.14, .38),
            (.08, .43), (.005, .44)],
    'raw': [(.34, 0), (.36, .02), (.52, .20), (.70, .5), (.78, .8), (.80, .92)],
    'basin': [(.56, 0), (.58, .02), (.66, .12), (.72, .40), (.74, .46)],
    'lump': [(.30, 0), (.40, .05), (.47, .22), (.42, .42), (.26, .54), (.005, .58)],
    'disc': [(.17, 0), (.19, .012), (.195, .05), (.18, .062), (.005, .066)],
}
SOLID = {'lid', 'lump', 'disc'}                                     # no inside
FLAT = {'plate', 'side', 'pasta', 'saucer'}                         # thinner, barely any rings
FOOT = {'bowl': .06, 'noodle': .08, 'serving': .06, 'plate': .05, 'side': .045, 'pasta': .05,
        'basin': .03}                                               # height of a turned foot ring


def smooth(points, step=.025):
    """A curve through the points without overshoot (monotone cubic along the chord length)."""
    t = [0.0]
    for a, b in zip(points, points[1:]):
        t.append(t[-1] + math.dist(a, b))

    def slopes(values):
        d = [(values[i + 1] - values[i]) / (t[i + 1] - t[i]) for i in range(len(values) - 1)]
        inner = [0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(d, d[1:])]
        return [d[0]] + inner + [d[-1]]

    def at(values, m, i, u):
        h = t[i + 1] - t[i]
        return ((2 * u ** 3 - 3 * u * u + 1) * values[i] + (u ** 3 - 2 * u * u + u) * h * m[i]
                + (3 * u * u - 2 * u ** 3) * values[i + 1] + (u ** 3 - u * u) * h * m[i + 1])

    rs, zs = [p[0] for p in points], [p[1] for p in points]
    mr, mz = slopes(rs), slopes(zs)
    curve = []
    for i in range(len(points) - 1):
        count = max(3, math.ceil((t[i + 1] - t[i]) / step))
        curve += [(at(rs, mr, i, k / count), at(zs, mz, i, k / count)) for k in range(count)]
    return curve + [points[-1]]


def section(form):
    """The closed half section of a form: outside up, over the rim, inside down to the middle.

    Returns points (radius, height) and the index at which the inside begins."""
    points = FORMS[form]
    outer = [(.002, .01), (points[0][0] * .85, .01)] + smooth(points)
    if form in SOLID:
        return outer, len(outer)
    wall = .045 if form in FLAT else .05
    floor = FOOT.get(form, .02) + wall

    def inward(i):
        """The point of the inner wall that lies across from control point i, and the normal."""
        a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = math.dist(a, b)
        normal = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)
        w = min(wall, points[i][0] * .45)
        return (points[i][0] + normal[0] * w, points[i][1] + normal[1] * w), normal, w

    start, normal, w = inward(len(points) - 1)
    middle = ((points[-1][0] + start[0]) / 2, (points[-1][1] + start[1]) / 2)
    ahead = (normal[1], -normal[0])
    rim = []
    for k in range(1, 9):
        a = math.pi * k / 9
        rim.append((middle[0] - math.cos(a) * normal[0] * w / 2 + math.sin(a) * ahead[0] * w / 2,
                    middle[1] - math.cos(a) * normal[1] * w / 2 + math.sin(a) * ahead[1] * w / 2))
    inner = [start] + [inward(i)[0] for i in range(len(points) - 2, 0, -1)]
    inner = [p for p in inner if p[1] > floor + .03]
    last, rest = inner[-1][0], inner[-1][1] - floor
    if form in FLAT:                                     # a plate has a well with a clear edge
        inner += [(last - .045, floor + rest * .35), (last - .10, floor + rest * .05),
                  (last * .7, floor), (.002, floor)]
    else:                                                # a bowl runs out in a curve
        inner += [(last * .80, floor + rest * .42), (last * .55, floor + rest * .12),
                  (last * .28, floor + rest * .02), (.002, floor)]
    return outer + rim + smooth(inner), len(outer) + 4


def edges(points):
    """How much the section bends outwards at each point: 1 on a rim, 0 on a wall or in a curve."""
    lengths = [max(math.dist(a, b), 1e-6) for a, b in zip(points, points[1:])]
    headings = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(points, points[1:])]
    turns = [0.0]
    for a, b in zip(headings, headings[1:]):
        turns.append((b - a + math.pi) % (2 * math.pi) - math.pi)
    turns.append(0.0)
    along = [0.0]
    for length in lengths:
        along.append(along[-1] + length)
    result = []
    for here in along:
        bend = sum(turn * math.exp(-((s - here) / .015) ** 2) for s, turn in zip(along, turns))
        result.append(min(max((bend / .0266 - 5) / 30, 0), 1))
    return along, result


def mesh(name, vertices, faces, material, **numbers):
    """A smooth object from vertices and faces; numbers are stored per vertex for the shader."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = True
    for key, values in numbers.items():
        data.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', values)
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def tube_faces(rows, steps):
    """Faces between rows of vertices, each row a ring of that many steps."""
    return [(i * steps + s, i * steps + (s + 1) % steps, (i + 1) * steps + (s + 1) % steps,
             (i + 1) * steps + s) for i in range(rows - 1) for s in range(steps)]


def lathe(form, material, at=(0, 0, 0), size=1.0, seed=0, turn=0.0, tilt=0.0, spout=None):
    """A thrown piece: the form's section turned round, a little uneven, as a hand leaves it."""
    rnd, steps = random.Random(seed), 144
    points, first_inside = section(form)
    along, edge = edges(points)
    a1, a2, top = rnd.uniform(0, 6.28), rnd.uniform(0, 6.28), FORMS[form][-1][1]
    uneven = 2.2 if form == 'lump' else 1.0
    vertices = []
    for r, z in points:
        for s in range(steps):
            a = 2 * math.pi * s / steps
            w = 1 + uneven * (.006 * math.sin(2 * a + a1 + z * 2) + .004 * math.sin(3 * a + a2))
            x, y, up = r * w * math.cos(a), r * w * math.sin(a), z * (1 + .004 * math.sin(a + a2))
            if spout is not None:              # the lip, pulled out between two fingers
                off = (a - spout + math.pi) % (2 * math.pi) - math.pi
                pull = math.exp(-(off / .40) ** 2) * max(0, (z - top + .34) / .34) ** 2
                x, y = x + .14 * pull * math.cos(spout), y + .14 * pull * math.sin(spout)
                up += .045 * pull
                pinch = .05 * math.exp(-((abs(off) - .75) / .3) ** 2)
                pinch *= max(0, (z - top + .34) / .34) ** 2
                x, y = x - pinch * math.cos(a), y - pinch * math.sin(a)
            vertices.append((x, y, up))
    inside = [1.0 if i >= first_inside else 0.0 for i in range(len(points))]
    spread = {key: [v for v in values for _ in range(steps)]
              for key, values in (('along', along), ('edge', edge), ('inside', inside))}
    item = mesh(form, vertices, tube_faces(len(points), steps), material, **spread)
    item.location, item.scale, item.rotation_euler = at, (size,) * 3, (tilt, 0, turn)
    return item


def radius_at(form, height):
    """The outer radius of a form at that height."""
    return min(smooth(FORMS[form]), key=lambda p: abs(p[1] - height))[0]


def handle(form, material, low, high, out, at, turn, size=1.0):
    """A pulled handle: a strap between two heights that widens where it meets the wall."""
    r0, r1 = radius_at(form, low) - .035, radius_at(form, high) - .035
    rise = high - low
    a, d = Vector((r1, 0, high)), Vector((r0, 0, low))
    b = Vector((r1 + out * 1.45, 0, high + rise * .26))
    c = Vector((r0 + out * 1.18, 0, low - rise * .02))
    rows, steps, vertices, edge, along = 56, 24, [], [], []
    for i in range(rows):
        t = i / (rows - 1)
        u = 1 - t
        p = a * u ** 3 + b * 3 * u * u * t + c * 3 * u * t * t + d * t ** 3
        ahead = ((b - a) * u * u + (c - b) * 2 * u * t + (d - c) * t * t).normalized()
        normal = Vector((-ahead.z, 0, ahead.x))
        flare = math.exp(-(t / .10) ** 2) + .75 * math.exp(-(u / .09) ** 2)
        wide, thick = .088 * (1 + .55 * flare) - .012 * t, .040 * (1 + .75 * flare)
        for s in range(steps):
            w = 2 * math.pi * s / steps
            side, face = math.cos(w), math.sin(w)
            side = math.copysign(abs(side) ** .8, side)           # a strap, not a rope
            ridge = .006 * math.exp(-(side / .3) ** 2) if face > 0 else 0
            vertices.append(p + normal * (face * thick + ridge) + Vector((0, side * wide, 0)))
            edge.append(.45 * max(0, abs(math.cos(w)) - .72) / .28)
            along.append(0.0)
    item = mesh('handle', vertices, tube_faces(rows, steps), material, edge=edge, along=along,
                inside=[0.0] * len(vertices))
    item.location, item.rotation_euler, item.scale = at, (0, 0, turn), (size,) * 3
    return item


# -------------------------------------------------------------------------------------- props
def box(material, dims, at, turn=0.0, soft=.012):
    """A block with softened edges, standing on at."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=(at[0], at[1], at[2] + dims[2] / 2),
                                    rotation=(0, 0, turn))
    item = bpy.context.object
    item.scale = dims
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    item.data.materials.append(material)
    bevel = item.modifiers.new('soft', 'BEVEL')
    bevel.width, bevel.segments = soft, 3
    for polygon in item.data.polygons:
        polygon.use_smooth = True
    item.data.use_auto_smooth = True
    return item


def rod(material, path, radii):
    """A round stick along a path of points, as thick at each as radii says."""
    curve = bpy.data.curves.new('rod', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 1.0, 6
    curve.resolution_u, curve.use_fill_caps = 10, True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(path) - 1)
    for point, co, radius in zip(spline.bezier_points, path, radii):
        point.co, point.radius = co, radius
        point.handle_left_type = point.handle_right_type = 'AUTO'
    curve.materials.append(material)
    item = bpy.data.objects.new('rod', curve)
    bpy.context.collection.objects.link(item)
    return item


def blob(material, at, radii, lean=(0, 0, 1)):
    """An egg whose long axis points along lean: a seed head, a sponge, a toggle."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=24, ring_count=14, location=at)
    item = bpy.context.object
    item.scale = radii
    item.rotation_euler = Vector(lean).to_track_quat('Z', 'Y').to_euler()
    item.data.materials.append(material)
    for polygon in item.data.polygons:
        polygon.use_smooth = True
    return item


def stem(code, at, height, lean, seed):
    """A dry branch with seed heads on short stalks. Returns its tip."""
    rnd = random.Random(seed)
    bark, dry = plain(code, .8), plain('#8a6847', .85)
    base = Vector(at)
    depth = rnd.uniform(-.15, .15)

    def on(t):
        sway = .05 * math.sin(t * 5 + seed) * t * t
        return base + Vector((lean * t ** 2.2 + sway, depth * t * t, height * t))

    steps = [k / 6 for k in range(7)]
    rod(bark, [on(t) for t in steps], [.016 - .009 * t for t in steps])
    count = 13
    for i in range(count):
        t = .64 + .36 * (i + rnd.uniform(-.3, .3)) / (count - 1)
        t = min(t, 1.0)
        a = i * 2.4 + rnd.uniform(-.4, .4)
        reach = (.20 - .13 * (t - .64) / .36) * rnd.uniform(.8, 1.15)
        tip = on(t) + Vector((math.cos(a) * reach, math.sin(a) * reach * .8, reach * .75))
        bend = (on(t) + tip) / 2 + Vector((0, 0, -.02))
        rod(bark, [on(t), bend, tip], [.007, .005, .004])
        big = rnd.uniform(.026, .036) * (1.15 - .5 * (t - .64))
        blob(dry, tip, (big, big, big * 1.55), tip - on(t))
    return on(1.0)


def notebook(at, turn):
    """A cloth-bound booklet with its pages, a paper label and a ribbon. No words on it."""
    c, s = math.cos(turn), math.sin(turn)

    def put(x, y, z):
        return (at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z)

    cloth, pages = plain('#8fa89b', .92, .10, 60), plain('#efe7d8', .9)
    box(cloth, (1.50, 2.05, .022), put(0, 0, 0), turn, .008)
    for k in range(7):                                            # sheets, none quite square
        rnd = random.Random(k)
        box(pages, (1.43 + rnd.uniform(-.01, .01), 1.97 + rnd.uniform(-.012, .012), .0135),
            put(.015, 0, .022 + k * .014), turn + rnd.uniform(-.003, .003), .003)
    box(cloth, (1.50, 2.05, .022), put(0, 0, .120), turn, .008)
    box(plain('#5d7468', .9), (.16, 2.052, .146), put(-.685, 0, -.001), turn, .02)
    box(plain('#f3ede0', .85), (.72, .46, .004), put(.08, .42, .142), turn, .002)
    ribbon = plain('#b5654a', .8)
    box(ribbon, (.045, .36, .005), put(.28, -1.14, .012), turn + .10, .002)
    return [put(x, y, z) for x in (-.78, .78) for y in (-1.2, 1.05) for z in (0, .15)]


def wheel(at):
    """A potter's wheel: the metal head with its grooves, above a shallow splash pan."""
    x, y, z = at
    tin = plain('#8f8a83', .42, metal=.75)
    head = [(.002, .30), (1.05, .30), (1.09, .31), (1.10, .33), (1.10, .40), (1.085, .42)]
    for r in (1.0, .84, .68):
        head += [(r + .018, .42), (r + .012, .412), (r - .012, .412), (r - .018, .42)]
    turned(tin, head + [(.002, .42)], at)
    pan = [(.002, .0), (1.40, .0), (1.52, .03), (1.58, .16), (1.61, .34), (1.625, .36),
           (1.60, .365), (1.57, .34), (1.53, .18), (1.46, .08), (1.3, .05), (.002, .05)]
    turned(plain('#d9d2c4', .5), pan, at)
    return [(x + 1.62 * math.cos(k), y + 1.62 * math.sin(k), z + h)
            for k in (0, .8, 1.6, 2.4, 3.1, 3.9, 4.7, 5.5) for h in (0, .36)]


def turned(material, points, at):
    """A machine-made turned part: the points as they are, round, with crisp edges."""
    steps = 160
    vertices = [(r * math.cos(2 * math.pi * s / steps), r * math.sin(2 * math.pi * s / steps), z)
                for r, z in points for s in range(steps)]
    item = mesh('turned', vertices, tube_faces(len(points), steps), material)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, .6
    item.location = at
    return item


def board(at, length, depth, code='#b98f63', turn=0.0, seed=1):
    """A ware board: a plank .12 high."""
    box(wood(code, seed), (length, depth, .12), at, turn, .02)
    return [(at[0] + sx * length / 2, at[1] + sy * depth / 2, at[2] + h)
            for sx in (-1, 1) for sy in (-1, 1) for h in (0, .12)]


def tool(kind, at, turn):
    """A tool lying down: 'knife', 'loop', 'brush', 'rib', 'wire', 'sponge'."""
    c, s = math.cos(turn), math.sin(turn)

    def put(x, y=0.0, z=0.0):
        return Vector((at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z))

    handle_wood = wood('#a9764a', int(turn * 10) + 3, 0 if abs(c) > .7 else 1)
    steel = plain('#b9b6b0', .3, metal=1)
    if kind == 'knife':
        rod(handle_wood, [put(-.6, 0, .05), put(-.3, 0, .055), put(.2, 0, .05), put(.55, 0, .035),
                          put(.8, 0, .02)], [.035, .048, .04, .03, .004])
    elif kind == 'loop':
        rod(handle_wood, [put(-.65, 0, .05), put(-.2, 0, .05), put(.35, 0, .05)],
            [.04, .05, .032])
        rod(plain('#b08d4e', .3, metal=1), [put(.33, 0, .05), put(.42, 0, .05)], [.036, .03])
        ring = [put(.42, .0, .05), put(.56, .09, .05), put(.72, .10, .05), put(.79, 0, .05),
                put(.72, -.10, .05), put(.56, -.09, .05), put(.42, 0, .05)]
        rod(steel, ring, [.011] * 7)
    elif kind == 'brush':
        rod(handle_wood, [put(-.8, 0, .04), put(-.3, 0, .05), put(.2, 0, .05), put(.3, 0, .05)],
            [.012, .035, .042, .036])
        rod(plain('#b08d4e', .35, metal=1), [put(.28, 0, .05), put(.48, 0, .05)], [.042, .05])
        rod(plain('#4b3a2c', .9, .5, 90), [put(.47, 0, .05), put(.6, 0, .055), put(.74, 0, .045),
                                           put(.86, .01, .03)], [.048, .06, .042, .004])
    elif kind == 'rib':
        flat = blob(wood('#b5804f', 7), put(0, 0, .03), (.34, .19, .028))
        flat.rotation_euler = (0, 0, turn)
    elif kind == 'wire':
        path = [put(-.7, -.1, .03), put(-.3, .16, .012), put(.1, -.12, .012), put(.5, .12, .012),
                put(.8, -.05, .03)]
        rod(steel, path, [.007] * 5)
        for end, lean in ((path[0], .25), (path[-1], -.35)):
            offset = Vector((-s, c, 0)) * .16 + Vector((c, s, 0)) * lean * .3
            rod(wood('#8a5b3a', 5), [end - offset, end, end + offset], [.035, .03, .035])
    elif kind == 'sponge':
        sponge = blob(plain('#cfa566', .95, .8, 11), put(0, 0, .13), (.30, .23, .15))
        sponge.rotation_euler = (0, 0, turn)
    return [put(x, y, z) for x in (-.6, .6) for y in (-.12, .12) for z in (0, .1)]


# ----------------------------------------------------------------------------------- pictures
PAPER = {'bone': '#e8e0d2', 'grey': '#d9d7d2', 'sage': '#c3c9bd', 'blush': '#dcc3b4',
         'sand': '#d8c6aa', 'ink': '#4a4846'}
EAR = dict(handle=(.24, .76, .36))                   # a mug's handle: from, to, how far out
JUG = dict(handle=(.52, 1.50, .50), spout=math.pi)


def V(form, glaze, x=0, y=0, z=0, **more):
    """A vessel in a picture: its form, its glaze, where it stands."""
    return dict(form=form, glaze=glaze, at=(x, y, z), **more)


def P(alt, paper, *items, **more):
    """A picture: its description, the paper, the vessels; more is read by picture() below."""
    return dict(alt=alt, paper=paper, items=items, **more)


def close(x, y, z, span):
    """A camera that looks at one spot from near: the spot, and how wide the view is there."""
    return (x, y, z, span)


def breakfast(glaze):
    """A bowl on a plate, and a mug beside it, all in one glaze."""
    return (V('side', glaze, -.32, .40), V('bowl', glaze, -.32, .40, .10, size=.74),
            V('mug', glaze, .72, -.66, turn=-.45, **EAR))


TWIG = '#6b4b33'
PICTURES = {
    # ---- mugs and cups
    'harbor-mug': P('A speckled white mug dipped in slate blue, its foot left bare', 'bone',
                     V('mug', 'dip', **EAR)),
    'harbor-mug-bone': P('The mug in bone, speckled all over', 'bone', V('mug', 'bone', **EAR)),
    'harbor-mug-celadon': P('The mug in glossy celadon', 'bone', V('mug', 'celadon', **EAR)),
    'harbor-mug-tenmoku': P('The mug in tenmoku, dark brown breaking to rust', 'bone',
                             V('mug', 'tenmoku', **EAR)),
    'harbor-mug-above': P('Two mugs from above, one dipped in blue, one in bone', 'bone',
                           V('mug', 'dip', -.42, .42, **EAR),
                           V('mug', 'bone', .42, -.42, turn=-.75, **EAR), el=40),
    'harbor-mug-close': P('Where the blue dip ends on the white mug', 'bone',
                           V('mug', 'dip', **EAR), el=14, near=close(.10, -.42, .50, .50)),
    'morning-cup': P('A small handleless cup in rose, speckled, on blush paper', 'blush',
                     V('cup', 'rose')),
    'morning-cup-bone': P('The cup in bone', 'bone', V('cup', 'bone')),
    'morning-cup-sea': P('The cup in glossy sea blue', 'grey', V('cup', 'sea')),
    'morning-cup-above': P('Three cups from above: rose, bone and sea', 'blush',
                           V('cup', 'rose', -.40, -.40), V('cup', 'bone', .52, -.10),
                           V('cup', 'sea', -.05, .66), el=44),
    'morning-cup-close': P('The rim of the rose cup, where the glaze thins to the clay', 'blush',
                           V('cup', 'rose'), el=32, near=close(-.06, -.36, .66, .52)),
    'espresso-pair': P('Two espresso cups, one dark tenmoku, one bone', 'grey',
                       V('espresso', 'tenmoku', -.38, 0), V('espresso', 'bone', .36, -.22)),
    'espresso-pair-above': P('The two espresso cups from above', 'grey',
                             V('espresso', 'tenmoku', -.28, .20),
                             V('espresso', 'bone', .28, -.22), el=46),
    'tumbler': P('Two tall tumblers, chalk white and sea blue', 'sage',
                 V('tumbler', 'chalk', -.42, .12), V('tumbler', 'sea', .40, -.18)),
    'tumbler-chalk': P('The tumbler in matte chalk', 'sage', V('tumbler', 'chalk')),
    'tumbler-sea': P('The tumbler in glossy sea blue', 'sage', V('tumbler', 'sea')),
    'tumbler-celadon': P('The tumbler in celadon', 'sage', V('tumbler', 'celadon')),
    'tumbler-close': P('Sea glaze running to a stop above the bare foot', 'sage',
                       V('tumbler', 'sea'), el=16, near=close(-.06, -.34, .24, .46)),
    # ---- bowls
    'wide-bowl': P('A wide ochre bowl', 'sand', V('bowl', 'ochre'), el=26),
    'wide-bowl-above': P('The ochre bowl from above, glaze pooling at its center', 'sand',
                         V('bowl', 'ochre'), el=58),
    'wide-bowl-close': P('Throwing rings and iron specks inside the ochre bowl', 'sand',
                         V('bowl', 'ochre'), el=40, near=close(-.42, -.45, .60, .72)),
    'noodle-bowl': P('A deep noodle bowl in matte iron black', 'grey', V('noodle', 'iron'), el=24),
    'noodle-bowl-celadon': P('The noodle bowl in celadon', 'grey', V('noodle', 'celadon'), el=24),
    'noodle-bowl-above': P('Two noodle bowls from above, iron and celadon', 'grey',
                           V('noodle', 'iron', -.70, .62), V('noodle', 'celadon', .62, -.66),
                           el=48),
    'salt-pinch': P('Three small salt bowls: celadon, bone and tenmoku', 'bone',
                    V('pinch', 'celadon', -.45, .1), V('pinch', 'bone', .38, -.2),
                    V('pinch', 'tenmoku', .42, .75), el=30),
    'salt-pinch-above': P('The three salt bowls from above, one with its glaze pooled', 'bone',
                          V('pinch', 'celadon', -.42, .12), V('pinch', 'bone', .40, -.26),
                          V('pinch', 'tenmoku', .46, .66), el=56),
    'salt-pinch-celadon': P('The salt bowl in celadon', 'bone', V('pinch', 'celadon'), el=30),
    'salt-pinch-bone': P('The salt bowl in bone', 'bone', V('pinch', 'bone', seed=2), el=30),
    'salt-pinch-tenmoku': P('The salt bowl in tenmoku', 'bone', V('pinch', 'tenmoku', seed=3), el=30),
    'serving-bowl': P('A large shallow serving bowl in bone', 'sage', V('serving', 'bone'), el=26),
    'serving-bowl-above': P('The serving bowl from above with a small celadon bowl in it', 'sage',
                            V('serving', 'bone'), V('pinch', 'celadon', .10, .05, .115), el=52),
    # ---- plates
    'dinner-plate': P('Two chalk dinner plates with a celadon side plate on top', 'bone',
                      V('plate', 'chalk'), V('plate', 'chalk', 0, 0, .12),
                      V('side', 'celadon', 0, 0, .225), el=46),
    'dinner-plate-chalk': P('The dinner plate in chalk', 'bone', V('plate', 'chalk'), el=46),
    'dinner-plate-celadon': P('The dinner plate in celadon', 'bone', V('plate', 'celadon'), el=46),
    'dinner-plate-iron': P('The dinner plate in iron black', 'bone', V('plate', 'iron'), el=46),
    'dinner-plate-close': P('The lip of a stack of plates in chalk, celadon and iron', 'bone',
                            V('plate', 'chalk'), V('plate', 'iron', .03, .02, .12),
                            V('side', 'celadon', -.02, -.10, .22), el=34,
                            near=close(-.30, -.98, .32, 1.25)),
    'side-plate': P('A rose side plate', 'blush', V('side', 'rose'), el=52),
    'side-plate-stack': P('Four side plates in a stack: rose, bone, rose, celadon', 'blush',
                          V('side', 'rose'), V('side', 'bone', .02, .01, .10),
                          V('side', 'rose', -.02, .02, .20), V('side', 'celadon', .01, -.02, .30), el=24),
    'pasta-plate': P('A pasta plate, white in the well, blue on the rim', 'sand',
                     V('pasta', 'dip'), el=48),
    'pasta-plate-close': P('Where the white of the well meets the blue of the rim', 'sand',
                           V('pasta', 'dip'), el=36, near=close(-.30, -.80, .24, 1.20)),
    # ---- vases
    'shoulder-vase': P('A tall celadon vase with a high shoulder', 'grey',
                       V('shoulder', 'celadon')),
    'shoulder-vase-above': P('The shoulder vase seen from a little above', 'grey',
                             V('shoulder', 'celadon'), el=32),
    'shoulder-vase-close': P('The neck of the shoulder vase, celadon breaking pale on the edge',
                             'grey', V('shoulder', 'celadon'), el=20,
                             near=close(-.12, -.5, 1.72, 1.15)),
    'bottle-vase': P('A long-necked bottle vase in tenmoku', 'bone', V('bottle', 'tenmoku')),
    'bottle-vase-close': P('The neck of the bottle, tenmoku breaking to rust', 'bone',
                           V('bottle', 'tenmoku'), el=16, near=close(0, -.2, 2.05, .80)),
    'moon-jar': P('A round moon jar in matte chalk', 'grey', V('moon', 'chalk')),
    'moon-jar-room': P('The moon jar with three dry branches', 'sand', V('moon', 'chalk'),
                       stems=[(TWIG, (0, 0, .6), 2.6, .55, 1),
                              ('#7a5a3c', (.05, 0, .6), 2.3, -.45, 2),
                              ('#5f4630', (0, .05, .6), 2.9, .1, 3)]),
    'moon-jar-close': P('The neck of the moon jar, specks in the matte chalk', 'grey',
                        V('moon', 'chalk'), el=26, near=close(.0, -.55, 1.75, 1.35)),
    'bud-vase': P('A small ochre bud vase with one dry branch', 'sage', V('bud', 'ochre'),
                  stems=[(TWIG, (0, 0, .3), 1.7, .34, 5)]),
    'bud-vase-sea': P('The bud vase in sea', 'sage', V('bud', 'sea'),
                      stems=[(TWIG, (0, 0, .3), 1.7, .34, 5)]),
    'bud-vase-rose': P('The bud vase in rose', 'sage', V('bud', 'rose'),
                       stems=[(TWIG, (0, 0, .3), 1.7, .34, 5)]),
    'cylinder-vase': P('A straight vase, terracotta below and white above', 'blush',
                       V('cylinder', 'dipclay')),
    'cylinder-vase-close': P('White glaze ending on bare terracotta', 'blush',
                             V('cylinder', 'dipclay'), el=12, near=close(-.05, -.45, .88, .62)),
    # ---- pots, jugs, jars
    'planter': P('A terracotta planter on its saucer', 'sand', V('planter', 'clay', 0, 0, .06),
                 V('saucer', 'clay')),
    'planter-above': P('The planter from above, bare clay inside and out', 'sand',
                       V('planter', 'clay', 0, 0, .06), V('saucer', 'clay'), el=40),
    'herb-pots': P('Three herb pots: terracotta, bone and iron', 'bone',
                   V('herb', 'clay', -.70, .02), V('herb', 'bone', .62, -.28),
                   V('herb', 'iron', .10, 1.12), el=20, fill=1.12),
    'herb-pots-above': P('The three herb pots from above', 'bone',
                         V('herb', 'clay', -.70, .02), V('herb', 'bone', .62, -.28),
                         V('herb', 'iron', .10, 1.12), el=48),
    'pitcher': P('A sea-blue pitcher with a pulled handle and spout', 'grey',
                 V('pitcher', 'sea', **JUG)),
    'pitcher-above': P('The pitcher from above, its lip pulled to a spout', 'grey',
                       V('pitcher', 'sea', turn=-.6, **JUG), el=38),
    'lidded-jar': P('A lidded storage jar in iron', 'bone', V('jar', 'iron'),
                    V('lid', 'iron', 0, 0, 1.02)),
    'lidded-jar-above': P('The jar open, its lid beside it', 'bone',
                          V('jar', 'iron', -.30, .30),
                          V('lid', 'iron', .62, -.62, .0), el=34),
    # ---- sets, booklet, workshop
    'breakfast-set': P('A breakfast bowl, a mug and a plate, all in bone', 'sage', *breakfast('bone'),
                       el=28, fill=1.1),
    'breakfast-set-celadon': P('The bowl, mug and plate in celadon', 'sage', *breakfast('celadon'),
                               el=28, fill=1.1),
    'breakfast-set-tenmoku': P('The bowl, mug and plate in tenmoku', 'sage', *breakfast('tenmoku'),
                               el=28, fill=1.1),
    'breakfast-set-chalk': P('The bowl and plate in chalk, with a tumbler', 'sage',
                             *breakfast('chalk')[:2], V('tumbler', 'chalk', .72, -.66), el=28, fill=1.1),
    'seconds-box': P('A cup, an espresso cup, a salt bowl and a bud vase, all different', 'sand',
                     V('cup', 'celadon', -.75, .35), V('espresso', 'ochre', .15, -.45),
                     V('pinch', 'rose', .85, .15), V('bud', 'sea', .1, .85), el=28),
    'seconds-box-above': P('The four pieces from above, no two of a size or a glaze', 'sand',
                           V('cup', 'celadon', -.62, .30), V('espresso', 'ochre', -.05, -.62),
                           V('pinch', 'rose', .72, -.10), V('bud', 'sea', .25, .72), el=50, fill=1.2),
    'glaze-notebook': P('A cloth-bound booklet with six glaze tests beside it', 'bone',
                        *[V('disc', g, 1.18 + .06 * (k % 2), .98 - .43 * k, seed=k)
                          for k, g in enumerate(('celadon', 'ochre', 'rose', 'sea', 'tenmoku',
                                                 'chalk'))],
                        el=50, fill=1.04, props=[('notebook', (-.30, 0, 0), .08)]),
    'glaze-notebook-close': P('The six glaze tests from near, chalk and tenmoku in front', 'bone',
                              *[V('disc', g, 1.18 + .06 * (k % 2), .98 - .43 * k, seed=k)
                                for k, g in enumerate(('celadon', 'ochre', 'rose', 'sea', 'tenmoku',
                                                       'chalk'))],
                              el=34, near=close(.95, -.62, .06, 1.35),
                              props=[('notebook', (-.30, 0, 0), .08)]),
    'wheel-workshop': P('A bowl just thrown, still wet, on the wheel', 'bone',
                        V('raw', 'wet', 0, 0, .42), el=24, fill=1.14,
                        props=[('wheel', (0, 0, 0))]),
    # ---- wide ones
    'home-shelf': P('Bottle, bowl, mug, moon jar, cup and vase in a row', 'bone',
                    V('bottle', 'tenmoku', -2.85, .35), V('bowl', 'ochre', -1.45, -.75),
                    V('moon', 'chalk', .35, .5), V('cup', 'rose', 1.62, -.55),
                    V('shoulder', 'celadon', 2.75, .25),
                    V('mug', 'dip', -.22, -1.15, turn=.1, **EAR), wide=True, el=9,
                    stems=[(TWIG, (-2.85, .35, 1.2), 2.0, .45, 7)]),
    'about-bench': P('A bowl, two mugs and a jug drying on a board, tools in front', 'bone',
                     V('bowl', 'dry', -2.75, .72, .12), V('mug', 'dry', -1.55, .60, .12, **EAR),
                     V('mug', 'dry', -.55, .66, .12, turn=-.1, seed=5, **EAR),
                     V('pitcher', 'dry', .62, .75, .12, **JUG),
                     V('basin', 'iron', 2.55, .35), V('lump', 'clay', 1.75, -.72, size=.9),
                     wide=True, el=17,
                     props=[('board', (-1.15, .68, 0), 4.9, 1.35),
                            ('tool', 'loop', (-2.3, -.75, 0), .10),
                            ('tool', 'knife', (-.80, -.90, 0), -.10),
                            ('tool', 'rib', (.62, -.72, 0), .35),
                            ('tool', 'sponge', (2.75, -.62, 0), .3)]),
    'workshop-wheel': P('A wheel with a wet bowl on it; clay, a basin and tools beside it',
                        'bone', V('raw', 'wet', .9, .3, .42), V('basin', 'iron', -1.75, .75),
                        V('lump', 'clay', -2.75, .15), V('lump', 'clay', -2.35, -.62, size=.8),
                        wide=True, el=20,
                        props=[('wheel', (.9, .3, 0)), ('tool', 'sponge', (-1.35, -.50, 0), .5),
                               ('tool', 'wire', (3.45, -.75, 0), .9),
                               ('tool', 'rib', (3.3, .35, 0), -.5)]),
    # ---- rooms and people (rooms.py)
    'hands-wheel': P('Two hands, covered with slip, around a bowl on the wheel', None, room='hands',
                     wide=True, el=44, near=close(0, -.35, .90, 5.6), focus=1.2),
    'kiln-open': P('A kiln with its door open, pots on three shelves', None, room='kiln',
                   wide=True, el=4, near=close(0, 1.2, 3.2, 15.5), focus=8),
    'mill-shelf': P('Three long shelves with pots in every glaze', None, room='shelf',
                    wide=True, el=3, near=close(0, .2, 3.6, 16.0), focus=8),
    'table-window': P('A table laid for four in the light of a window', None, room='table',
                      wide=True, el=22, near=close(.6, -.2, 1.0, 13.5), focus=.8),
    'potters-shelf': P('Two potters from behind at a shelf, pots on the table in front', None, room='pair',
                       wide=True, el=3, near=close(.2, -8.4, 12.5, 14.0), focus=.16),
    'potter-shelf': P('A potter from behind, reaching up to a shelf of pots', None, room='potter',
                      wide=True, el=3, near=close(-1.2, -8.4, 12.5, 14.0), focus=.16),
}


# ---------------------------------------------------------------------------------- rendering
def sweep(code):
    """Seamless paper: flat in front, rising behind in a wide curve."""
    curve = [(3 + 2.5 * math.sin(t * math.pi / 24), 2.5 - 2.5 * math.cos(t * math.pi / 24))
             for t in range(1, 13)]
    points = [(-30, 0), (3, 0)] + curve + [(5.5, 16)]
    vertices = [p for y, z in points for p in ((-30, y, z), (30, y, z))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    mesh('paper', vertices, faces, plain(code, .95))


def light(at, aim, size, watts, tint):
    """A soft square light."""
    data = bpy.data.lights.new('soft', 'AREA')
    data.size, data.energy, data.color = size, watts, tint
    item = bpy.data.objects.new('soft', data)
    item.location = at
    item.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(item)


def lights():
    """A window from the left, a weak warm fill from the right, a little from above."""
    light((-5.5, -3.2, 5.2), (0, 0, .6), 3.6, 760, (1, .96, .90))
    light((5.5, -4.5, 3.2), (0, 0, .8), 5.0, 130, (.93, .96, 1))
    light((1.5, 2.6, 6.5), (0, 0, .5), 2.5, 120, (1, .98, .95))
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1, .97, .93, 1)
    background.inputs[1].default_value = .22
    bpy.context.scene.world = world


def camera(points, wide, el, near, fill, focus=None):
    """An 85 mm lens from el degrees above, framing all the points (or one spot from near).

    fill over 1 comes closer."""
    data = bpy.data.cameras.new('camera')
    data.lens = 85
    item = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    el = math.radians(el)
    back = Vector((.05, -math.cos(el), math.sin(el))).normalized()
    right = Vector((0, 0, 1)).cross(back).normalized()
    up = back.cross(right)
    half = 36 / 2 / 85                             # the sensor's 36 mm lie along the longer side
    half_w, half_h = (half, half * 810 / 1440) if wide else (half / 1.25, half)
    if near:
        aim, distance = Vector(near[:3]), near[3] / 2 / half_w
        data.dof.aperture_fstop = focus or 2.0
    else:
        ends = [Vector(p) for p in points]
        xs, ys, ds = ([e.dot(axis) for e in ends] for axis in (right, up, back))
        need = max((max(xs) - min(xs)) / (.90 if wide else .84) / 2 / half_w,
                   (max(ys) - min(ys)) / (.62 if wide else .64) / 2 / half_h)
        aim = (right * ((max(xs) + min(xs)) / 2) + back * ((max(ds) + min(ds)) / 2)
               + up * ((max(ys) + min(ys)) / 2 + .02 * need * half_h))
        distance = (need + (max(ds) - min(ds)) / 2) / fill
        data.dof.aperture_fstop = 5.6
    item.location = aim + back * distance
    item.rotation_euler = (aim - item.location).to_track_quat('-Z', 'Y').to_euler()
    data.dof.use_dof, data.dof.focus_distance = True, distance


def vessel(item):
    """Puts a vessel of a picture into the scene; returns the points the camera must see."""
    form, name, (x, y, z) = item['form'], item['glaze'], item['at']
    size, turn = item.get('size', 1.0), item.get('turn', -.25)
    radius, height = max(r for r, _ in FORMS[form]), FORMS[form][-1][1]
    seed = item.get('seed', 0) + sum(map(ord, form + name)) % 101
    raw = name in ('wet', 'dry') or form in ('lid', 'lump', 'disc')
    material = glaze(name, height, seed, foot=not raw, rings=1.2 if form in FLAT else 1.0)
    lathe(form, material, item['at'], size, seed, turn, spout=item.get('spout'))
    points = [(x + radius * size * math.cos(k * .785), y + radius * size * math.sin(k * .785),
               z + h) for k in range(8) for h in (0, height * size)]
    if 'handle' in item:
        low, high, out = item['handle']
        handle(form, material, low, high, out, item['at'], turn, size)
        reach = (radius + out * .9) * size
        points.append((x + reach * math.cos(turn), y + reach * math.sin(turn), z + high * size))
    return points


PROPS = {'notebook': notebook, 'wheel': wheel, 'board': board, 'tool': tool}


def settings(wide):
    """Cycles on the CPU, few bounces, and the two extra layers that smoothing needs."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', SAMPLES
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .035
    cycles.use_denoising, cycles.sample_clamp_indirect = False, 4
    cycles.max_bounces, cycles.diffuse_bounces = 6, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    render = scene.render
    render.resolution_x, render.resolution_y = WIDE if wide else TALL
    render.resolution_percentage = SCALE
    render.image_settings.file_format, render.image_settings.quality = 'JPEG', 92


def smoothed(color, albedo, normal):
    """Takes the grain out: averages light over neighbours that lie on the same surface.

    An edge-avoiding wavelet filter (five by five, four times, each time twice as far). It works
    on light without colour, so that speckle stays as sharp as it was rendered."""
    base = albedo + .03
    lit = color / base
    weights = (1, 4, 6, 4, 1)
    height, width = color.shape[:2]

    def wider(layer, by):
        """The layer with its border repeated `by` pixels outwards."""
        return np.pad(layer, ((by, by), (by, by), (0, 0)), mode='edge')

    for level, reach in enumerate((1, 2, 4, 8)):
        far = 2 * reach
        bright = wider(lit.mean(axis=2, keepdims=True), 1)
        near = sum(bright[1 + y:1 + y + height, 1 + x:1 + x + width]
                   for y in (-1, 0, 1) for x in (-1, 0, 1))
        log = np.log(near / 9 + .02)
        total, sums = np.zeros_like(log), np.zeros_like(lit)
        sharp = (.34, .17, .10, .07)[level]
        # brightness, surface and colour in one layer: their distances add up to one exponent
        own = np.concatenate((log / sharp, normal * 60 ** .5, albedo * 60 ** .5), axis=2)
        wide_own, wide_lit = wider(own, far), wider(lit, far)
        for i, wy in enumerate(weights):
            for j, wx in enumerate(weights):
                view = np.s_[i * reach:i * reach + height, j * reach:j * reach + width]
                away = own - wide_own[view]
                weight = wx * wy * np.exp(-np.einsum('yxc,yxc->yx', away, away))[:, :, None]
                total += weight
                sums += weight * wide_lit[view]
        lit = sums / total
    return .86 * lit * base + .14 * color         # a little of it keeps paper from banding


def render(path):
    """Renders the scene to a .jpg, smoothed when numpy is at hand."""
    scene = bpy.context.scene
    scene.render.filepath = path
    if np is None:
        bpy.ops.render.render(write_still=True)
        return
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    source = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = path + '-layers'
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    wanted = (('color', 'Image'), ('albedo', 'DiffCol'), ('normal', 'Normal'))
    for slot, name in wanted:
        output.file_slots.new(slot)
        tree.links.new(source.outputs[name], output.inputs[slot])
    bpy.ops.render.render()
    layers = {}
    for slot, _ in wanted:
        name = os.path.join(output.base_path, slot + '0001.exr')
        image = bpy.data.images.load(name)
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        width, height = image.size
        layers[slot] = np.nan_to_num(pixels.reshape(height, width, 4)[:, :, :3])
        os.remove(name)
    os.rmdir(output.base_path)
    done = bpy.data.images.new('done', width, height, float_buffer=True)
    done.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = smoothed(**layers)
    done.pixels.foreach_set(pixels.ravel())
    done.save_render(path, scene=scene)


def picture(name, spec):
    """Builds one picture and renders it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wide = spec.get('wide', False)
    settings(wide)
    points = []
    for item in spec['items']:
        points += vessel(item)
    for code, at, height, lean, seed in spec.get('stems', []):
        points.append(tuple(stem(code, at, height, lean, seed)))
    for kind, *more in spec.get('props', []):
        points += [tuple(p) for p in PROPS[kind](*more)]
    if 'room' in spec:
        rooms.build(sys.modules[__name__], spec['room'])
    else:
        sweep(PAPER[spec['paper']])
        lights()
    camera(points, wide, spec.get('el', 11), spec.get('near'), spec.get('fill', 1.0),
           spec.get('focus'))
    render(os.path.join(OUT, name + '.jpg'))


# Pictures that are drawn elsewhere, with their descriptions.
DRAWN = {'gift-card': 'A gift card of Tidemill with four drawn vessels, on a brown envelope'}


def index():
    """Writes pictures.json: every picture that is there, with its size and its description."""
    rows = []
    described = {**{name: spec['alt'] for name, spec in PICTURES.items()}, **DRAWN}
    for name in sorted(described):
        path = os.path.join(OUT, name + '.jpg')
        if os.path.exists(path):
            width, height = bpy.data.images.load(os.path.abspath(path)).size
            rows.append(dict(file=name + '.jpg', width=width, height=height,
                             alt=described[name]))
    with open(os.path.join(OUT, 'pictures.json'), 'w', encoding='utf-8') as file:
        file.write('[\n' + ',\n'.join('  ' + json.dumps(row) for row in rows) + '\n]\n')


if __name__ == '__main__':
    if '--index' not in OPTIONS:
        for picture_name, picture_spec in PICTURES.items():
            if ONLY is None or picture_name in ONLY:
                picture(picture_name, picture_spec)
    index()
