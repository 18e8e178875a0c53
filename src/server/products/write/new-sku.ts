import { randomBytes } from 'node:crypto'

/** Characters that are not confused on a label: no I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A SKU for a variant without one: ten random characters, which are practically unique. */
export function newSku(): string {
  return [...randomBytes(10)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}
