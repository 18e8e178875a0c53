import type { Result } from '#shared/http/failure.ts'
import { fail } from '#shared/http/failure.ts'
import { createPictureProcess } from './ask-picture-process.ts'
import { decodeLimiter, type Lane } from './decode-limiter.ts'
import type { DerivativeFormat } from './keys.ts'
import type { PictureSource } from './picture-tasks.ts'
import { checkUpload, type PictureRefusal, type PreparedPicture } from './prepare-picture.ts'

const ask = createPictureProcess()

/**
 * Turns received bytes into a picture that can be stored (`prepare-picture.ts`), in the picture process.
 * @param fileName for the sentence of a refusal
 */
export async function prepare(
  bytes: Buffer,
  fileName: string,
  lane: Lane,
): Promise<Result<PreparedPicture, PictureRefusal>> {
  // Bytes that are not a picture are not sent to the process.
  const refusal = checkUpload(bytes, fileName)
  if (refusal) return refusal
  try {
    return (await decodeLimiter.run(lane, () => ask({ kind: 'prepare', bytes, fileName }))) as Result<
      PreparedPicture,
      PictureRefusal
    >
  } catch {
    // Only a picture that crashes its reader leads here.
    return fail('file-damaged', { fileName })
  }
}

/** Makes a stored picture in one width and format, in the picture process. */
export async function resizePicture(
  source: PictureSource,
  width: number,
  format: DerivativeFormat,
  lane: Lane,
): Promise<Buffer> {
  return (await decodeLimiter.run(lane, () => ask({ kind: 'draw', source, width, format }))) as Buffer
}
