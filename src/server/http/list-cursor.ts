import { type Cursor, parseCursor } from '#shared/http/cursor.ts'

/** A position in a list as a URL parameter. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/**
 * Reads a position in a list that is ordered by numbers or by texts; null when it is missing, or of a list in another
 * order: then the list starts at the beginning.
 */
export function readCursor(text: string | undefined, kind: 'number'): (Cursor & { readonly value: number }) | null
export function readCursor(text: string | undefined, kind: 'string'): (Cursor & { readonly value: string }) | null
export function readCursor(text: string | undefined, kind: 'number' | 'string'): Cursor | null
export function readCursor(text: string | undefined, kind: 'number' | 'string'): Cursor | null {
  const cursor = text ? parseCursor(text) : null
  return cursor && typeof cursor.value === kind ? cursor : null
}
