/** A text that many documents have in common: who encodes it can keep its bytes with it. */
export interface SharedText {
  readonly text: string
}

/** A document is sent as the texts of its pieces, one after another. */
export type Piece = string | SharedText

/** A drawing that can be kept. */
export interface CachedDrawing {
  readonly pieces: readonly SharedText[]
  /** False for one that is drawn each time, because something was wrong with it. */
  readonly isSound?: boolean
}

/**
 * Keeps drawings, so that documents that have a part in common draw it once. Only what everyone may see is kept, and
 * everything that a drawing depends on is in the names that it is kept under.
 */
export interface DrawingCache {
  /** By the content of an object that many pages use, such as the site or its styles, and a name. */
  of<Drawing extends CachedDrawing>(owner: object, name: string, draw: () => Drawing): Drawing
  /** By the content of the data from which `drawer` draws it: the data of other versions is often the same. */
  byContent<Drawing extends CachedDrawing>(drawer: object, data: unknown, draw: () => Drawing): Drawing
}

/** Keeps nothing. */
export const noDrawingCache: DrawingCache = {
  of: (_owner, _name, draw) => draw(),
  byContent: (_drawer, _data, draw) => draw(),
}

/** The text of a document, for those who do not encode it piece by piece. */
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce<string>((text, piece) => text + (typeof piece === 'string' ? piece : piece.text), '')
