/** Draws the pictures of the starting sites: `node demo/starting-sites/draw.mjs OUT_DIR [--only NAME,…] [--scale PERCENT] [--samples N]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { render, shaderOf } from './renderer.mjs'
import { scenes } from './scenes.mjs'

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : process.argv[at + 1]
}
const folder = process.argv[2] ?? '.'
const only = option('only', '').split(',').filter(Boolean)
const scale = Number(option('scale', '100')) / 100
mkdirSync(folder, { recursive: true })
const args = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog']
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args })
const page = await browser.newPage()
page.setDefaultTimeout(0)
for (const [name, scene] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue
  const started = Date.now()
  const [width, height] = scene.size.map((length) => Math.round(length * scale))
  const samples = Number(option('samples', String(scene.samples ?? 40)))
  const look = { exposure: 1, contrast: 0.2, lift: 0.02, grain: 10, isMono: false, ...scene.look }
  const url = await page.evaluate(render, { shader: shaderOf(scene), width, height, samples, look })
  writeFileSync(join(folder, `${name}.jpg`), Buffer.from(url.split(',')[1], 'base64'))
  console.log(`${name} ${width}×${height}, ${samples} samples, ${Math.round((Date.now() - started) / 1000)} s`)
}
await browser.close()
