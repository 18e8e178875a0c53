import type { Readable } from 'node:stream'

/** Bytes of a file from one to another, counted from 0, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A store for bytes: a folder or an S3 bucket. Keys are generated (`keys.ts`), never chosen by a visitor. */
export interface FileStore {
  /** Stores the bytes under the key, completely or not at all; earlier content is replaced. */
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The bytes, or null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  /**
   * Stores a stream under a new key, without holding it in memory. A broken stream leaves nothing.
   * @returns the number of bytes
   */
  writeStream(key: string, stream: Readable, mediaType: string): Promise<number>
  /**
   * The file as a stream, for large files; `bytes` is its whole length. Null when there is no such file.
   * @param range of its bytes, both ends included and inside the file; absent: all of it
   */
  stream(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** Deletes the file; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Deletes the least recently used files of a folder, until at most `bytes` are left. */
  trim(folder: string, bytes: number): Promise<void>
}
