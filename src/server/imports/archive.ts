import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { FileStore } from '#server/files/file-store.ts'

/** The products in the ZIP file of an export. */
export const PRODUCTS_ENTRY = 'products.csv'
/** Each takes a kilobyte of memory while the file is open. A file of 10 GB has about half as many pictures. */
const MOST_ENTRIES = 200_000
/** Bytes that are read ahead: the list of entries is read in thousands of small steps. */
const WINDOW_BYTES = 64 * 1024
const MEDIA = /^media\/([0-9a-zA-Z-]{8,64})\/[^/]+$/

/** The ZIP file of an export, from which single files can be read without downloading it. */
export interface Archive {
  /** A file in it as a stream, with its declared length; null when there is none. */
  open(path: string): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** The path of a picture by its id; null when there is none. */
  pictureOf(assetId: string): string | null
  close(): void
}

/** Opens an uploaded ZIP file; null when it is not one, or is damaged. */
export async function openArchive(files: FileStore, key: string): Promise<Archive | null> {
  const first = await files.stream(key, { start: 0, end: 0 }).catch(() => null)
  if (!first) return null
  first.stream.destroy()
  let zip: ZipFile | undefined
  try {
    zip = await fromRandomAccessReaderPromise(new StoredFile(files, key, first.bytes), first.bytes, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
    })
    if (zip.entryCount > MOST_ENTRIES) throw new Error('too many entries')
    return archiveOf(zip, await entriesOf(zip))
  } catch {
    zip?.close()
    return null
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const pictures = new Map<string, string>()
  for (const path of entries.keys()) {
    const id = MEDIA.exec(path)?.[1]
    if (id !== undefined) pictures.set(id, path)
  }
  return {
    async open(path) {
      const entry = entries.get(path)
      if (!entry || entry.isEncrypted()) return null
      return { stream: await zip.openReadStreamPromise(entry), bytes: entry.uncompressedSize }
    },
    pictureOf: (assetId) => pictures.get(assetId) ?? null,
    close: () => zip.close(),
  }
}

/** Reads parts of a stored file: in a folder or a bucket, where each read is a request. */
class StoredFile extends RandomAccessReader {
  readonly #files: FileStore
  readonly #key: string
  readonly #bytes: number
  /** The last part that was read, and its start. */
  #window = { start: 0, bytes: Buffer.alloc(0) }

  constructor(files: FileStore, key: string, bytes: number) {
    super()
    this.#files = files
    this.#key = key
    this.#bytes = bytes
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#readPart(position, length).then(
      (part) => {
        part.copy(target, offset)
        callback(null)
      },
      (error: Error) => callback(error),
    )
  }

  async #readPart(start: number, length: number): Promise<Buffer> {
    const { start: known, bytes } = this.#window
    if (start >= known && start + length <= known + bytes.length)
      return bytes.subarray(start - known, start - known + length)
    const end = Math.min(start + Math.max(length, WINDOW_BYTES), this.#bytes)
    const part = await buffer(this._readStreamForRange(start, end))
    this.#window = { start, bytes: part }
    return part.subarray(0, length)
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const part = new PassThrough()
    this.#files.stream(this.#key, { start, end: end - 1 }).then(
      (file) => {
        if (!file) return part.destroy(new Error('the file is gone'))
        file.stream.once('error', (error) => part.destroy(error))
        return file.stream.pipe(part)
      },
      (error: Error) => part.destroy(error),
    )
    return part
  }
}
