import { loadSharp } from '#server/files/load-sharp.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { initialOf } from '#storefront/pictures/missing-picture.tsx'

/**
 * A site's initial in its own colors, as a PNG. The picture library reads no SVG here, so the background is made pixel
 * by pixel. On a machine without fonts there is only the background.
 */
export async function drawIcon(
  { title, styles }: { title: string; styles: SiteStyles },
  pixels: number,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const { text, background } = pageThemeOf(styles)
  const square = sharp(roundedSquare(pixels, text), { raw: { width: pixels, height: pixels, channels: 4 } })
  const initial = initialOf(title.trim().slice(0, 4))
  const height = Math.round(pixels * 0.46)
  const letter = await sharp({
    text: {
      text: `<span foreground="${background}">${initial}</span>`,
      font: 'serif',
      rgba: true,
      width: pixels,
      height,
    },
  })
    .resize({ height, width: Math.round(pixels * 0.7), fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null)
  return (letter && initial ? square.composite([{ input: letter, gravity: 'center' }]) : square).png().toBuffer()
}

/** RGBA pixels of a square with round, smoothed corners. */
function roundedSquare(pixels: number, color: string): Buffer {
  const radius = pixels * 0.22
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const beyond = (at: number) => Math.max(radius - (at + 0.5), at + 0.5 - (pixels - radius), 0)
  const bytes = Buffer.alloc(pixels * pixels * 4)
  for (let index = 0; index < pixels * pixels; index += 1) {
    const distance = Math.hypot(beyond(index % pixels), beyond(Math.floor(index / pixels)))
    const alpha = Math.min(1, Math.max(0, radius - distance + 0.5))
    bytes.set([red, green, blue, Math.round(alpha * 255)], index * 4)
  }
  return bytes
}
