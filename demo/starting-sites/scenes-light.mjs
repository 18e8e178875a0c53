/** Black and white: plain bodies of plaster and concrete in hard light. */
const mono = { isMono: true, contrast: 0.24, lift: 0.015, grain: 14 }
const plaster = 'l.color = vec3(.74) * (.9 + .14 * fbm(p * 3.)) * (.97 + .06 * noise(p * 60.));'
const cool = 'return mix(vec3(.16), vec3(.26), max(d.y, 0.));'

export const lightScenes = {
  steps: {
    size: [1280, 1600],
    samples: 5,
    eye: '-5.6, 4.6, 7.4',
    at: '.35, 1.5, -.4',
    lens: '2.9',
    sun: '1.1, 1.5, 1.',
    sunColor: '.95',
    sunSize: '.012',
    sky: cool,
    look: { ...mono, exposure: 0.8 },
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y, 0);
      for (int i = 0; i < 10; i++) { float h = .3 * float(i + 1); put(d, box(p - vec3(-1.7 + .38 * float(i) + 3., h * .5, 0.), vec3(3., h * .5 , 1.1)), 0); }
      put(d, box(p - vec3(0., 4., -1.35), vec3(9., 8., .25)), 0);
      put(d, box(p - vec3(3.4, 4., 2.9), vec3(1.2, 3.8, .3)), 0);
      return d; }`,
    mat: plaster,
  },
  arcade: {
    size: [1760, 1100],
    samples: 5,
    eye: '-6.4, 1.7, 3.4',
    at: '4., 1.75, -.6',
    lens: '1.5',
    sun: '.25, 1.05, 1.5',
    sunColor: '.95',
    sky: cool,
    look: { ...mono, exposure: 0.72 },
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y, 0);
      put(d, box(p - vec3(0., 2.5, -3.2), vec3(40., 6., .2)), 0);
      put(d, box(p - vec3(0., 4.4, -1.6), vec3(40., .1, 1.8)), 0);
      float w = 2.; vec3 q = p; q.x = mod(q.x + w * .5, w) - w * .5;
      float opening = min(length(q.xy - vec2(0., 2.3)) - .74, max(abs(q.x) - .74, abs(q.y - .9) - 1.4));
      put(d, max(box(p - vec3(0., 2.25, 0.), vec3(40., 2.25, .26)), -opening), 0);
      return d; }`,
    mat: plaster,
  },
  bodies: {
    size: [1280, 1600],
    samples: 5,
    eye: '0., 1.25, 7.4',
    at: '0.05, 1.05, 0.',
    lens: '2.9',
    sun: '-1.5, 1.5, 1.1',
    sunColor: '.8',
    sunSize: '.03',
    sky: cool,
    look: mono,
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, smin(p.y, p.z + 2.2, .8), 0);
      put(d, rbox(p - vec3(-.15, .3, 0.), vec3(.95, .3, .6), .012), 1);
      put(d, ball(p - vec3(-.52, 1.06, .1), .46), 0);
      put(d, rrod(p - vec3(.42, 1.3, -.1), .27, .7, .012), 1);
      vec3 q = p - vec3(.3, 2.24, -.1); q.xy = rot(.0) * q.xy;
      put(d, rbox(q, vec3(.66, .24, .3), .012), 0);
      put(d, ball(p - vec3(1.25, .3, .55), .3), 2);
      return d; }`,
    mat: `${plaster} if (M == 2) l.color = vec3(.06); if (M == 1) l.color *= .84;`,
  },
  cloth: {
    size: [1280, 1600],
    samples: 5,
    eye: '0., 0., 6.',
    at: '0., 0., 0.',
    lens: '2.8',
    sun: '-1.7, .45, .75',
    sunColor: '.85',
    sunSize: '.06',
    sky: cool,
    stride: '.45',
    steps: 260,
    look: { ...mono, contrast: 0.2 },
    map: `float map(vec3 p) { M = 0;
      float y = p.y * .22; float x = p.x + .22 * sin(p.y * .9 + 1.) + .12 * p.y;
      float w = sin(x * 4.2 + 1.2 * sin(y * 3. + x)) * .26 + sin(x * 9.3 + 2.4 * sin(y * 2.)) * .1 + sin(x * 2.1 - .6) * .2 + .03 * sin(x * 23. + p.y * 1.4);
      w += .05 * noise(vec3(p.xy * vec2(5., 1.1), 1.));
      return (p.z - w) * .55; }`,
    mat: 'l.color = vec3(.8) * (.94 + .06 * sin(p.x * 900.) * sin(p.y * 900.));',
  },
  towers: {
    size: [1760, 1100],
    samples: 5,
    eye: '0., 1., 9.',
    at: '0., 3.9, 0.',
    lens: '1.9',
    sun: '-1.4, .7, .75',
    sunColor: '.95',
    sky: 'return vec3(mix(.14, .035, smoothstep(0., .9, d.y)));',
    look: mono,
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y, 0);
      for (int i = 0; i < 5; i++) { float f = float(i); vec3 c = vec3(-4.4 + 2.15 * f, 0., -1.6 + 1.5 * sin(f * 2.3));
        float h = 5.2 + 1.6 * sin(f * 1.7 + .6); vec3 q = p - c; float a = atan(q.z, q.x); float flutes = .035 * cos(a * 26.);
        put(d, (rod(q - vec3(0., h * .5, 0.), .98 + flutes * (i == 1 || i == 3 ? 1. : 0.), h * .5)) * .8, 0);
        put(d, rrod(q - vec3(0., h, 0.), 1.12, .09, .02), 0); }
      return d; }`,
    mat: plaster,
  },
  fins: {
    size: [1280, 1600],
    samples: 5,
    eye: '-2.4, 1.2, 5.4',
    at: '.9, 3.3, 0.',
    lens: '2.1',
    sun: '-1.2, 1.6, .7',
    sunColor: '.95',
    sky: cool,
    look: mono,
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.z + .9, 1);
      vec3 q = p; float i = floor((q.y + .3) / .6); q.y = mod(q.y + .3, .6) - .3; q.yz = rot(.22) * q.yz;
      put(d, box(q - vec3(0., 0., .1), vec3(20., .045, .62)) * .9, 0);
      vec3 r = p; r.x = mod(r.x + 1.2, 2.4) - 1.2;
      put(d, box(r - vec3(0., 0., -.2), vec3(.05, 40., .5)), 1);
      return d; }`,
    mat: `${plaster} if (M == 1) l.color *= .32;`,
  },
  dune: {
    size: [1760, 1100],
    samples: 5,
    eye: '0., 4.4, 9.',
    at: '0.6, .7, -5.',
    lens: '1.75',
    sun: '-1.6, .42, -.5',
    sunColor: '.95',
    sky: 'return vec3(mix(.62, .3, smoothstep(0., .35, d.y))) * .45;',
    stride: '.4',
    steps: 320,
    far: '60.',
    epsilon: '.003',
    look: { ...mono, grain: 16 },
    map: `float ridge(vec2 p) { float h = 0.; p.x += .7 * sin(p.y * .34) ; float a = p.x * .42 + p.y * .12; float s = fract(a / 6.2832 * 1.3 + .1); h += 2. * (s < .68 ? smoothstep(0., .68, s) : 1. - smoothstep(.68, 1., s)); h += .5 * sin(p.y * .3 + p.x * .1); return h; }
    float map(vec3 p) { M = 0; float h = ridge(p.xz) + .012 * sin(p.z * 15. + p.x * 5. + 3. * noise(vec3(p.xz * .8, 0.))) ; return (p.y - h) * .62; }`,
    mat: 'l.color = vec3(.66) * (.93 + .12 * noise(p * 80.));',
  },
  slit: {
    size: [1280, 1600],
    samples: 5,
    eye: '.2, 1.6, 5.2',
    at: '.1, 1.95, 0.',
    lens: '1.75',
    sun: '-1.05, .82, .42',
    sunColor: '1.3',
    sunSize: '.008',
    around: '.2',
    sky: 'return vec3(.07);',
    look: { ...mono, exposure: 1.1 },
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      vec3 c = p - vec3(0., 2.5, 1.5);
      float room = max(box(c, vec3(2.7, 2.8, 5.3)), -box(c, vec3(2.4, 2.5, 5.)));
      vec3 q = p - vec3(-2.5, 2.9, .6); q.z = q.z - clamp(round(q.z / .95), -1., 2.) * .95;
      put(d, max(room, -box(q, vec3(.6, 1.6, .2))), 0);
      put(d, rbox(p - vec3(.7, .24, -1.9), vec3(1., .24, .5), .01), 0);
      put(d, ball(p - vec3(.45, .86, -1.9), .38), 1);
      return d; }`,
    mat: `${plaster} if (M == 1) l.color = vec3(.5);`,
  },
}
