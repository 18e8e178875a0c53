"""Rooms and people for the pictures that are no still lifes: the wheel, the kiln, shelves, a table.

pictures.py calls `build(kit, name)`: `kit` is that module, whose forms, glazes and props are used here.
Each room returns the camera it wants: where it looks, how wide the view is there, from how far above.
Lengths are decimetres, as there.
"""
import math
import random

import bpy
from mathutils import Vector


# ------------------------------------------------------------------------------------ people
def skin(kit, clay_near=None, reach=0.0):
    """A matt skin; within `reach` of the point `clay_near` it is covered with wet clay."""
    material = bpy.data.materials.new('skin')
    n = kit.Nodes(material)
    here = n.new('TexCoord').outputs['Object']
    tone = n.mix(n.noise(here, 3, 2), kit.rgb('#c08a6c'), kit.rgb('#c99a80'))
    rough = .55
    fine = n.noise(here, 60, 2)
    if clay_near is not None:
        away = n.new('VectorMath')
        away.operation = 'DISTANCE'
        n.put(here, away.inputs[0])
        away.inputs[1].default_value = clay_near
        edge = n.math('MULTIPLY_ADD', n.noise(here, 7, 4), .9, away.outputs['Value'])
        clean = n.span(edge, reach, reach + .18)
        slip = n.mix(n.noise(here, 14, 3), kit.rgb('#8a5640'), kit.rgb('#a06a50'))
        tone, rough = n.mix(clean, slip, tone), n.span(clean, 0, 1, .30, .55)
    n.put(tone, n.shader.inputs['Base Color'])
    n.put(rough, n.shader.inputs['Roughness'])
    n.put(.06, n.shader.inputs['Subsurface'])
    n.put(kit.rgb('#b4553c'), n.shader.inputs['Subsurface Color'])
    bump = n.new('Bump', Height=n.math('MULTIPLY_ADD', n.noise(here, 9, 4), 1.2, fine),
                 Strength=.16, Distance=.02)
    n.put(bump.outputs[0], n.shader.inputs['Normal'])
    return material


def cloth(kit, code, folds=1.0):
    """Linen: a weave too fine to count, and long soft folds."""
    material = bpy.data.materials.new('cloth')
    n = kit.Nodes(material)
    here = n.new('TexCoord').outputs['Object']
    base = kit.rgb(code)
    n.put(n.mix(n.noise(here, 50, 4), kit.shade(base, .82), base), n.shader.inputs['Base Color'])
    n.put(.95, n.shader.inputs['Roughness'])
    n.put(.4, n.shader.inputs['Sheen'])
    long = n.new('Mapping', Vector=here)
    long.inputs['Scale'].default_value = (2.2, 2.2, .7)
    long.inputs['Rotation'].default_value = (.3, .4, .2)
    height = n.math('MULTIPLY_ADD', n.noise(long.outputs[0], .9, 2), 3.0 * folds,
                    n.math('MULTIPLY', n.noise(here, 70, 2), .05))
    bump = n.new('Bump', Height=height, Strength=.9, Distance=.09)
    n.put(bump.outputs[0], n.shader.inputs['Normal'])
    return material


