import { Readable } from 'node:stream'
import type { FileStore } from '#server/files/file-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { looksLikeArchive, looksLikeOwnFile, looksLikeXml } from '#shared/imports/own-file.ts'
import { XML_ENDING } from './posts/posts-file.ts'
import { ownEndings } from './read-own-file.ts'

/** A received file: in memory when it may be read as a whole, or stored already. */
export type ReceivedImport = { readonly bytes: Buffer } | { readonly key: string }

/**
 * Receives a file, which is stored while it arrives: one of another shop up to `importLimits.bytes`, XML up to
 * `importLimits.postBytes`, our own exports up to `importLimits.ownBytes`. A short one of ours stays in memory: only its
 * lines decide how it is stored.
 * @param keyFor the key for storing a file, by the ending of its name
 * @returns the failure when it is too large
 */
export async function receiveImport(
  files: Pick<FileStore, 'writeStream' | 'remove'>,
  body: AsyncIterable<Buffer>,
  keyFor: (ending?: string) => string,
): Promise<Result<ReceivedImport, 'import-too-large' | 'import-xml-too-large'>> {
  const pieces: Buffer[] = []
  let length = 0
  const source = body[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await source.next()
    if (done) return succeed({ bytes: Buffer.concat(pieces) })
    pieces.push(value)
    length += value.length
    if (looksLikeXml(pieces[0]!)) {
      const key = keyFor(XML_ENDING)
      return (await keep(key, importLimits.postBytes)) ? succeed({ key }) : fail('import-xml-too-large')
    }
    const isArchive = looksLikeArchive(pieces[0]!)
    const isOwn = isArchive || looksLikeOwnFile(pieces[0]!)
    if (isOwn && !isArchive && length <= importLimits.bytes) continue
    const key = keyFor(isOwn ? ownEndings[isArchive ? 'archive' : 'csv'] : undefined)
    const isWhole = await keep(key, isOwn ? importLimits.ownBytes : importLimits.bytes)
    return isWhole ? succeed({ key }) : fail('import-too-large')
  }

  async function keep(key: string, most: number): Promise<boolean> {
    try {
      await files.writeStream(key, Readable.from(rest(most)), 'application/octet-stream')
      return true
    } catch (error) {
      if (error instanceof TooLong) return false
      throw error
    }
  }

  async function* rest(most: number): AsyncGenerator<Buffer> {
    if (length > most) throw new TooLong()
    yield* pieces.splice(0)
    for (let next = await source.next(); !next.done; next = await source.next()) {
      length += next.value.length
      if (length > most) throw new TooLong()
      yield next.value
    }
  }
}

class TooLong extends Error {}
