import { randomBytes } from 'node:crypto'

/** Signs that are not taken for each other on a label: no I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A SKU for a variant that has none: ten signs, so that no two are ever the same. */
export function newSku(): string {
  return [...randomBytes(10)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
}
