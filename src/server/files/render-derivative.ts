import type { Sharp } from 'sharp'
import { uploadLimits } from '#shared/files/limits.ts'
import type { DerivativeFormat } from './keys.ts'
import { loadSharp } from './load-sharp.ts'
import type { PictureSource } from './picture-tasks.ts'

const SECONDS_FOR_ONE_PICTURE = 30

/**
 * Makes a picture in one width and format, never wider than the original. WebP keeps an animation, the other formats
 * show its first frame.
 */
export async function renderDerivative(
  source: PictureSource,
  width: number,
  format: DerivativeFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const animated = source.frames > 1 && format === 'webp'
  const picture = sharp(source.bytes, { animated, limitInputPixels: uploadLimits.pixels, failOn: 'error' })
  const resized = picture.resize({ width, withoutEnlargement: true }).timeout({ seconds: SECONDS_FOR_ONE_PICTURE })
  return encode(resized, format, width).toBuffer()
}

/** Above this width the difference is invisible, and more effort would take ten times as long. */
const WIDEST_WITH_EFFORT = 1000

/**
 * Qualities at which plain backgrounds show no blocks that one sees. AVIF is closer to the photo than WebP then, and
 * smaller; with 70 it was larger.
 */
function encode(picture: Sharp, format: DerivativeFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: width <= WIDEST_WITH_EFFORT ? 4 : 2, chromaSubsampling: '4:2:0' })
    case 'webp':
      return picture.webp({ quality: 80, effort: 2 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 })
    case 'png':
      return picture.png()
  }
}
