/** Where a page of a list ended: the value it is ordered by, and the id that parts equal values. */
export interface Cursor {
  readonly value: string | number
  readonly id: string
}

/** A place in a list as it travels in an address. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/**
 * Reads a place in a list whose order is by numbers or by texts; null when there is none, or when it was not written by us:
 * then the list begins again.
 */
export function readCursor<Kind extends 'number' | 'string'>(
  text: string | undefined,
  kind: Kind,
): { value: Kind extends 'number' ? number : string; id: string } | null {
  if (!text) return null
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const isValue = kind === 'number' ? Number.isSafeInteger(value) && Number(value) >= 0 : isText(value)
    return isValue && isText(id) ? ({ value, id } as never) : null
  } catch {
    return null
  }
}

// PostgreSQL keeps no NUL, and a cursor could hide one from the gate that refuses it in addresses.
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
