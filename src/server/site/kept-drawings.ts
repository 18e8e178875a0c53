import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { numberObjects } from '#server/cache/number-objects.ts'
import type { DrawingKeeper, KeptDrawing } from '#storefront/document/keep-drawings.ts'

/** One or two in the text, and one or two in its UTF-8. */
const BYTES_PER_LETTER = 3
const BYTES_OF_AN_ENTRY = 1_000

/**
 * Keeps the drawings that were used last, all websites together. An object stands for one version of what it describes,
 * so nothing is ever removed because it changed.
 */
export function createDrawingKeeper(megabytes: number): DrawingKeeper & { readonly size: number } {
  const drawings = new LRUCache<string, KeptDrawing>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ pieces }) =>
      pieces.reduce((size, { text }) => size + text.length * BYTES_PER_LETTER, BYTES_OF_AN_ENTRY),
  })
  const numberOf = numberObjects()

  function keep<Drawing extends KeptDrawing>(key: string, draw: () => Drawing): Drawing {
    const known = drawings.get(key)
    if (known) return known as Drawing
    const drawing = draw()
    if (drawing.isSound !== false) drawings.set(key, drawing)
    return drawing
  }

  return {
    of: (owner, name, draw) => keep(`${numberOf(owner)} ${name}`, draw),
    byContent(drawer, data, draw) {
      const content = contentHash(data)
      return content === null ? draw() : keep(`${numberOf(drawer)} ${content}`, draw)
    },
    get size() {
      return drawings.size
    },
  }
}

/**
 * The hash of plain data; null where it contains something else, such as a function. JSON would lose the content of maps
 * and sets, and show one page for another.
 */
function contentHash(data: unknown): string | null {
  try {
    return hash('sha256', serialize(data), 'base64url')
  } catch {
    return null
  }
}
