// Prints the demo's Glaze Notebook: `node demo/downloads/print.mjs` writes glaze-notebook.pdf beside this file. It
// needs Chromium (CHROMIUM_PATH names another one) and the packages of the project, whose typefaces it uses.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { recipes } from './recipes.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const font = (path) => pathToFileURL(join(here, '../../node_modules/@fontsource-variable', path)).href
const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

for (const { name, base } of recipes) {
  const sum = Object.values(base).reduce((all, part) => all + part, 0)
  if (sum !== 100) throw new Error(`The parts of ${name} come to ${sum}.`)
}

const style = `
@font-face { font-family: Fraunces; src: url('${font('fraunces/files/fraunces-latin-wght-normal.woff2')}'); font-weight: 100 900 }
@font-face { font-family: Inter; src: url('${font('inter/files/inter-latin-wght-normal.woff2')}'); font-weight: 100 900 }
@page { size: 148mm 210mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0; -webkit-print-color-adjust: exact }
body { font: 400 9.5pt/1.5 Inter; color: #2b2a28 }
section { position: relative; width: 148mm; height: 210mm; padding: 16mm 15mm 18mm; break-after: page; overflow: hidden; background: #fbf8f2 }
h1, h2 { font-family: Fraunces; font-weight: 500; letter-spacing: -0.01em }
h1 { font-size: 42pt; line-height: 1 }
h2 { font-size: 26pt; line-height: 1.1 }
.kind { margin-top: 1.5mm; color: #7b6f60 }
.page { position: absolute; right: 15mm; bottom: 9mm; color: #7b6f60; font-size: 8pt }
.running { position: absolute; left: 15mm; bottom: 9mm; color: #7b6f60; font-size: 8pt }
.cover { background: #efe8da; padding: 20mm 15mm }
.cover p { margin-top: 5mm; font-size: 11pt; max-width: 90mm }
.cover .shelf { position: absolute; left: 15mm; right: 15mm; bottom: 20mm; display: grid; grid-template-columns: repeat(7, 1fr); gap: 3.4mm }
.tile { display: block; width: 100% }
.head { display: grid; grid-template-columns: 34mm 1fr; gap: 8mm; align-items: end }
table { width: 100%; margin-top: 9mm; border-collapse: collapse }
td { padding: 1.7mm 0; border-bottom: .2mm solid #ddd3c2 }
td + td { text-align: right; font-variant-numeric: tabular-nums; width: 22mm }
td:last-child { width: 26mm; color: #7b6f60 }
thead td { padding-top: 0; color: #7b6f60; font-size: 8pt }
.sum td { border-bottom: 0; font-weight: 600 }
.added td:first-child::before { content: '+ '; color: #b5654a }
.notes { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 8mm }
h3 { font: 600 8pt/1.4 Inter; color: #b5654a; margin-bottom: 1mm }
.mine { position: absolute; left: 15mm; right: 15mm; bottom: 18mm }
.mine div { border-bottom: .2mm dashed #c9bda9; height: 7mm }
.text p + p { margin-top: 3mm }
.text h2 { margin-bottom: 7mm }
.text h3 { margin-top: 7mm }
ol.contents { list-style: none; margin-top: 2mm }
.contents li { display: flex; gap: 3mm; align-items: center; padding: 1.35mm 0; border-bottom: .2mm solid #ddd3c2 }
.contents i { width: 8mm; height: 4.4mm; flex: none; border: .1mm solid #c9bda9 }
.contents span { color: #7b6f60; font-size: 8.5pt }
.contents b { margin-left: auto; font-weight: 400; font-variant-numeric: tabular-nums }
svg text { font: 400 8px Inter; fill: #7b6f60 }
`

