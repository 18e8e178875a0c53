import { LRUCache } from 'lru-cache'
import { CachedText } from '#server/cache/cached-text.ts'
import { numberObjects } from '#server/cache/number-objects.ts'
import { joinTexts } from '#server/cache/page-cache.ts'
import type { CachedDrawing, DrawingCache, Piece } from '#storefront/document/drawing-cache.ts'
import { contentHash, contentOf } from './content-hash.ts'

const BYTES_OF_AN_ENTRY = 1_000

/** A document in pieces. */
interface InPieces {
  readonly pieces: readonly Piece[]
  /** False for one that is drawn each time, because something was wrong with it. */
  readonly isSound?: boolean
}

export interface DocumentCache extends DrawingCache {
  /**
   * A whole document, under everything that it depends on: an object such as its site, by its content, and a name. Only
   * the pieces are kept that no other document has; it is drawn again when one of the others is gone.
   */
  document<Document extends InPieces>(owner: object, name: string, draw: () => Document): Document
  readonly size: number
}

interface Entry {
  readonly drawing: InPieces
  /** Names of the entries with its other pieces. */
  readonly parts: readonly string[]
  readonly bytes: number
}

/**
 * Keeps the drawings that were used last, all websites together. What is kept is named by the content of everything that
 * it depends on, so nothing is ever removed because it changed, and other versions of a website find what is still the
 * same.
 */
export function createDrawingCache(megabytes: number): DocumentCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ bytes }) => BYTES_OF_AN_ENTRY + bytes,
  })
  const numberOf = numberObjects()
  /** The entries that pieces belong to. */
  const nameOfPiece = new WeakMap<Piece & object, string>()

  function keep<Drawing extends CachedDrawing>(name: string, isCommon: boolean, draw: () => Drawing): Drawing {
    const known = entries.get(name)
    if (known) return known.drawing as Drawing
    const drawn = draw()
    if (drawn.isSound === false) return drawn
    const pieces = drawn.pieces.map(({ text }) => new CachedText(text, isCommon))
    for (const piece of pieces) nameOfPiece.set(piece, name)
    const drawing = { ...drawn, pieces }
    entries.set(name, { drawing, parts: [], bytes: sizeOf(pieces) })
    return drawing
  }

  return {
    of: (owner, name, draw) => keep(`${contentOf(owner)} ${name}`, true, draw),
    byContent(drawer, data, draw) {
      const content = contentHash(data)
      return content === null ? draw() : keep(`${numberOf(drawer)} ${content}`, false, draw)
    },
    document<Document extends InPieces>(owner: object, name: string, draw: () => Document): Document {
      const key = `${contentOf(owner)} ${name}`
      const known = entries.get(key)
      // Asked for all of them, so that they stay as long as the document does.
      if (known?.parts.map((part) => entries.get(part)).every((part) => part !== undefined))
        return known.drawing as Document
      const drawn = draw()
      if (drawn.isSound === false) return drawn
      const pieces = joinTexts(drawn.pieces)
      const names = pieces.map((piece) => nameOfPiece.get(piece))
      const own = pieces.filter((_, index) => names[index] === undefined)
      const drawing = { ...drawn, pieces }
      entries.set(key, { drawing, parts: names.filter((one) => one !== undefined), bytes: sizeOf(own) })
      return drawing
    },
    get size() {
      return entries.size
    },
  }
}

const sizeOf = (pieces: readonly CachedText[]): number => pieces.reduce((size, { bytes }) => size + bytes.length, 0)
