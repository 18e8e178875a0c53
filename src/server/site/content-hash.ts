import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { numberObjects } from '#server/cache/number-objects.ts'

/**
 * The hash of plain data; null where it contains something else, such as a function. JSON would lose the content of maps
 * and sets, and show one page for another.
 */
export function contentHash(data: unknown): string | null {
  try {
    return hash('sha256', serialize(data), 'base64url')
  } catch {
    return null
  }
}

const known = new WeakMap<object, string>()
const numberOf = numberObjects()

/**
 * A name for what an object contains, the same for all objects with the same content: worked out once for each, so it is
 * for objects that many pages use and that never change. An object of anything else than plain data has a name of its own.
 */
export function contentOf(object: object): string {
  const name = known.get(object) ?? contentHash(object) ?? String(numberOf(object))
  known.set(object, name)
  return name
}
