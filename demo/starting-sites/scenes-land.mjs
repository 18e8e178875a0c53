/** Quiet pictures for reading: hills in the morning, the sea, and a desk by the window. */
const soft = { contrast: 0.12, lift: 0.03, grain: 8 }

export const landScenes = {
  hills: {
    size: [1600, 900],
    samples: 4,
    eye: '0., 9.5, 6.',
    at: '0., 7.4, -20.',
    lens: '1.9',
    sun: '-1., .3, -.55',
    sunColor: '1.2, .86, .55',
    around: '.12, .14, .16',
    sky: 'return mix(vec3(.96, .77, .6), vec3(.36, .52, .66), smoothstep(-.04, .34, d.y)) * .85;',
    fog: '.0125',
    far: '240.',
    stride: '.7',
    steps: 300,
    epsilon: '.02',
    look: { ...soft, exposure: 0.9 },
    map: `float land(vec2 p) { float a = 1. - abs(2. * fbm(vec3(p * .028, 3.)) - 1.); return 13. * a * a + 3. * sin(p.x * .05 + p.y * .085 + 1.) + 2.4 * fbm(vec3(p * .12, 8.)) - 9. + smoothstep(-40., -150., p.y) * 6.; }
    float map(vec3 p) { M = 0; float trees = .5 * smoothstep(.5, .7, noise(vec3(p.xz * .16, 5.))) * noise(vec3(p.xz * 2.2, 2.)); return (p.y - land(p.xz) - trees) * .55; }`,
    mat: 'l.color = mix(vec3(.1, .15, .085), vec3(.34, .3, .16), smoothstep(.35, .6, fbm(p * .2)));',
  },
  sea: {
    size: [1600, 900],
    samples: 4,
    eye: '0., 2.6, 6.',
    at: '.0, 2.6, -6.',
    lens: '1.8',
    sun: '.35, .16, -1.',
    sunColor: '.6, .4, .28',
    around: '.05, .08, .1',
    sky: `float k = smoothstep(-.02, .42, d.y); vec3 c = mix(vec3(.98, .78, .62), vec3(.45, .6, .7), k) * .86;
      float band = fbm(vec3(d.x * 3. + d.y * 3., d.y * 22., 2.)); c = mix(c, vec3(.98, .86, .78) * .86, smoothstep(.45, .75, band) * .5 * smoothstep(.02, .12, d.y));
      float s = dot(d, normalize(vec3(.22, .075, -1.))); return c + vec3(1., .8, .55) * (smoothstep(.9993, .9997, s) * 1.5 + .5 * pow(max(s, 0.), 300.));`,
    far: '400.',
    stride: '.8',
    steps: 240,
    epsilon: '.01',
    fog: '.006',
    look: { ...soft, exposure: 0.95 },
    map: `float map(vec3 p) { M = 0; float w = .07 * sin(p.z * 1.3 + 1.2 * noise(vec3(p.xz * .35, 1.))) + .11 * noise(vec3(p.x * .8, p.z * 1.9, 4.)) + .03 * noise(vec3(p.x * 4., p.z * 7., 1.)); w *= 1. / (1. + .02 * abs(p.z)); return (p.y - w) * .8; }`,
    mat: 'l.color = vec3(.06, .12, .14); l.shine = .25; l.rough = .03;',
  },
  desk: {
    size: [1600, 900],
    samples: 4,
    eye: '-.35, 2.1, 4.1',
    at: '-.18, .46, 0.',
    lens: '2.5',
    sun: '-1.5, .85, .3',
    sunColor: '1.15, 1., .8',
    sunSize: '.02',
    around: '.22, .2, .18',
    sky: 'return vec3(.3, .32, .34);',
    look: { ...soft, exposure: 0.95 },
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y, 0);
      put(d, p.z + 1.9, 1);
      vec3 b = p - vec3(.55, 0., .1); b.xz = rot(.28) * b.xz;
      put(d, rbox(b - vec3(0., .07, 0.), vec3(.62, .07, .44), .015), 2);
      put(d, box(b - vec3(.012, .07, 0.), vec3(.6, .055, .445)), 3);
      vec3 c = p - vec3(.5, .14, .08); c.xz = rot(.05) * c.xz;
      put(d, rbox(c - vec3(0., .055, 0.), vec3(.54, .055, .38), .012), 4);
      put(d, box(c - vec3(.012, .055, 0.), vec3(.525, .043, .385)), 3);
      vec3 o = p - vec3(-.72, 0., .42); o.xz = rot(-.2) * o.xz; float lift = .05 + .05 * cos(min(abs(o.x), .6) * 3.6 - .7);
      put(d, (box(o - vec3(0., lift * .5, 0.), vec3(.66, lift * .5, .46)) - .004) * .8, 3);
      vec3 u = p - vec3(.62, .25, .02); float cup = max(abs(rod(u - vec3(0., .16, 0.), .15 + .02 * u.y, .16)) - .012, u.y - .3); put(d, cup, 5);
      put(d, rod(u - vec3(0., .2, 0.), .14, .01), 6);
      vec3 h = u - vec3(.19, .16, 0.); put(d, length(vec2(length(h.xy) - .085, h.z)) - .018, 5);
      vec3 v = p - vec3(-1.5, 0., -.9); put(d, smin(ball(v - vec3(0., .34, 0.), .33), rod(v - vec3(0., .78, 0.), .09, .18), .3), 7);
      for (int i = 0; i < 3; i++) { float f = float(i); vec3 s = v - vec3(0., .9, 0.); s.xy = rot(.32 * (f - 1.) + .1) * s.xy; s.x += .08 * s.y * s.y * (f - 1.); put(d, rod(s - vec3(0., .55, 0.), .009, .6), 8);
        for (int k = 0; k < 4; k++) { vec3 e = s - vec3((mod(float(k), 2.) - .5) * .16, .4 + .2 * float(k), .02 * float(k)); e.xy = rot((mod(float(k), 2.) - .5) * 1.7) * e.xy; put(d, length(e / vec3(.045, .11, .02)) * .02 - .02, 8); } }
      return d; }`,
    mat: `l.color = vec3(.5, .35, .22) * (.7 + .5 * fbm(vec3(p.x * 1.2, 1., p.z * 9.))); if (M == 0) { l.shine = .03; l.rough = .3; }
      if (M == 1) l.color = vec3(.76, .72, .66) * (.95 + .08 * fbm(p * 2.));
      if (M == 2) l.color = vec3(.17, .27, .36);
      if (M == 3) l.color = vec3(.85, .81, .73) * (.93 + .07 * sin(p.y * 700.));
      if (M == 3 && p.x < -.05) { vec3 o = p - vec3(-.72, 0., .42); o.xz = rot(-.2) * o.xz; float line = step(.5, fract(o.z * 17.)) * step(abs(o.z), .36) * step(.08, abs(o.x)) * step(abs(o.x), .56) * step(fract(sin(floor(o.z * 17.) * 9.1 + step(0., o.x)) * 43.) * .25, .56 - abs(o.x)); l.color = vec3(.87, .83, .76) * (1. - .5 * line * step(.35, noise(vec3(o.x * 90., floor(o.z * 17.), 2.)))); }
      if (M == 4) l.color = vec3(.62, .34, .22);
      if (M == 5) { l.color = vec3(.82, .79, .74); l.shine = .05; l.rough = .08; }
      if (M == 6) { l.color = vec3(.1, .05, .03); l.shine = .06; l.rough = .02; }
      if (M == 7) { l.color = vec3(.55, .6, .58) * (.85 + .25 * fbm(p * 5.)); l.shine = .05; l.rough = .12; }
      if (M == 8) l.color = vec3(.25, .29, .17);`,
  },
}
