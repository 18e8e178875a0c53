// Draws the picture of the demo's gift card: `node demo/pictures/gift-card.mjs` writes gift-card.jpg beside this file. It
// needs Chromium (CHROMIUM_PATH names another one) and the packages of the project, whose typefaces it uses.

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const here = fileURLToPath(new URL('.', import.meta.url))
const font = (path) => pathToFileURL(join(here, '../../node_modules/@fontsource-variable', path)).href
const size = { width: 1500, height: 1875 }

/** A turned profile, mirrored at its axis: pairs of radius and height from the foot up, in units of the drawing. */
function vessel(profile, color, x, foot) {
  const points = profile.map(([radius, height]) => [radius, foot - height])
  const right = points.map(([radius, y]) => [x + radius, y])
  const left = points.toReversed().map(([radius, y]) => [x - radius, y])
  // A smooth curve through all points, as Catmull and Rom drew it.
  const curve = (some) =>
    some
      .slice(1)
      .map((to, index) => {
        const from = some[index]
        const before = some[index - 1] ?? from
        const after = some[index + 2] ?? to
        const first = from.map((value, axis) => value + (to[axis] - before[axis]) / 6)
        const second = to.map((value, axis) => value - (after[axis] - from[axis]) / 6)
        return `C ${first.join(' ')} ${second.join(' ')} ${to.join(' ')}`
      })
      .join(' ')
  return `<path d="M ${right[0].join(' ')} ${curve(right)} L ${left[0].join(' ')} ${curve(left)} Z" fill="${color}"/>
    <ellipse cx="${x}" cy="${points.at(-1)[1]}" rx="${points.at(-1)[0] - 1}" ry="${points.at(-1)[0] * 0.1}" fill="#2b1a1040"/>`
}

const shelf = `<svg viewBox="0 0 828 330" width="828" height="330">
  ${vessel(
    [
      [50, 0],
      [88, 70],
      [92, 130],
      [58, 186],
      [30, 226],
      [26, 274],
      [38, 312],
    ],
    '#58747a',
    120,
    322,
  )}
  ${vessel(
    [
      [46, 0],
      [60, 18],
      [70, 90],
      [74, 142],
    ],
    '#ddd0b8',
    306,
    322,
  )}
  ${vessel(
    [
      [48, 0],
      [112, 74],
      [124, 130],
      [92, 190],
      [56, 208],
      [58, 222],
    ],
    '#a3b5a3',
    494,
    322,
  )}
  ${vessel(
    [
      [38, 0],
      [46, 12],
      [104, 52],
      [126, 92],
    ],
    '#b9683f',
    698,
    322,
  )}
  <path d="M 4 323 H 824" stroke="#2b2a28" stroke-width="2.5" opacity=".5"/>
</svg>`

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Fraunces; src: url('${font('fraunces/files/fraunces-latin-wght-normal.woff2')}'); font-weight: 100 900 }
* { box-sizing: border-box; margin: 0 }
body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
  background: radial-gradient(120% 90% at 22% 18%, #efe7da 0%, #e2d7c5 46%, #c9bba5 100%) }
body::after { content: ''; position: absolute; inset: 0; pointer-events: none;
  background: linear-gradient(115deg, #fff5 0%, #fff0 38%, #3a2a1a00 60%, #3a2a1a2e 100%) }
.envelope { position: absolute; left: 205px; top: 470px; width: 1090px; height: 760px; transform: rotate(-7deg);
  background: linear-gradient(160deg, #b78c67, #a0764f); border-radius: 10px;
  box-shadow: 6px 10px 14px #4a321b40, 40px 62px 90px #4a321b66 }
.envelope::before { content: ''; position: absolute; inset: 0; border-radius: 10px;
  background: linear-gradient(180deg, #c39a75, #ab8058); clip-path: polygon(0 0, 100% 0, 52% 54%, 48% 54%) ;
  filter: drop-shadow(0 5px 6px #4a321b80) }
.card { position: absolute; left: 290px; top: 800px; width: 960px; height: 606px; transform: rotate(4.5deg); padding: 58px 66px;
  border-radius: 16px; background: linear-gradient(155deg, #fbf7ee, #efe7d8);
  box-shadow: 3px 4px 6px #4a321b38, 28px 44px 70px #4a321b6b; color: #2b2a28; font-family: Fraunces }
.name { font-size: 94px; font-weight: 480; letter-spacing: -.02em; line-height: 1 }
.kind { position: absolute; right: 66px; top: 82px; font-size: 40px; color: #8a5b3a }
.card svg { position: absolute; left: 66px; bottom: 58px }
.grain { position: absolute; inset: 0; mix-blend-mode: multiply; opacity: .34 }
</style>
<div class="envelope"></div>
<div class="card"><div class="name">Tidemill</div><div class="kind">Gift card</div>${shelf}</div>
<svg class="grain" width="${size.width}" height="${size.height}"><filter id="paper"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="4" seed="7"/>
<feColorMatrix values="0 0 0 0 .42  0 0 0 0 .36  0 0 0 0 .3  0 0 0 .55 0"/></filter><rect width="100%" height="100%" filter="url(#paper)"/></svg>`

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage({ viewport: size })
// A page of its own folder, so that it may load the typefaces.
await page.goto(pathToFileURL(join(here, 'README.md')).href)
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: join(here, 'gift-card.jpg'), type: 'jpeg', quality: 88 })
if (process.argv[2]) await page.screenshot({ path: process.argv[2] })
await browser.close()
