import type { Readable } from 'node:stream'

/** Bytes of a file from one to another, counted from 0, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where bytes lie: a folder or an S3 bucket. Keys are made by us (`keys.ts`), never by a visitor. */
export interface FileStore {
  /** Keeps the bytes under the key, whole or not at all; what lay there before is replaced. */
  write(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The bytes, or null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  /**
   * Keeps what a stream brings under a new key, without holding it in memory. A stream that breaks leaves nothing.
   * @returns how many bytes it was
   */
  writeStream(key: string, stream: Readable, mediaType: string): Promise<number>
  /**
   * The file piece by piece, for what may be large; `bytes` is its whole length. Null when there is no such file.
   * @param range of its bytes, both ends included and inside the file; all of it when absent
   */
  stream(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** Removes the file; one that is not there is removed already. */
  remove(key: string): Promise<void>
  /** Removes the files under a folder that were not asked for the longest, until no more than `bytes` are left there. */
  trim(folder: string, bytes: number): Promise<void>
}
