import { randomBytes } from 'node:crypto'
import { lettersOf } from '#server/identifiers.ts'

/** A SKU for a variant without one: ten random characters, which are practically unique. */
export const newSku = (): string => lettersOf(randomBytes(10))