def body(material, limbs, voxel=.03, rounds=6):
    """One soft body out of limbs; a limb is a list of (point, radius) along its middle."""
    vertices, faces = [], []
    rings, steps = 10, 18
    for limb in limbs:
        dots = []
        for (a, ra), (b, rb) in zip(limb, limb[1:]):
            count = max(2, math.ceil(math.dist(a, b) / (min(ra, rb) * .45)))
            dots += [(Vector(a).lerp(Vector(b), k / count), ra + (rb - ra) * k / count)
                     for k in range(count + 1)]
        if len(limb) == 1:
            dots = [(Vector(limb[0][0]), limb[0][1])]
        for middle, radius in dots:
            first = len(vertices)
            for i in range(rings + 1):
                t = math.pi * i / rings
                for s in range(steps):
                    p = 2 * math.pi * s / steps
                    vertices.append(middle + radius * Vector((math.sin(t) * math.cos(p),
                                                              math.sin(t) * math.sin(p), math.cos(t))))
            faces += [tuple(first + f for f in face) for face in ball_faces(rings + 1, steps)]
    data = bpy.data.meshes.new('body')
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    item = bpy.data.objects.new('body', data)
    bpy.context.collection.objects.link(item)
    remesh = item.modifiers.new('one', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    soft = item.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = .5, rounds
    item.modifiers.new('fine', 'SUBSURF').render_levels = 1
    return item


def ball_faces(rows, steps):
    return [(i * steps + s, (i + 1) * steps + s, (i + 1) * steps + (s + 1) % steps,
             i * steps + (s + 1) % steps) for i in range(rows - 1) for s in range(steps)]


def flattened(item, scale, at, turn=(0, 0, 0)):
    item.location, item.scale, item.rotation_euler = at, scale, turn
    return item


def hand_on_bowl(kit, center, side, rim, lift, tilt):
    """A hand that holds the wall of a thrown bowl from outside; side is 1 for the right one.

    `rim` is the radius of the bowl's edge, `lift` the height of that edge above the ground."""
    cx, cy, _ = center

    def at(angle, radius, height):
        a = math.radians(angle)
        return Vector((cx + side * radius * math.cos(a), cy + radius * math.sin(a), height))

    limbs, knuckles = [], []
    for k in range(4):                                       # index finger to little finger
        drop = .10 + .165 * k
        wall = rim - .03 - .22 * max(0, drop - .25)
        thick = (.088, .092, .088, .075)[k]
        long = (50, 58, 54, 42)[k]
        begin = -24 + (0, -3, -3, 2)[k] + tilt
        z = lift - drop
        points = [(at(begin, wall + .20, z + .05), thick * 1.22),
                  (at(begin + long * .36, wall + .14, z + .04), thick * 1.08),
                  (at(begin + long * .42, wall + .13, z + .03), thick * 1.12),
                  (at(begin + long * .70, wall + .085, z), thick * .98),
                  (at(begin + long * .75, wall + .08, z - .01), thick),
                  (at(begin + long, wall + .055, z - .03), thick * .80)]
        limbs.append(points)
        knuckles.append((points[0][0], thick))
    wrist = at(-62 + tilt, rim + .52, lift + .02)
    for knuckle, thick in knuckles:
        limbs.append([(wrist.lerp(knuckle, .12), .18), (wrist.lerp(knuckle, .6), .155),
                      (knuckle, thick * 1.30)])
    for (a, ta), (b, tb) in zip(knuckles, knuckles[1:]):       # the hand between its bones
        limbs.append([(wrist.lerp(a, .75), ta * 1.4), (wrist.lerp(b, .75), tb * 1.4)])
    ball = at(-54 + tilt, rim + .22, lift + .02)
    limbs.append([(wrist, .20), (ball, .20), (at(-36 + tilt, rim + .12, lift + .13), .125),
                  (at(-22 + tilt, rim - .02, lift + .17), .118), (at(-6 + tilt, rim - .16, lift + .06), .088)])
    elbow = Vector((cx + side * (rim + .95), cy - 4.1, lift + .75))
    arm = [(wrist, .215), (wrist.lerp(elbow, .10), .205), (wrist.lerp(elbow, .35), .27),
           (wrist.lerp(elbow, .7), .36), (elbow, .36)]
    limbs.append(arm)
    body(skin(kit, (cx, cy, lift - .2), 1.75), limbs, voxel=.022, rounds=5)
    sleeve = [(wrist.lerp(elbow, t), (.34 + .14 * t)) for t in (.66, .69, .78, .9, 1.0)]
    sleeve[0] = (sleeve[0][0], .47)                          # rolled up
    sleeve[1] = (sleeve[1][0], .49)
    body(cloth(kit, '#8d9aa0'), [sleeve], voxel=.04, rounds=4)
    return limbs


def person(kit, at, shirt='#d9d2c2', apron='#5c6660', hair='#3a2a20', facing=0.0, lean=0.0,
           reach=(None, None), bun=True):
    """Somebody who stands with their back to the camera; reach: where each hand is, or None.

    About 17 high. Made to be seen from behind and a little out of focus: it has no face."""
    at = Vector(at)

    def place(x, y, z):
        c, s = math.cos(facing), math.sin(facing)
        y = y + lean * max(0, z - 9) ** 1.2 * .2
        return at + Vector((x * c - y * s, x * s + y * c, z))

    torso = [[(place(0, 0, 9.2), 1.45), (place(0, .05, 10.4), 1.32), (place(0, 0, 11.8), 1.48),
              (place(0, 0, 13.0), 1.40)],
             [(place(-.55, 0, 9.0), 1.25), (place(-.50, 0, 12.6), 1.30)],
             [(place(.55, 0, 9.0), 1.25), (place(.50, 0, 12.6), 1.30)],
             [(place(-1.35, 0, 13.25), .74), (place(0, 0, 13.7), .72), (place(1.35, 0, 13.25), .74)]]
    hands = []
    for side, goal in zip((-1, 1), reach):
        shoulder = place(side * 1.62, 0, 13.05)
        if goal is None:
            hand = place(side * 1.35, 1.3, 9.6)
        else:
            hand = Vector(goal)
        middle = shoulder.lerp(hand, .5)
        elbow = middle + (place(side * 1.1, -.5, 0) - place(0, 0, 0)) * .55 + Vector((0, 0, -.65))
        torso.append([(shoulder, .72), (shoulder.lerp(elbow, .5), .60), (elbow, .52),
                      (elbow.lerp(hand, .35), .47)])
        hands.append((elbow, hand))
    body(cloth(kit, shirt), torso, voxel=.09, rounds=8)
    skinned = [[(place(0, .02, 13.6), .58), (place(0, .1, 14.7), .55)],
               [(place(0, .15, 15.5), .90)]]
    for elbow, hand in hands:
        wrist = elbow.lerp(hand, .86)
        skinned += [[(elbow.lerp(hand, .30), .36), (wrist, .26)],
                    [(wrist, .26), (hand, .30), (hand + (hand - wrist).normalized() * .5, .18)]]
    for side in (-1, 1):
        skinned.append([(place(side * .86, .18, 15.25), .17), (place(side * .88, .15, 15.55), .2)])
    body(skin(kit), skinned, voxel=.05, rounds=5)
    tresses = [[(place(0, .22, 15.85), .98)], [(place(0, -.10, 15.6), .93)],
               [(place(0, -.2, 15.0), .62), (place(0, -.12, 14.75), .5)]]
    if bun:
        tresses.append([(place(.04, -.92, 16.25), .46)])
        tresses.append([(place(-.08, -.86, 16.1), .42)])
    strands = kit.plain(hair, .55)
    n = kit.Nodes(strands)
    fine = n.new('Mapping', Vector=n.new('TexCoord').outputs['Object'])
    fine.inputs['Scale'].default_value = (9, 9, .9)
    streaks = n.noise(fine.outputs[0], 2.4, 4)
    n.put(n.mix(streaks, kit.rgb(hair), kit.shade(kit.rgb(hair), 2.2)), n.shader.inputs['Base Color'])
    n.put(n.new('Bump', Height=streaks, Strength=.8, Distance=.08).outputs[0], n.shader.inputs['Normal'])
    body(strands, tresses, voxel=.06, rounds=5)
    legs = [[(place(side * .72, 0, 9.0), 1.12), (place(side * .78, 0, 5.0), .82),
             (place(side * .82, -.1, .4), .62)] for side in (-1, 1)]
    body(cloth(kit, '#4b5660'), legs, voxel=.09, rounds=6)
    # an apron from behind: its straps cross between the shoulders, its bow sits at the waist
    strap = cloth(kit, apron, .3)
    for side in (-1, 1):
        kit.rod(strap, [place(side * 1.05, .3, 13.98), place(side * .92, -.9, 13.4),
                        place(0, -1.52, 12.0), place(-side * 1.0, -1.40, 10.6),
                        place(-side * 1.5, -.75, 9.9)], [.12] * 5)
    kit.rod(strap, [place(-1.85, .3, 9.75), place(-1.2, -1.18, 9.85), place(0, -1.62, 9.9),
                    place(1.2, -1.18, 9.85), place(1.85, .3, 9.75)], [.14] * 5)
    for side in (-1, 1):
        kit.rod(strap, [place(0, -1.7, 9.9), place(side * .7, -1.75, 10.15), place(side * .85, -1.7, 9.75),
                        place(0, -1.7, 9.88)], [.10, .16, .16, .10])
        kit.rod(strap, [place(0, -1.72, 9.85), place(side * .25, -1.75, 9.2),
                        place(side * .45, -1.7, 8.5)], [.10, .13, .09])
    return at


# ------------------------------------------------------------------------------------- rooms
def plaster(kit, code='#d6cfc2'):
    """A lime-washed wall: slow clouds of tone, the strokes of a wide brush."""
    material = bpy.data.materials.new('plaster')
    n = kit.Nodes(material)
    here = n.place(4)
    base = kit.rgb(code)
    cloud = n.noise(here, .35, 5)
    n.put(n.mix(n.span(cloud, .3, .7), kit.shade(base, .86), base), n.shader.inputs['Base Color'])
    n.put(.95, n.shader.inputs['Roughness'])
    height = n.math('MULTIPLY_ADD', n.noise(here, 1.4, 5), 1.0, n.noise(n.place(2, (6, 6, 1.2)), 1.5, 3))
    n.put(n.new('Bump', Height=height, Strength=.5, Distance=.06).outputs[0], n.shader.inputs['Normal'])
    return material


def wall(kit, y, code='#d6cfc2', low=-20):
    kit.mesh('wall', [(-60, y, low), (60, y, low), (60, y, 60), (-60, y, 60)], [(0, 1, 2, 3)],
             plaster(kit, code))


def table_top(kit, depth, code='#a67c52', z=0.0, planks=4, length=40, front=-6.0):
    """Planks side by side from front to back, their upper side at z."""
    width = depth / planks
    for k in range(planks):
        kit.box(kit.wood(code, k + 2), (length, width - .025, .5),
                (((k * 7) % 3 - 1) * 1.5, front + width * (k + .5), z - .5), 0, .03)


def daylight(kit, at, aim, size, watts, tint=(1, .96, .90)):
    kit.light(at, aim, size, watts, tint)


def world(strength, tint=(1, .97, .93)):
    room = bpy.data.worlds.new('room')
    room.use_nodes = True
    room.node_tree.nodes['Background'].inputs[0].default_value = (*tint, 1)
    room.node_tree.nodes['Background'].inputs[1].default_value = strength
    bpy.context.scene.world = room


def hands(kit):
    """The potter's own view: two hands, covered with slip, close a bowl on the wheel."""
    kit.PROPS['wheel']((0, 0, 0))
    kit.vessel(kit.V('raw', 'wet', 0, 0, .42))
    lift, rim = .42 + .92, .80
    hand_on_bowl(kit, (0, 0, 0), 1, rim, lift, 0)
    hand_on_bowl(kit, (0, 0, 0), -1, rim, lift, -5)
    table_top(kit, 24, '#6d5138', z=-.6, planks=7, front=-10)
    kit.tool('sponge', (-2.55, 1.15, -.6), .4)
    kit.vessel(kit.V('basin', 'iron', 2.75, 1.55, -.6))
    kit.tool('loop', (-2.6, -.4, -.6), 1.2)
    daylight(kit, (-6, 3.2, 6.0), (0, 0, .8), 3.4, 950)
    daylight(kit, (5.5, -3, 5), (0, 0, 1), 5, 110, (.93, .96, 1))
    world(.20)


def kiln(kit):
    """A kiln with its door open: shelves of fired pots between walls of brick, still warm."""
    rnd = random.Random(9)
    brick = [kit.plain(code, .95, .12, 30) for code in ('#c9ae8b', '#bfa17c', '#d3bb99', '#b5936d')]
    mortar = kit.plain('#8d7c68', 1)

    def course(x0, x1, y, z0, z1, depth=1.1):
        row, z = 0, z0
        while z < z1:
            x = x0 - (.55 if row % 2 else 0)
            while x < x1:
                a, b = max(x, x0), min(x + 1.1, x1)
                if b - a > .12:
                    kit.box(brick[rnd.randrange(4)], (b - a - .05, depth, .60),
                            ((a + b) / 2, y + rnd.uniform(-.02, .02), z), 0, .03)
                x += 1.1
            row, z = row + 1, z + .65

    for x0, x1 in ((-9.5, -4.2), (4.2, 9.5)):
        course(x0, x1, 0, -.5, 9.5)
    course(-4.2, 4.2, 0, 7.8, 9.7)
    kit.box(mortar, (20, .9, 12), (-14.15, .15, -.5))
    kit.box(mortar, (20, .9, 12), (14.15, .15, -.5))
    inner = kit.plain('#b89470', .95, .1, 12)
    for x in (-4.3, 4.3):
        kit.box(inner, (.2, 7, 10), (x, 3.6, -.5))
    kit.box(inner, (9, .2, 10), (0, 6.6, -.5))
    kit.box(inner, (9, 7, .2), (0, 3.6, 7.75))
    kit.box(inner, (9, 7, .3), (0, 3.6, -.75))
    slab = kit.plain('#cdbfa8', .9, .05, 40)
    post = kit.plain('#b7a78e', .95)
    levels = (0, 2.35, 4.9)
    for z in levels:
        kit.box(slab, (7.9, 4.6, .18), (0, 3.0, z - .2), 0, .02)
        for x in (-3.7, 3.7):
            for y in (1.0, 5.0):
                kit.box(post, (.34, .34, 2.2), (x, y, z), 0, .02)
    rows = [[('moon', 'chalk', -2.6), ('mug', 'dip', -.9), ('mug', 'bone', .15), ('bowl', 'ochre', 1.75), ('cup', 'rose', 3.0)],
            [('shoulder', 'celadon', -2.7), ('cup', 'bone', -1.45), ('tumbler', 'sea', -.5), ('noodle', 'celadon', .85), ('bottle', 'tenmoku', 2.4), ('espresso', 'bone', 3.25)],
            [('bowl', 'bone', -2.4), ('pitcher', 'sea', -.75), ('cup', 'celadon', .45), ('mug', 'tenmoku', 1.55), ('pinch', 'ochre', 2.45), ('bud', 'rose', 3.15)]]
    for z, row in zip(levels, rows):
        for i, (form, name, x) in enumerate(row):
            more = dict(turn=-.4 - .2 * i, **kit.EAR) if form == 'mug' else dict(kit.JUG, turn=-.4) if form == 'pitcher' else {}
            kit.vessel(kit.V(form, name, x, 1.9 + .25 * (i % 2), z, seed=i, **more))
    for i, (form, name, x) in enumerate((('cylinder', 'dipclay', -3), ('jar', 'iron', -1.2), ('herb', 'clay', .6), ('cup', 'sea', 2.2))):
        for z in levels[:2]:
            kit.vessel(kit.V(form, name, x, 4.1, z, seed=20 + i))
    kit.box(kit.plain('#6b6259', .95), (60, 30, .4), (0, -8, -.95))
    daylight(kit, (-7.5, -9, 9), (0, 2, 2.6), 5, 2100)
    daylight(kit, (7, -8, 4), (0, 2, 2.6), 5, 320, (.93, .96, 1))
    for z, watts in ((7.3, 90), (4.4, 45), (1.9, 45)):
        daylight(kit, (0, 4.4, z), (0, 1, z - 3), 2.5, watts, (1, .55, .25))
    world(.14)


def shelf(kit):
    """A wall of the mill: three long boards, full of pots that wait for a buyer."""
    wall(kit, 1.55)
    rnd = random.Random(3)
    bracket = kit.plain('#2f2d2b', .6, metal=.6)
    forms = ['mug', 'bowl', 'cup', 'tumbler', 'bud', 'noodle', 'pitcher', 'espresso', 'shoulder', 'pinch', 'bottle', 'moon', 'cylinder', 'jar', 'side']
    glazes = ['bone', 'celadon', 'tenmoku', 'chalk', 'rose', 'sea', 'ochre', 'dip', 'iron']
    for level, z in enumerate((0, 2.9, 5.8)):
        kit.box(kit.wood('#a97f55', level + 3), (26, 2.2, .22), (0, .35, z - .22), 0, .02)
        for x in (-7.6, -2.4, 2.8, 8.0):
            kit.box(bracket, (.09, 2.0, .09), (x, .45, z - .32), 0, .01)
            kit.box(bracket, (.09, .09, 1.1), (x, 1.45, z - 1.32), 0, .01)
        x, last, i = -8.9 + .5 * level, None, 0
        while x < 9.4:
            form = rnd.choice([f for f in forms if f != last])
            last = form
            name = rnd.choice(glazes)
            radius = max(r for r, _ in kit.FORMS[form])
            x += radius
            pile = 4 if form == 'side' else 2 if form in ('bowl', 'noodle') and rnd.random() < .4 else 1
            for k in range(pile):
                more = dict(kit.EAR) if form == 'mug' else dict(kit.JUG) if form == 'pitcher' else {}
                kit.vessel(kit.V(form, name if pile < 3 else rnd.choice(glazes), x, .25 + rnd.uniform(-.12, .12),
                                 z + k * (.105 if form == 'side' else .20), turn=rnd.uniform(-1.0, .2), seed=i + k, **more))
            x += radius + (.55 if form in ('mug', 'pitcher') else .16) + rnd.uniform(0, .22)
            i += 1
    daylight(kit, (-10, -9, 9), (0, 0, 3), 5, 2600)
    daylight(kit, (9, -9, 4), (0, 0, 3), 7, 420, (.93, .96, 1))
    world(.20)


def laid_table(kit):
    """A table by the window, laid for four; the light falls through the panes."""
    wall(kit, 9.5, '#cfc8ba')
    table_top(kit, 18, '#a8825a', planks=8, front=-12.6)
    linen = cloth(kit, '#e2dccf', .5)
    kit.box(linen, (30, 2.5, .03), (0, .9, 0), 0, .01)
    for x, name in ((-4.4, 'bone'), (-.9, 'chalk'), (2.6, 'bone'), (6.1, 'chalk')):
        kit.vessel(kit.V('plate', name, x, -2.2, 0))
        kit.vessel(kit.V('side', 'celadon' if name == 'bone' else 'sea', x, -2.2, .10))
        kit.vessel(kit.V('pinch' if name == 'chalk' else 'noodle', 'bone' if name == 'bone' else 'ochre', x, -2.2, .22, size=.72))
        kit.vessel(kit.V('tumbler', 'celadon', x + 1.35, -.62, .03, size=.92))
        kit.box(cloth(kit, '#b5654a', .6), (.62, 1.7, .07), (x - 1.78, -2.25, 0), .04, .03)
    kit.vessel(kit.V('serving', 'bone', -2.4, 1.1, .03))
    for i, (dx, dy, big) in enumerate(((-.35, .1, .40), (.32, -.22, .38), (.28, .42, .41), (-.1, -.45, .37), (0, .05, .39))):
        kit.blob(kit.plain(('#a8442f', '#b98d4a', '#9c3a2a')[i % 3], .35), (-2.4 + dx, 1.1 + dy, .44 + .12 * (i == 4) + .18 * (i == 4)), (big, big, big * .93))
    kit.vessel(kit.V('pitcher', 'sea', 1.0, 1.5, .03, turn=-.4, **kit.JUG))
    kit.vessel(kit.V('shoulder', 'chalk', 4.2, 2.0, .03))
    for k, (lean, high) in enumerate(((.5, 2.9), (-.42, 2.6), (.08, 3.1), (-.15, 2.3))):
        kit.stem(('#6b4b33', '#7a5a3c')[k % 2], (4.2, 2.0, 1.5), high, lean, k + 1)
    kit.vessel(kit.V('bowl', 'ochre', 6.9, 1.0, .03))
    frame = kit.plain('#efe9dd', .6)                            # the window, outside of the picture
    for k in range(4):
        kit.box(frame, (.25, .25, 12), (-9.5, -4 + 4.2 * k, 1.5))
    for z in (3.5, 6.8, 10):
        kit.box(frame, (.25, 13, .22), (-9.5, 2.2, z))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 4.6, .03, (1, .93, .82)
    item = bpy.data.objects.new('sun', sun)
    item.rotation_euler = (Vector((9, -1.4, -5.2))).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(item)
    daylight(kit, (-9, 2, 7), (0, 0, .6), 6, 1100)
    world(.34)


def potter(kit, people=None):
    """Somebody at the shelf, seen from behind and out of focus; pots stand sharp in front."""
    wall(kit, 7.5)
    for level, z in enumerate((8.2, 11.4, 14.6)):
        kit.box(kit.wood('#a97f55', level + 3), (40, 2.2, .25), (0, 6.2, z - .25), 0, .02)
        rnd = random.Random(level + 5)
        x = -13.0
        while x < 14:
            form = rnd.choice(('mug', 'bowl', 'cup', 'tumbler', 'shoulder', 'moon', 'bottle', 'jar'))
            radius = max(r for r, _ in kit.FORMS[form])
            x += radius + .25
            more = dict(kit.EAR) if form == 'mug' else {}
            kit.vessel(kit.V(form, rnd.choice(('bone', 'celadon', 'tenmoku', 'chalk', 'sea', 'rose')), x, 6.1, z, seed=level, **more))
            x += radius + .25
    for one in people or (dict(at=(1.4, 2.6, 0), reach=((-.2, 5.2, 12.6), (2.9, 5.2, 12.2)), lean=.25),):
        person(kit, **one)
    table_top(kit, 6, '#8d6a47', z=9.0, planks=3, front=-10.5)
    for item in (kit.V('pitcher', 'sea', -5.3, -8.0, 9.0, turn=2.6, **kit.JUG), kit.V('mug', 'dip', -3.6, -8.8, 9.0, turn=-.5, **kit.EAR),
                 kit.V('bowl', 'ochre', -6.9, -9.0, 9.0), kit.V('cup', 'rose', -2.55, -8.2, 9.0)):
        kit.vessel(item)
    daylight(kit, (-13, -4, 18), (0, 2, 11), 6, 5200)
    daylight(kit, (12, -10, 14), (0, 2, 11), 7, 900, (.93, .96, 1))
    world(.25)


def pair(kit):
    """Two people side by side at the shelf, one of them with a bun."""
    potter(kit, (dict(at=(-2.6, 2.4, 0), reach=((-3.6, 5.2, 11.8), None), shirt='#7d8c92', apron='#b5654a', hair='#5a3d28',
                      bun=False, facing=-.10),
                 dict(at=(3.0, 2.8, 0), reach=(None, (4.4, 5.2, 12.9)), shirt='#e3dccd', apron='#5c6660', facing=.12)))


ROOMS = {'pair': pair, 'hands': hands, 'kiln': kiln, 'shelf': shelf, 'table': laid_table, 'potter': potter}


def build(kit, name):
    ROOMS[name](kit)
