import type { Readable } from 'node:stream'
import type { Services } from '#server/services.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** A file that was taken in, with the name that it came under. */
interface Upload {
  readonly bytes: number
  readonly filename: string
}

/** What takes a stream in and has it kept: `receiveStream` for an upload, a plain read for the demo. */
export type TakeIn<Code extends string> = (
  keep: (stream: Readable, filename: string) => Promise<number>,
) => Promise<Result<Upload, Code>>

/**
 * Keeps a file piece by piece under a key of ours. What is refused, or breaks on its way, leaves nothing; a store that
 * fails is logged, and its visitor can try again.
 * @param check looks at a stream before anything of it is written, and gives it back whole or refuses it
 */
export async function keepUpload<Code extends string, CheckCode extends string = never>(
  { files, app }: Pick<Services, 'files' | 'app'>,
  storageKey: string,
  takeIn: TakeIn<Code>,
  check: (stream: Readable, filename: string) => Promise<Result<Readable, CheckCode>> = async (stream) =>
    succeed(stream),
): Promise<Result<Upload, Code | CheckCode | 'upload-failed'>> {
  let isStoreBroken = false
  return takeIn(async (stream, filename) => {
    const checked = await check(stream, filename)
    if (!checked.ok) throw new Refused(checked)
    try {
      return await files.writeStream(storageKey, checked.value, 'application/octet-stream')
    } catch (error) {
      // A stream that broke is its sender's; everything else is the store's.
      isStoreBroken = !stream.errored
      throw error
    }
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal as Extract<Result<never, CheckCode>, { ok: false }>
    if (!isStoreBroken) throw error
    app.log.error({ err: error, storageKey }, 'an uploaded file could not be kept')
    return fail('upload-failed')
  })
}

type Refusal = Extract<Result<never>, { ok: false }>

/** Carries a refusal out of the reading of a stream, which then lets go of the file. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.failure.code)
    this.refusal = refusal
  }
}
