/** No text of a person is nested so deeply. */
const DEEPEST = 3_000

const TAGS = /<[^>]*>?/g

class NestedTooDeeply extends Error {}

/** What a parser reports: each element that begins, and each that ends. */
export interface Nesting {
  open(): void
  close(): void
}

function countNesting(): Nesting {
  let depth = 0
  return {
    open() {
      depth += 1
      if (depth > DEEPEST) throw new NestedTooDeeply()
    },
    close() {
      depth -= 1
    },
  }
}

/**
 * Parses HTML; without any of its tags where they are nested more deeply than in any text. The parser's time grows with
 * the square of the depth: a megabyte of `<b>` would keep a thread busy for a minute.
 * @param parse reports the elements while it parses, and lets the error of that through
 */
export function parseShallow<Result>(html: string, parse: (html: string, nesting: Nesting) => Result): Result {
  try {
    return parse(html, countNesting())
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error
    return parse(html.replace(TAGS, ' '), countNesting())
  }
}
