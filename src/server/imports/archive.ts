import { PassThrough, type Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { FileStore } from '#server/files/file-store.ts'

/** The products in the ZIP file of an export. */
export const PRODUCTS_ENTRY = 'products.csv'
const MOST_ENTRIES = 1_000_000
const MEDIA = /^media\/([0-9a-zA-Z-]{8,64})\/[^/]+$/

/** The ZIP file of an export, of which single files can be read wherever it lies. */
export interface Archive {
  /** A file in it as a stream, and how long it says that it is; null when there is none. */
  open(path: string): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** The path of a picture by its id; null when there is none. */
  pictureOf(assetId: string): string | null
  close(): void
}

/** Opens a ZIP file that was uploaded; null when it is none, or a damaged one. */
export async function openArchive(files: FileStore, key: string): Promise<Archive | null> {
  const first = await files.stream(key, { start: 0, end: 0 }).catch(() => null)
  if (!first) return null
  first.stream.destroy()
  let zip: ZipFile | undefined
  try {
    zip = await fromRandomAccessReaderPromise(new StoredFile(files, key), first.bytes, {
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

/** Reads parts of a file where it lies: a folder or a bucket. */
class StoredFile extends RandomAccessReader {
  readonly #files: FileStore
  readonly #key: string

  constructor(files: FileStore, key: string) {
    super()
    this.#files = files
    this.#key = key
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
