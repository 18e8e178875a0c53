/**
 * A small ray marcher in a fragment shader. A scene gives GLSL for its shape (`map`: the distance to the nearest
 * surface, `M` its material), its materials (`mat`), and its light; lengths are metres, y is up.
 */
export const shaderOf = (scene) => `#version 300 es
precision highp float;
precision highp int;
uniform vec2 size;
uniform int seed;
out vec4 result;
int M;
uint state;
float rnd() { state = state * 747796405u + 2891336453u; uint w = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u; return float((w >> 22u) ^ w) / 4294967295.0; }
const float PI = 3.14159265;
float hash(vec3 p) { p = fract(p * .3183099 + .1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3. - 2. * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)), hash(i + vec3(1,1,1)), f.x), f.y), f.z);
}
float fbm(vec3 p) { float a = 0., w = .5; for (int i = 0; i < 5; i++) { a += w * noise(p); p = p * 2.03 + 7.1; w *= .5; } return a; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float box(vec3 p, vec3 b) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.); }
float rbox(vec3 p, vec3 b, float r) { return box(p, b - r) - r; }
float ball(vec3 p, float r) { return length(p) - r; }
float rod(vec3 p, float r, float h) { vec2 d = abs(vec2(length(p.xz), p.y)) - vec2(r, h); return min(max(d.x, d.y), 0.) + length(max(d, 0.)); }
float rrod(vec3 p, float r, float h, float e) { return rod(p, r - e, h - e) - e; }
float ring(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
void put(inout float d, float e, int m) { if (e < d) { d = e; M = m; } }
struct Look { vec3 color; float rough; float shine; vec3 glow; };
${scene.map}
Look mat(vec3 p, vec3 n) { Look l = Look(vec3(.7), 1., 0., vec3(0)); ${scene.mat} return l; }
vec3 sky(vec3 d) { ${scene.sky ?? 'return vec3(.8, .85, .9) * .6;'} }
const vec3 SUN = normalize(vec3(${scene.sun ?? '1., 1., 1.'}));
const vec3 SUNCOLOR = vec3(${scene.sunColor ?? '3.'});
const vec3 AROUND = vec3(${scene.around ?? '.18'});
const float SUNSIZE = ${scene.sunSize ?? '.02'};
const int LAMPS = ${(scene.lamps ?? []).length};
${
  (scene.lamps ?? []).length
    ? `const vec4 LAMP[LAMPS] = vec4[](${scene.lamps.map(([x, y, z, r]) => `vec4(${[x, y, z, r].map((n) => n.toFixed(3))})`)});
