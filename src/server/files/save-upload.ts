import type { Readable } from 'node:stream'
import type { Services } from '#server/services.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** A received file, with its original name. */
interface Upload {
  readonly bytes: number
  readonly filename: string
}

/** Receives a stream and passes it on to be stored: `receiveStream` for an upload, a plain read for the demo. */
export type TakeIn<Code extends string> = (
  save: (stream: Readable, filename: string) => Promise<number>,
) => Promise<Result<Upload, Code>>

/**
 * Stores a file as a stream under a generated key. A refused or broken stream leaves nothing; a failure of the store is
 * logged, and the visitor can try again.
 * @param check examines a stream before anything is written, and returns it complete or refuses it
 */
export async function saveUpload<Code extends string, CheckCode extends string = never>(
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
      // A broken stream is the sender's error; everything else is the store's.
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

/** Ends the reading of a stream with a refusal; the file is then discarded. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.failure.code)
    this.refusal = refusal
  }
}
