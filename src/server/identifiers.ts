import { hash, randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

/** Enough for some hundred ids: requesting few bytes takes longer than making an id. */
const random = Buffer.alloc(4096)
let taken = random.length

/** Random bytes that no one else gets; they stay as they are until the next call. */
function randomOf(length: number): Buffer {
  if (taken + length > random.length) {
    randomFillSync(random)
    taken = 0
  }
  taken += length
  return random.subarray(taken - length, taken)
}

let newest = { msecs: 0, seq: 0 }

/** An id that sorts by time, so that new rows are adjacent in an index. */
export function newId(): string {
  const own = randomOf(16)
  const now = Date.now()
  // Ids of the same millisecond, and those made while the clock is set back, are numbered: there is room for two
  // billion.
  newest = now > newest.msecs ? { msecs: now, seq: own.readUInt32BE(6) >>> 1 } : { ...newest, seq: newest.seq + 1 }
  return v7({ ...newest, random: own })
}

/** Where the ids of a time begin, in milliseconds since 1970: ids that were made before it sort below. */
export function beginningOfIds(time: number): string {
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7`
}

/** Crockford's Base32: no I, L, O and U, which are confused with digits and each other. */
const UNMISTAKABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes as letters and digits for people to read and type, one for each byte. */
export const lettersOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => UNMISTAKABLE[byte % UNMISTAKABLE.length]).join('')

/** A secret that cannot be guessed: 192 bits, safe in URLs and cookies. */
export const newToken = (): string => randomOf(24).toString('base64url')

/** A short name for something within a document, such as an entry of a cart: 128 bits, safe in URLs. */
export const newName = (): string => randomOf(16).toString('base64url')

/** The hash of a text, such as the stored form of a secret: enough to recognize it, useless otherwise. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
