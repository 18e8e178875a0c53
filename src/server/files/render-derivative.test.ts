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

test.each([500, 1500])('at %i pixels AVIF is closer to a photo than WebP, and smaller', async (width) => {
  const bytes = await readFile(new URL('../../../demo/pictures/harbor-mug.jpg', import.meta.url))
  const exact = await sharp(bytes).resize({ width }).png().toBuffer()
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) => renderDerivative({ bytes, frames: 1 }, width, format)),
  )
  expect(await closeness(avif!, exact)).toBeGreaterThan((await closeness(webp!, exact)) + 1)
  expect(avif!.length).toBeLessThan(webp!.length)
})
