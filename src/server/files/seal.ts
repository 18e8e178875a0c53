import { createHash } from 'node:crypto'

const DIGEST_BYTES = 32

/** Bytes with their SHA-256 behind them. Kept with what can be made again, so that a damaged copy is noticed. */
export function seal(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, digestOf(bytes)])
}

/** The bytes without their seal; null when so much as one of them is missing or different. */
export function unseal(sealed: Buffer): Buffer | null {
  if (sealed.length <= DIGEST_BYTES) return null
  const bytes = sealed.subarray(0, sealed.length - DIGEST_BYTES)
  return digestOf(bytes).equals(sealed.subarray(bytes.length)) ? bytes : null
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
