import { hashOf } from '#server/identifiers.ts'

/** Something as it is stored, and the value that is made of it where someone asks. */
export interface Stored<Value> {
  /** A hash of everything that the value is made of. */
  readonly content: string
  readonly value: Value
}

/**
 * Hashes rows and makes their value, both at most once and only where they are needed.
 * @param rows everything that `make` reads, as data that JSON loses nothing of: rows of the database
 */
export function stored<Value>(rows: unknown, make: () => Value): Stored<Value> {
  let content: string | undefined
  let made: { readonly value: Value } | undefined
  return {
    get content() {
      content ??= hashOf(JSON.stringify(rows))
      return content
    },
    get value() {
      made ??= { value: make() }
      return made.value
    },
  }
}

/** The values of several. */
export const valuesOf = <Value>(some: readonly Stored<Value>[]): Value[] => some.map(({ value }) => value)

/** The hashes of several. */
export const contentsOf = (some: readonly Stored<unknown>[]): string[] => some.map(({ content }) => content)
