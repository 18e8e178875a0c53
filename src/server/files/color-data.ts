import type { ColorData } from '#shared/files/schema.ts'
import { loadSharp } from './load-sharp.ts'

const SIDE = 5
const LAST = SIDE - 1

/**
 * Average colors of the corners and the center: the pixels of a picture of five by five. Transparent parts count as
 * white.
 */
export async function colorDataOf(bytes: Buffer): Promise<ColorData> {
  const sharp = await loadSharp()
  const pixels = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => {
    const start = (y * SIDE + x) * 3
    return pixels.toString('hex', start, start + 3)
  }
  return {
    topLeft: at(0, 0),
    topRight: at(LAST, 0),
    bottomLeft: at(0, LAST),
    bottomRight: at(LAST, LAST),
    center: at(LAST / 2, LAST / 2),
  }
}
