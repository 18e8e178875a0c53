import { Readable } from 'node:stream'
import type { FileStore } from '#server/files/file-store.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { looksLikeArchive, looksLikeOwnFile } from '#shared/imports/own-file.ts'
import { ownEndings } from './read-own-file.ts'

/** A received file: in memory when it is read as a whole, or stored already. */
export type ReceivedImport = { readonly bytes: Buffer } | { readonly key: string }

/**
 * Receives a file. One of another shop is held in memory, up to `importLimits.bytes`; our own exports are stored while
 * they arrive, up to `importLimits.ownBytes`.
 * @param keyFor the key for storing a file, by the ending of its name
 * @returns null when it is too large
 */
export async function receiveImport(
  files: Pick<FileStore, 'writeStream' | 'remove'>,
  body: AsyncIterable<Buffer>,
  keyFor: (ending: string) => string,
): Promise<ReceivedImport | null> {
  const pieces: Buffer[] = []
  let length = 0
  const source = body[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await source.next()
    if (done) return { bytes: Buffer.concat(pieces) }
    pieces.push(value)
    length += value.length
    const isArchive = looksLikeArchive(pieces[0]!)
    if (!isArchive && length <= importLimits.bytes) continue
    if (!isArchive && !looksLikeOwnFile(pieces[0]!)) return null
    const key = keyFor(isArchive ? ownEndings.archive : ownEndings.csv)
    return (await keep(key)) ? { key } : null
  }

  async function keep(key: string): Promise<boolean> {
    try {
      await files.writeStream(key, Readable.from(rest()), 'application/octet-stream')
      return true
    } catch (error) {
      if (error instanceof TooLong) return false
      throw error
    }
  }

  async function* rest(): AsyncGenerator<Buffer> {
    yield* pieces.splice(0)
    for (let next = await source.next(); !next.done; next = await source.next()) {
      length += next.value.length
      if (length > importLimits.ownBytes) throw new TooLong()
      yield next.value
    }
  }
}

class TooLong extends Error {}
