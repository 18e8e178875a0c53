import { createHash } from 'node:crypto'

const DIGEST_BYTES = 32

/** Bytes followed by their SHA-256, for files that can be made again: a damaged copy is noticed. */
export function addChecksum(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, digestOf(bytes)])
}

/** The bytes without their checksum; null when anything is missing or different. */
export function removeChecksum(stored: Buffer): Buffer | null {
  if (stored.length <= DIGEST_BYTES) return null
  const bytes = stored.subarray(0, stored.length - DIGEST_BYTES)
  return digestOf(bytes).equals(stored.subarray(bytes.length)) ? bytes : null
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