/** A test tile: thin and broken at its edge, thick below, with a hole for hanging. */
const tile = ({ name, tile: [body, pool, edge] }) => {
  const id = `tile-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
  const stops = [
    [0, edge],
    [9, body],
    [58, body],
    [92, pool],
    [100, pool],
  ]
  return `<svg class="tile" viewBox="0 0 30 40"><linearGradient id="${id}" x2="0" y2="1">${stops
    .map(([at, colour]) => `<stop offset="${at}%" stop-color="${colour}"/>`)
    .join(
      '',
    )}</linearGradient><rect x=".2" y=".2" width="29.6" height="39.6" rx="1.6" fill="url(#${id})" stroke="#2b2a28" stroke-opacity=".16" stroke-width=".3"/><circle cx="15" cy="5" r="2" fill="#fbf8f2"/></svg>`
}

const FIRST_RECIPE = 5
const foot = (page) => `<p class="running">The Glaze Notebook</p><p class="page">${page}</p>`

const cover = `<section class="cover"><h1>The Glaze<br>Notebook</h1>
<p>Fourteen recipes for cone 6 oxidation, with everything that went wrong.</p>
<p style="color:#7b6f60">Tidemill Pottery, Rockport, Maine</p>
<div class="shelf">${recipes.map((one) => tile(one)).join('')}</div></section>`

const contents = `<section class="text"><h2>What is inside</h2><ol class="contents">
${[
  ['How to use it', 3],
  ['How we fire', 4],
]
  .map(([name, page]) => `<li>${name}<b>${page}</b></li>`)
  .join('')}
${recipes.map((one, at) => `<li><i style="background:${one.tile[0]}"></i>${plain(one.name)}<span>${plain(one.kind)}</span><b>${at + FIRST_RECIPE}</b></li>`).join('')}
</ol>${foot(2)}</section>`

const howTo = `<section class="text"><h2>How to use it</h2>
<p>Each recipe is a base of 100 parts and what is added to it. For a small test, weigh one gram for each part; for a bucket of about a gallon, take the second column, which is in grams.</p>
<h3>Mixing</h3><p>Water first, then the dry parts, light ones last. Stir, wait an hour, and put it through an 80 mesh sieve twice. We mix to the thickness of cream: a bare finger comes out with its nail showing through.</p>
<h3>Testing</h3><p>One vertical tile, one flat one, one of each clay. Fire them in three places of the kiln. If all agree, try a cup. If a glaze will meet food, leave lemon in it overnight and look for a ring.</p>
<h3>Dust</h3><p>Silica and kaolin stay in the lungs, manganese and copper do worse. Wear a mask that fits, weigh without a draught, and clean with water, never with a broom.</p>
<h3>The lines at the foot of each page</h3><p>are yours. Ours are full.</p>${foot(3)}</section>`

/** Hours to degrees Fahrenheit. */
const curve = [
  [0, 70],
  [2, 220],
  [6, 1000],
  [10, 2000],
  [11, 2200],
  [11.25, 2200],
  [12, 1900],
  [14.5, 1700],
  [20, 500],
]
const x = (hour) => 26 + hour * 15.2
const y = (degrees) => 176 - degrees * 0.07
const chart = `<svg viewBox="0 0 340 200" width="118mm" style="margin:6mm 0 0">
${[500, 1000, 1500, 2000].map((line) => `<line x1="26" x2="334" y1="${y(line)}" y2="${y(line)}" stroke="#ddd3c2" stroke-width=".6"/><text x="0" y="${y(line) + 3}">${line}</text>`).join('')}
${[0, 4, 8, 12, 16, 20].map((hour) => `<text x="${x(hour)}" y="192" text-anchor="middle">${hour} h</text>`).join('')}
<polyline fill="none" stroke="#b5654a" stroke-width="2" stroke-linejoin="round" points="${curve.map(([hour, degrees]) => `${x(hour)},${y(degrees)}`).join(' ')}"/>
<circle cx="${x(11.1)}" cy="${y(2200)}" r="3.4" fill="#b5654a"/><text x="${x(11.1) + 8}" y="${y(2200) + 2}">15 minutes at 2200 °F, cone 6</text>
<text x="${x(14.5) + 4}" y="${y(1700) - 5}">slowly to 1700 °F</text></svg>`

const firing = `<section class="text"><h2>How we fire</h2>
<p>An electric kiln of seven cubic feet, cone 6, never more often than twice a week. The soak at the top heals pinholes; the slow way down grows the crystals that make a satin glaze satin.</p>
${chart}
<h3>Up</h3><p>150 °F an hour to 220 °F, and wait there until a mirror at the peep stays dry. Then 200 °F an hour to 1000 °F, 250 °F an hour to 2000 °F, and 200 °F an hour to the top.</p>
<h3>Down</h3><p>As fast as it likes to 1900 °F, then 80 °F an hour to 1700 °F. The lid stays shut until it can be touched. Yes, that long.</p>
<h3>What lies</h3><p>The controller. Believe the cone on the shelf.</p>${foot(4)}</section>`

const row = (name, parts) =>
  `<tr><td>${plain(name)}</td><td>${parts}</td><td>${Math.round(parts * 40).toLocaleString('en-US')} g</td></tr>`
const page = (
  one,
  at,
) => `<section><div class="head">${tile(one)}<div><h2>${plain(one.name)}</h2><p class="kind">${plain(one.kind)}</p></div></div>
<table><thead><tr><td></td><td>Parts</td><td>Bucket</td></tr></thead>
<tbody>${Object.entries(one.base)
  .map(([name, parts]) => row(name, parts))
  .join('')}
<tr class="sum"><td></td><td>100</td><td>4,000 g</td></tr></tbody>
<tbody class="added">${Object.entries(one.added)
  .map(([name, parts]) => row(name, parts))
  .join('')}</tbody></table>
<div class="notes"><div><h3>What it does</h3><p>${plain(one.words)}</p></div><div><h3>What went wrong</h3><p>${plain(one.wrong)}</p></div></div>
<div class="mine"><div></div><div></div></div>${foot(at + FIRST_RECIPE)}</section>`

const last = `<section class="text cover"><h2>Before you mix</h2>
<p>Tidemill is a made-up pottery, and these recipes were written for its demonstration shop. They look as cone 6 recipes do, and nobody has eaten from them.</p>
<p>Test every glaze on your own clay, in your own kiln, before you trust it.</p></section>`

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The Glaze Notebook</title><style>${style}</style>
${cover}${contents}${howTo}${firing}${recipes.map(page).join('')}${last}</html>`

const folder = await mkdtemp(join(tmpdir(), 'notebook-'))
try {
  await writeFile(join(folder, 'notebook.html'), html)
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync']
  const print = [
    `--print-to-pdf=${join(here, 'glaze-notebook.pdf')}`,
    '--no-pdf-header-footer',
    '--disable-pdf-tagging',
    '--virtual-time-budget=5000',
  ]
  await promisify(execFile)(chromium, [...quiet, ...print, pathToFileURL(join(folder, 'notebook.html')).href])
} finally {
  await rm(folder, { recursive: true, force: true })
}
