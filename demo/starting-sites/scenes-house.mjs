/** A house where people eat: an evening room, a table, a shelf and a bowl. */
const warm = { contrast: 0.16, lift: 0.02, grain: 9 }
const wood = (color) =>
  `{ float g = fbm(vec3(p.x * 1.4, p.y * 9., p.z * 9.) + 3.); l.color = vec3(${color}) * (.72 + .5 * g); }`

export const houseScenes = {
  room: {
    size: [1760, 990],
    samples: 4,
    eye: '-.5, 1.5, 5.6',
    at: '-.1, 1.42, 0.',
    lens: '1.9',
    sunColor: '0.',
    around: '.34, .25, .19',
    sky: 'return vec3(.13, .11, .1);',
    lamps: [
      [-2.1, 2.02, 0, 0.12],
      [0, 2.02, 0, 0.12],
      [2.1, 2.02, 0, 0.12],
    ],
    lampColor: '1.3, .84, .47',
    look: { ...warm, exposure: 1.15 },
    map: `float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y, 1);
      vec3 a = p; a.x = mod(a.x + 1.3, 2.6) - 1.3;
      float niche = max(min(length(a.xy - vec2(0., 2.05)) - .82, max(abs(a.x) - .82, abs(a.y - 1.1) - 1.)), -p.z - 2.75);
      put(d, max(-p.z - 2.2 > 0. ? box(p - vec3(0., 3., -2.8), vec3(9., 4., .6)) : p.z + 2.2, -niche), 0);
      put(d, p.z + 2.7, 0);
      put(d, 4. - p.y, 0);
      put(d, rbox(p - vec3(0., .77, 0.), vec3(3.5, .035, .5), .012), 2);
      vec3 g = p; g.x = abs(g.x); put(d, box(g - vec3(2.9, .38, 0.), vec3(.05, .38, .4)), 2);
      vec3 l = p; l.x = l.x - clamp(round(l.x / 2.1), -1., 1.) * 2.1;
      put(d, max(abs(length(l - vec3(0., 2.02, 0.)) - .3) - .008, -(l.y - 2.03)), 3);
      put(d, ball(l - vec3(0., 2.06, 0.), .09), 4);
      put(d, rod(l - vec3(0., 3.2, 0.), .008, .9), 3);
      vec3 s = p; s.z = abs(s.z) - .27; s.x = s.x - clamp(round(s.x / .82), -4., 4.) * .82;
      put(d, rrod(s - vec3(0., .82, 0.), .14, .008, .006), 5);
      put(d, max(abs(length((s - vec3(.24, .93, 0.)) * vec3(1., .72, 1.)) - .052) - .003, s.y - .99), 6);
      vec3 v = p - vec3(.42, .8, 0.); put(d, smin(ball(v - vec3(0., .12, 0.), .11), rod(v - vec3(0., .26, 0.), .035, .1), .1), 5);
      for (int i = 0; i < 7; i++) { float f = float(i); vec3 q = v - vec3(.13 * sin(f * 2.4) , .5 + .1 * sin(f * 1.7), .1 * cos(f * 2.4)); put(d, length(q / vec3(.045, .075, .045)) * .045 - .045, 7); }
      vec3 k = p; k.z = abs(k.z) - .98; k.x = k.x - clamp(round((k.x - .41) / .82), -4., 3.) * .82 - .41;
      put(d, rrod(k - vec3(0., .46, 0.), .18, .02, .012), 8);
      k.xz = abs(k.xz); put(d, rod(k - vec3(.11, .22, .11), .014, .23), 8);
      return d; }`,
    mat: `l.color = vec3(.45, .225, .155) * (.82 + .3 * fbm(p * 2.));
      if (M == 0 && p.z < -2.65) l.color = vec3(.26, .11, .078) * (.82 + .3 * fbm(p * 2.));
      if (M == 1) { l.color = vec3(.2, .12, .09) * (.7 + .5 * fbm(vec3(p.x * 8., 1., p.z))); l.shine = .04; l.rough = .2; }
      if (M == 2) { ${wood('.42, .24, .13')} l.shine = .05; l.rough = .25; }
      if (M == 3) l.color = vec3(.07, .06, .05);
      if (M == 4) l.glow = vec3(4., 2.9, 1.7);
      if (M == 5) { l.color = vec3(.8, .74, .66); l.shine = .04; l.rough = .1; }
      if (M == 6) { l.color = vec3(.42, .34, .27); l.shine = .35; l.rough = .02; }
      if (M == 7) l.color = vec3(.22, .3, .16);
      if (M == 8) ${wood('.2, .12, .075')}`,
  },
  citrus: {
    size: [1280, 1600],
    samples: 5,
    eye: '.2, 5.2, 3.3',
    at: '.02, .1, .0',
    lens: '2.75',
    sun: '-1.3, 1.25, -.5',
    sunColor: '1.15, 1.02, .84',
    sunSize: '.06',
    around: '.22, .18, .14',
    sky: 'return vec3(.3, .3, .32);',
    look: { ...warm, exposure: 0.95 },
    map: `float fruit(vec3 p, float r, float a) { p.xz = rot(a) * p.xz; p.xy = rot(a * .7) * p.xy; float tip = .06 * exp(-18. * dot(p.yz, p.yz) / (r * r)) ; return length(p * vec3(.82, 1., 1.)) - r - tip * r * 1.6 + .0025 * noise(p * 60.); }
    float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y + .015 * sin(p.x * 3. + 2. * noise(p * 1.3)) * smoothstep(.9, 2., length(p.xz)), 0);
      float bowl = max(abs(length(vec3(p.x, (p.y - .95) * 1.05, p.z)) - 1.0) - .03, p.y - .46);
      put(d, min(smin(bowl, 1e2, .01), rrod(p - vec3(0., .03, 0.), .4, .05, .02)), 1);
      put(d, fruit(p - vec3(-.34, .46, .22), .27, .4), 2);
      put(d, fruit(p - vec3(.3, .44, .3), .26, 2.1), 2);
      put(d, fruit(p - vec3(.02, .46, -.36), .28, 4.), 2);
      put(d, ball(p - vec3(.46, .5, -.2), .27) + .002 * noise(p * 70.), 3);
      put(d, ball(p - vec3(-.5, .52, -.18), .25) + .002 * noise(p * 70.), 3);
      put(d, fruit(p - vec3(.02, .76, .0), .27, 5.2), 2);
      put(d, fruit(p - vec3(1.32, .25, .78), .25, 1.2), 2);
      vec3 h = p - vec3(-1.2, .12, .95); h.xy = rot(.25) * h.xy; put(d, max(ball(h, .27), h.y - .06), 4);
      for (int i = 0; i < 4; i++) { float f = float(i); vec3 q = p - vec3(.55 * sin(f * 1.9 + .6), .82 - .05 * f, .52 * cos(f * 1.9 + .6)); q.xz = rot(f * 1.9 + .3) * q.xz; q.y -= .35 * q.x * q.x; put(d, length(q / vec3(.3, .016, .12)) * .016 - .016, 5); }
      return d; }`,
    mat: `l.color = vec3(.78, .73, .64) * (.94 + .05 * sin(p.x * 160.) * sin(p.z * 160.));
      if (M == 1) { l.color = vec3(.2, .27, .25) * (.8 + .4 * fbm(p * 6.)); l.shine = .06; l.rough = .1; }
      if (M == 2) { l.color = vec3(.86, .6, .05); l.shine = .04; l.rough = .35; }
      if (M == 3) { l.color = vec3(.86, .3, .04); l.shine = .04; l.rough = .35; }
      if (M == 4) { vec3 c = p - vec3(-1.2, .12, .95); float a = atan(c.z, c.x), r = length(c.xz); bool top = n.y > .8; l.color = top ? mix(vec3(.9, .78, .48), vec3(.92, .56, .1), smoothstep(.0, .12, abs(sin(a * 5.))) * step(.03, r) * step(r, .22)) : vec3(.86, .3, .04); l.shine = .05; l.rough = .2; }
      if (M == 5) { l.color = vec3(.09, .17, .05); l.shine = .05; l.rough = .3; }`,
  },
  shelf: {
    size: [1280, 1600],
    samples: 5,
    stride: '.55',
    steps: 240,
    eye: '0., 1.42, 5.',
    at: '0., 1.36, 0.',
    lens: '3.1',
    sun: '-.9, .75, 1.',
    sunColor: '1.1, .84, .58',
    sunSize: '.03',
    around: '.24, .16, .11',
    sky: 'return vec3(.16, .14, .13);',
    look: { ...warm, exposure: 1.05 },
    map: `float bottle(vec3 p, float r, float h) { float s = rrod(p - vec3(0., h * .42, 0.), r, h * .42, .03); float n = rod(p - vec3(0., h * .95, 0.), r * .3, h * .26); return min(smin(s, n, r * .9), rod(p - vec3(0., h * 1.2, 0.), r * .36, .018)); }
    float glass(vec3 p, float r) { float cup = max(abs(length((p - vec3(0., .42, 0.)) * vec3(1., .7, 1.)) - r) - .006, p.y - .56); return min(min(cup, rod(p - vec3(0., .15, 0.), .012, .14)), rrod(p - vec3(0., .008, 0.), r * .85, .008, .004)); }
    float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.z + .42, 0);
      for (int i = 0; i < 3; i++) {
        vec3 s = p - vec3(0., 1.12 * float(i), 0.); bool up = i > 0;
        put(d, box(s - vec3(0., -.03, 0.), vec3(4., .03, .4)), 1);
        if (abs(s.y - .4) > d + .5) continue;
        put(d, bottle(s - vec3(-.92, 0., -.02), .15, .62), up ? 2 : 3);
        put(d, bottle(s - vec3(-.52, 0., .08), .12, up ? .7 : .5), 4);
        put(d, bottle(s - vec3(.94, 0., .0), .14, up ? .5 : .66), up ? 4 : 2);
        put(d, glass(s - vec3(-.1, 0., .1), .16), 5);
        put(d, glass(s - vec3(.22, 0., -.04), .16), 5);
        put(d, glass(s - vec3(.54, 0., .12), .16), 5);
      }
      return d; }`,
    mat: `l.color = vec3(.46, .18, .115) * (.82 + .3 * fbm(p * 2.4));
      if (M == 1) ${wood('.3, .17, .095')}
      if (M == 2) { l.color = vec3(.06, .1, .07); l.shine = .1; l.rough = .03; }
      if (M == 3) { l.color = vec3(.7, .62, .5); l.shine = .06; l.rough = .1; }
      if (M == 4) { l.color = vec3(.24, .1, .03); l.shine = .1; l.rough = .03; }
      if (M == 5) { l.color = vec3(.5, .4, .33); l.shine = .4; l.rough = .02; }`,
  },
  front: {
    size: [1760, 990],
    samples: 4,
    eye: '-1., 1.6, 8.2',
    at: '0., 2.1, 0.',
    lens: '1.9',
    sun: '-.7, .5, .8',
    sunColor: '.05, .07, .11',
    around: '.06, .07, .1',
    sky: 'return mix(vec3(.33, .22, .24), vec3(.07, .1, .2), smoothstep(-.05, .5, d.y)) * .8;',
    lamps: [
      [-1.55, 2.75, 0.75, 0.06],
      [1.55, 2.75, 0.75, 0.06],
    ],
    lampColor: '1.1, .68, .34',
    look: { ...warm, exposure: 1.25 },
    map: `float hole(vec2 q, float w, float h) { return min(length(q - vec2(0., h)) - w, max(abs(q.x) - w, abs(q.y - h * .5) - h * .5)); }
    float map(vec3 p) {
      float d = 1e3; M = 0;
      put(d, p.y + .01 * noise(p * 5.), 1);
      float door = hole(p.xy, .72, 1.9);
      vec3 a = p; a.x = abs(a.x) - 3.; float window = hole(a.xy - vec2(0., .8), .78, 1.25);
      put(d, max(box(p - vec3(0., 2.4, -.3), vec3(6.6, 2.4, .3)), -min(door, window)), 0);
      put(d, box(p - vec3(0., 4.86, -.3), vec3(6.8, .08, .45)), 0);
      put(d, box(p - vec3(0., 2.2, -.5), vec3(6., 2.2, .14)), 2);
      put(d, max(abs(door) - .03, abs(p.z + .28) - .06), 3);
      put(d, max(min(abs(p.x), abs(p.y - 1.9)) - .022, max(abs(p.z + .3) - .03, door)), 3);
      put(d, max(abs(window) - .03, abs(p.z + .28) - .06), 3);
      put(d, max(min(abs(a.x), abs(a.y - 2.05)) - .02, max(abs(p.z + .3) - .03, window)), 3);
      vec3 l = p; l.x = abs(l.x) - 1.55;
      put(d, ball(l - vec3(0., 2.75, .3), .1), 4); put(d, rod((l - vec3(0., 2.75, .12)).xzy, .02, .12), 3);
      vec3 t = p - vec3(-4.6, 0., 1.6); put(d, min(rrod(t - vec3(0., .74, 0.), .42, .02, .01), rod(t - vec3(0., .37, 0.), .03, .37)), 3);
      vec3 b = p; b.x = abs(b.x) - 1.2; put(d, rrod(b - vec3(0., .26, .45), .25 + .06 * b.y, .26, .02), 5);
      put(d, ball(b - vec3(0., .95, .45), .4) + .1 * noise(b * 13.) - .03, 6);
      return d; }`,
    mat: `l.color = vec3(.62, .46, .36) * (.84 + .26 * fbm(p * 2.)) ;
      if (M == 1) l.color = vec3(.28, .25, .25) * (.7 + .5 * noise(floor(p * vec3(2.4, 1., 2.4)) + .5));
      if (M == 2) { float g = .55 + .6 * fbm(vec3(p.x * 1.2, p.y * .9, 2.)); l.color = vec3(.0); l.glow = vec3(1.25, .74, .33) * g * (.55 + .3 * smoothstep(3.2, .6, p.y)); }
      if (M == 3) l.color = vec3(.05, .07, .065);
      if (M == 4) l.glow = vec3(4., 2.9, 1.7);
      if (M == 5) l.color = vec3(.34, .15, .09);
      if (M == 6) l.color = vec3(.07, .12, .06) * (.6 + .8 * noise(p * 20.));`,
  },
}
