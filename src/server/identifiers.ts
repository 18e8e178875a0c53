import { hash, randomBytes, randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const RANDOM_BYTES_OF_ID = 16
/** Enough for some hundred ids: requesting so few bytes takes longer than making an id. */
const random = Buffer.alloc(256 * RANDOM_BYTES_OF_ID)
let taken = random.length
let newest = { msecs: 0, seq: 0 }

/** An id that sorts by time, so that new rows are adjacent in an index. */
export function newId(): string {
  if (taken === random.length) {
    randomFillSync(random)
    taken = 0
  }
  const own = random.subarray(taken, taken + RANDOM_BYTES_OF_ID)
  taken += RANDOM_BYTES_OF_ID
  const now = Date.now()
  // Ids of the same millisecond, and those made while the clock is set back, are numbered: there is room for two
  // billion.
  newest = now > newest.msecs ? { msecs: now, seq: own.readUInt32BE(6) >>> 1 } : { ...newest, seq: newest.seq + 1 }
  return v7({ ...newest, random: own })
}

/** Crockford's Base32: no I, L, O and U, which are confused with digits and each other. */
const UNMISTAKABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes as letters and digits for people to read and type, one for each byte. */
export const lettersOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => UNMISTAKABLE[byte % UNMISTAKABLE.length]).join('')

/** A secret that cannot be guessed: 192 bits, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** The hash of a text, such as the stored form of a secret: enough to recognize it, useless otherwise. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
