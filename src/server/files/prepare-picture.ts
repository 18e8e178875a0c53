import type { Metadata, Sharp } from 'sharp'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import type { ColorData } from '#shared/files/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { colorDataOf } from './color-data.ts'
import { loadSharp } from './load-sharp.ts'
import { type PictureKind, pictureKindOf } from './picture-kind.ts'

/** A picture as it is stored: upright, in sRGB, without metadata of camera or author. */
export interface PreparedPicture {
  readonly bytes: Buffer
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly hasAlpha: boolean
  readonly colorData: ColorData
}

/** Why a picture is refused. */
export type PictureRefusal = 'file-damaged' | 'file-too-large' | 'file-type-unsupported' | 'picture-too-many-pixels'

const SECONDS_FOR_ONE_PICTURE = 30

/** Checks of an upload without decoding: null when it may be decoded. */
export function checkUpload(bytes: Buffer, fileName: string) {
  if (bytes.length > uploadLimits.bytes) {
    return fail('file-too-large', { fileName, maxSize: formatSizeLimit(uploadLimits.bytes) })
  }
  return pictureKindOf(bytes) ? null : fail('file-type-unsupported', { fileName, fileTypeMessage: 'image ' })
}

/**
 * Turns received bytes into a picture that can be stored. Its format is detected by content and its size by the header,
 * before decoding. It is then encoded again, which removes location, camera and comments.
 * @param fileName for the sentence of a refusal
 */
export async function preparePicture(
  bytes: Buffer,
  fileName: string,
): Promise<Result<PreparedPicture, PictureRefusal>> {
  const refusal = checkUpload(bytes, fileName)
  if (refusal) return refusal
  const header = await readHeader(bytes)
  if (!header) return fail('file-damaged', { fileName })
  if (header.width * header.height > uploadLimits.pixels) return fail('picture-too-many-pixels', { fileName })
  try {
    return succeed(await redraw(bytes, pictureKindOf(bytes)!, header))
  } catch {
    // The library's error messages name its own functions; all that matters is that the file cannot be read completely.
    return fail('file-damaged', { fileName })
  }
}

interface Header {
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly hasAlpha: boolean
}

async function readHeader(bytes: Buffer): Promise<Header | null> {
  const sharp = await loadSharp()
  try {
    const found: Metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!found.width || !found.height) return null
    return {
      width: found.width,
      height: found.pageHeight ?? found.height,
      frames: found.pages ?? 1,
      hasAlpha: found.hasAlpha ?? false,
    }
  } catch {
    return null
  }
}

async function redraw(bytes: Buffer, kind: PictureKind, header: Header): Promise<PreparedPicture> {
  const sharp = await loadSharp()
  const isMoving = (kind === 'gif' || kind === 'webp') && header.frames > 1
  const animated = isMoving && header.width * header.height * header.frames <= uploadLimits.animationPixels
  const picture = sharp(bytes, { animated, limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: uploadLimits.storedSide,
      height: uploadLimits.storedSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_FOR_ONE_PICTURE })
  const { mediaType, encoded } = encode(picture, kind, animated)
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    mediaType,
    width: info.width,
    height: info.pageHeight ?? info.height,
    frames: info.pages ?? 1,
    hasAlpha: header.hasAlpha,
    colorData: await colorDataOf(data),
  }
}

/** The format stays the same, at a quality that allows further reduction. GIF becomes its successor. */
function encode(picture: Sharp, kind: PictureKind, isAnimated: boolean) {
  switch (kind) {
    case 'jpeg':
      return { mediaType: 'image/jpeg' as const, encoded: picture.jpeg({ quality: 92 }) }
    case 'avif':
      return { mediaType: 'image/avif' as const, encoded: picture.avif({ quality: 75, effort: 1 }) }
    case 'webp':
      return { mediaType: 'image/webp' as const, encoded: picture.webp({ quality: 90, effort: 2 }) }
    case 'gif':
      return isAnimated
        ? { mediaType: 'image/webp' as const, encoded: picture.webp({ quality: 80, effort: 2 }) }
        : { mediaType: 'image/png' as const, encoded: picture.png() }
    case 'png':
      return { mediaType: 'image/png' as const, encoded: picture.png() }
  }
}
