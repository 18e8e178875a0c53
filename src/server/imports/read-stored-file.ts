import type { FileStore } from '#server/files/file-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Encoding } from '#shared/imports/decode-file.ts'
import { type ImportFile, openImportFile } from './import-file.ts'
import { LONG_BYTES, openInThread } from './open-in-thread.ts'
import type { FileFailure } from './read-import-file.ts'

/** Opens the bytes of a file of another shop, which is read in a thread of its own if it is long. */
export const openFile = (bytes: Uint8Array, encoding?: Encoding): Promise<Result<ImportFile, FileFailure>> =>
  bytes.byteLength > LONG_BYTES ? openInThread(bytes, encoding) : openImportFile(bytes, encoding)

/**
 * The file that was read last, until its memory is needed: an import reads its file when it arrives, in the dry run and
 * when it starts, often within a moment. The file of a key never changes.
 */
let last: { readonly key: string; readonly encoding: Encoding | undefined; readonly file: WeakRef<ImportFile> } | null =
  null

/** Keeps a file for those who read it soon. @param encoding that an owner chose; absent: it was detected */
export function rememberFile(key: string, file: ImportFile, encoding?: Encoding): void {
  last = { key, encoding, file: new WeakRef(file) }
}

/** Reads a stored file of another shop. */
export async function readStoredFile(
  files: Pick<FileStore, 'read'>,
  key: string,
  encoding?: Encoding,
): Promise<Result<ImportFile, FileFailure>> {
  const known = last?.key === key && last.encoding === encoding ? last.file.deref() : undefined
  if (known?.isOpen()) return succeed(known)
  // No variable keeps the bytes while their text is read.
  const file = await files
    .read(key)
    .then((bytes) => (bytes ? openFile(bytes, encoding) : fail('import-file-unreadable')))
  if (file.ok) rememberFile(key, file.value, encoding)
  return file
}
