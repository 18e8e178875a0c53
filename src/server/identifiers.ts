import { hash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** An id that sorts by the time it was made, so that new rows lie beside each other in an index. */
export const newId = (): string => v7()

/** A secret that cannot be guessed: 192 bits, safe in addresses and cookies. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is kept of a secret: enough to recognise it, nothing to use it. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')