const vec3 LAMPCOLOR = vec3(${scene.lampColor});`
    : ''
}
vec3 normalAt(vec3 p) { vec2 e = vec2(${scene.epsilon ?? '.0006'}, 0); return normalize(vec3(map(p + e.xyy) - map(p - e.xyy), map(p + e.yxy) - map(p - e.yxy), map(p + e.yyx) - map(p - e.yyx))); }
float march(vec3 o, vec3 d, float far) { float t = .002; for (int i = 0; i < ${scene.steps ?? 160}; i++) { float h = map(o + d * t); if (h < .0004 * (1. + t * .3)) return t; t += h * ${scene.stride ?? '.9'}; if (t > far) break; } return -1.; }
float open(vec3 p, vec3 n) { float a = 0., w = 1.; int m = M; for (int i = 1; i <= 6; i++) { float h = .035 * float(i * i) * (.7 + .6 * rnd()); a += w * max(0., h - map(p + n * h)) / h; w *= .72; } M = m; return clamp(1. - a * .42, 0., 1.); }
vec3 lit(vec3 p, vec3 n, vec3 color) {
  float ao = open(p, n);
  vec3 o = p + n * .004, s = normalize(SUN + SUNSIZE * (vec3(rnd(), rnd(), rnd()) * 2. - 1.));
  vec3 sum = sky(normalize(n + vec3(0., .35, 0.))) * ao * (.55 + .45 * n.y) + AROUND * color * ao * (.75 - .25 * n.y);
  float k = dot(n, s);
  if (k > 0. && SUNCOLOR.x + SUNCOLOR.z > 0. && march(o, s, 40.) < 0.) sum += SUNCOLOR * k;
  ${(scene.lamps ?? []).length ? `for (int i = 0; i < LAMPS; i++) { vec3 to = LAMP[i].xyz + LAMP[i].w * normalize(vec3(rnd(), rnd(), rnd()) * 2. - 1.) - o; float far = length(to); to /= far; float q = dot(n, to); if (q <= 0.) continue; float h = march(o, to, far); if (h < 0. || h > far - LAMP[i].w * 2.4) sum += LAMPCOLOR * q / (far * far + .05); }` : ''}
  return color * sum;
}
vec3 seen(vec3 o, vec3 d, bool isFirst) {
  float t = march(o, d, ${scene.far ?? '60.'});
  if (t < 0.) return sky(d);
  vec3 p = o + d * t; map(p); int m = M; vec3 n = normalAt(p); M = m;
  Look l = mat(p, n); 
  vec3 sum = l.glow + lit(p, n, l.color);
  if (isFirst && l.shine > 0.) {
    float f = l.shine + (1. - l.shine) * pow(1. - max(0., -dot(d, n)), 5.) * .7;
    vec3 r = normalize(reflect(d, n) + l.rough * (vec3(rnd(), rnd(), rnd()) - .5)), q = p + n * .004;
    float h = march(q, r, 20.);
    vec3 there = sky(r);
    if (h >= 0.) { q += r * h; map(q); int k = M; vec3 nq = normalAt(q); M = k; Look lq = mat(q, nq); there = lq.glow + lit(q, nq, lq.color); }
    sum = mix(sum, min(there, vec3(3.)), f);
  }
  ${scene.fog ? `sum = mix(sky(normalize(vec3(d.x, max(d.y, .0), d.z))), sum, exp(-t * ${scene.fog}));` : ''}
  return min(sum, vec3(8.));
}
void main() {
  state = uint(gl_FragCoord.x) * 1973u + uint(gl_FragCoord.y) * 9277u + uint(seed) * 26699u + 1u; rnd(); rnd();
  vec2 q = (gl_FragCoord.xy + vec2(rnd(), rnd()) - size * .5) / size.y * 2.;
  vec3 eye = vec3(${scene.eye}), at = vec3(${scene.at}), f = normalize(at - eye), r = normalize(cross(f, vec3(0,1,0))), u = cross(r, f);
  vec3 d = normalize(f * ${scene.lens ?? '2.'} + r * q.x + u * q.y);
  ${scene.blur ? `{ float focus = ${scene.focus ?? 'length(at - eye)'}; vec3 aim = eye + d * focus / dot(d, f); float a = rnd() * 2. * PI, k = sqrt(rnd()) * ${scene.blur}; eye += r * cos(a) * k + u * sin(a) * k; d = normalize(aim - eye); }` : ''}
  result = vec4(seen(eye, d, true), 1.);
}`

/** Runs in the browser: adds up samples, and develops them as a photo. @returns a JPEG as a data URL */
export async function render({ shader, width, height, samples, look }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const gl = canvas.getContext('webgl2')
  gl.getExtension('EXT_color_buffer_float')
  const compile = (kind, text) => {
    const made = gl.createShader(kind)
    gl.shaderSource(made, text)
    gl.compileShader(made)
    if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made))
    return made
  }
  const program = gl.createProgram()
  gl.attachShader(
    program,
    compile(gl.VERTEX_SHADER, '#version 300 es\nin vec2 p; void main() { gl_Position = vec4(p, 0, 1); }'),
  )
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, shader))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program))
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, no hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, width, height, 0, gl.RGBA, gl.FLOAT, null)
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  gl.viewport(0, 0, width, height)
  gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)
  gl.enable(gl.SCISSOR_TEST)
  const sum = new Float32Array(width * height * 3)
  const part = new Float32Array(width * height * 4)
  for (let sample = 0; sample < samples; sample += 1) {
    gl.uniform1i(gl.getUniformLocation(program, 'seed'), sample + 1)
    for (let y = 0; y < height; y += 200) {
      gl.scissor(0, y, width, 200)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
    }
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, part)
    for (let i = 0, j = 0; i < part.length; i += 4, j += 3)
      for (let c = 0; c < 3; c += 1) sum[j + c] += Number.isFinite(part[i + c]) ? part[i + c] : 0
  }
  const shown = Object.assign(document.createElement('canvas'), { width, height })
  const context = shown.getContext('2d')
  const image = context.createImageData(width, height)
  const tone = (x) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  let random = 1
  const next = () => {
    random = (random * 16807) % 2147483647
    return random / 2147483647 - 0.5
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 3
      const to = (y * width + x) * 4
      let color = [0, 1, 2].map((c) => (sum[from + c] / samples) * look.exposure)
      if (look.isMono) color = Array(3).fill(color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11)
      const grain = (next() + next()) * look.grain
      for (let c = 0; c < 3; c += 1) {
        const value = Math.min(1, Math.max(0, tone(color[c]))) ** (1 / 2.2)
        const curve = value + look.contrast * (value - 0.5) * (1 - Math.abs(2 * value - 1))
        image.data[to + c] = 255 * (look.lift + (1 - look.lift) * curve) + grain
      }
      image.data[to + 3] = 255
    }
  context.putImageData(image, 0, 0)
  return shown.toDataURL('image/jpeg', 0.8)
}
