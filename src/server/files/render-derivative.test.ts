import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderDerivative } from './render-derivative.ts'

/** How close a picture is to another one of the same size, in decibels (PSNR). */
async function closeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()))
  const error = a!.reduce((sum, value, index) => sum + (value - b![index]!) ** 2, 0) / a!.length
  return 10 * Math.log10(255 ** 2 / error)
}

// With quality 55 or effort 2 it has less than 46 decibels, and blocks are seen in its plain background.
test('AVIF keeps the plain background of a photo smooth, and is still small', async () => {
  const bytes = await readFile(new URL('../../../demo/pictures/harbor-mug.jpg', import.meta.url))
  const avif = await renderDerivative({ bytes, frames: 1 }, 500, 'avif')
  expect(await closeness(avif, await sharp(bytes).resize({ width: 500 }).png().toBuffer())).toBeGreaterThan(46)
  expect(avif.length).toBeLessThan(10_000)
})
