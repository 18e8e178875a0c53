/** The end of a page of a list: the value of its order, and the id that distinguishes equal values. */
export interface Cursor {
  readonly value: string | number
  readonly id: string
}

/** A position in a list as a URL parameter. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/**
 * Reads a position in a list that is ordered by numbers or by texts; null when it is missing or invalid: then the list
 * starts at the beginning.
 */
export function readCursor(text: string | undefined, kind: 'number'): (Cursor & { readonly value: number }) | null
export function readCursor(text: string | undefined, kind: 'string'): (Cursor & { readonly value: string }) | null
export function readCursor(text: string | undefined, kind: 'number' | 'string'): Cursor | null
export function readCursor(text: string | undefined, kind: 'number' | 'string'): Cursor | null {
  if (!text) return null
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const isValue: (value: unknown) => value is string | number = kind === 'number' ? isCount : isText
    return isValue(value) && isText(id) ? { value, id } : null
  } catch {
    return null
  }
}

// PostgreSQL accepts no NUL, and a cursor could hide one from the check of URLs.
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
