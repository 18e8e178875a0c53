import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { themeNumbers } from '#shared/styles/schema.ts'
import { expect, test } from './fixtures/studio.ts'
import { publishBlocks } from './steps/blocks.ts'
import { blocksToDraw } from './steps/drawn-blocks.ts'
import {
  type Box,
  closeness,
  cut,
  difference,
  type Pixels,
  readPixels,
  readSheet,
  sheetFile,
  writeSheet,
} from './steps/picture-sheets.ts'

/** The Chromium that drew the stored pictures. */
const versionFile = new URL('pictures/chromium.txt', import.meta.url)
const MOST_SHOTS = 10
const stored = new URL('pictures', import.meta.url).pathname

test('every block looks in every color theme as its stored picture shows it', async ({
  page,
  visitor,
  browser,
}, info) => {
  const { project, config } = info
  const isRenewed = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all'
  const drawnWith = await readFile(versionFile, 'utf8').catch(() => '')
  const isSame = isRenewed || drawnWith.trim() === browser.version()
  const blocks = await blocksToDraw(page.request)
  const pages: (readonly Pixels[])[] = []
  for (const theme of themeNumbers) {
    const { path, ids } = await publishBlocks(page.request, `Pictures ${project.name} ${theme}`, blocks, theme)
    pages.push(await drawBlocks(visitor, path, ids))
  }

  const faults: string[] = []
  for (const [index, { name }] of blocks.entries()) {
    const pictures = pages.map((drawn) => drawn[index]!)
    // A theme has colors alone.
    const sizes = new Set(pictures.map(({ width, height }) => `${width} × ${height}`))
    expect([...sizes], `the sizes of ${name} in the themes`).toHaveLength(1)
    const file = sheetFile(stored, project.name, name)
    const sheet = await readSheet(file, themeNumbers.length)
    const found = sheet
      ? pictures.flatMap((picture, theme) => {
          const what = difference(picture, sheet[theme]!, isSame ? closeness.same : closeness.other)
          return what ? [`${name} in theme ${theme}: ${what}`] : []
        })
      : [`${name} has no stored picture`]
    if (found.length === 0) continue
    await writeSheet(isRenewed ? file : info.outputPath(`${name}.webp`), pictures)
    if (!isRenewed) faults.push(...found)
  }
  if (isRenewed) await writeFile(versionFile, `${browser.version()}\n`)
  expect(
    faults,
    `Compare ${info.outputDir} with ${join(stored, project.name)}. CONTRIBUTING.md says how a wanted change is stored. They were drawn with Chromium ${drawnWith.trim()}, this is ${browser.version()}.`,
  ).toEqual([])
})

/** Opens a page in a window that is as high as the page, and cuts the blocks out of its picture. */
async function drawBlocks(visitor: Page, path: string, ids: readonly string[]): Promise<Pixels[]> {
  const { width } = visitor.viewportSize()!
  await visitor.goto(path)
  const height = await visitor.evaluate(() => document.documentElement.scrollHeight)
  await visitor.setViewportSize({ width, height })
  await visitor.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
  for (const frame of visitor.frames()) await frame.waitForLoadState('load')
  // Everything is within the window now, so that all images load and all islands that wait for that become alive.
  await visitor.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => {
        const { left, right } = image.getBoundingClientRect()
        // Beside the window are those of a carousel, and what is hidden does not load.
        return image.complete || !image.checkVisibility() || left >= innerWidth || right <= 0
      }) &&
      document.querySelectorAll('main [data-island]:not([data-hydrated], [data-when="interaction"])').length === 0,
  )
  await visitor.evaluate(() =>
    Promise.all(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined)),
    ),
  )
  const boxes = await visitor.evaluate(
    (names) =>
      names.map((name) => {
        const { x, y, width, height } = document.querySelector(`#block-${name}`)!.getBoundingClientRect()
        return { x, y: y + scrollY, width, height }
      }),
    ids,
  )
  const whole = await readPixels(await shotAtRest(visitor))
  await visitor.setViewportSize({ width, height: 800 })
  return Promise.all(boxes.map((box) => cut(whole, around(box, whole))))
}

/** A picture of the window, once two in a row are the same: until then something is still drawn. */
async function shotAtRest(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let former = await shoot()
  for (let attempt = 0; attempt < MOST_SHOTS; attempt += 1) {
    const shot = await shoot()
    if (shot.equals(former)) return shot
    former = shot
  }
  throw new Error('The page does not come to rest.')
}

/** A box with some of the page around it, for shadows and the color of the theme. */
function around({ x, y, width, height }: Box, page: Pixels): Box {
  const margin = 12
  const [left, top] = [Math.max(0, Math.round(x) - margin), Math.max(0, Math.round(y) - margin)]
  return {
    ...{ x: left, y: top },
    width: Math.min(page.width - left, Math.round(width) + 2 * margin),
    height: Math.min(page.height - top, Math.round(height) + 2 * margin),
  }
}
