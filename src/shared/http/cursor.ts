import { z } from 'zod'

/** The end of a page of a list: the value of its order, and the id that distinguishes equal values. */
export interface Cursor {
  readonly value: string | number
  readonly id: string
}

/** Reads what a list has written as `next`; null for everything else. */
export function parseCursor(text: string): Cursor | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const [value, id] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[]
    return isText(id) && (isText(value) || isCount(value)) ? { value, id } : null
  } catch {
    return null
  }
}

// PostgreSQL accepts no NUL, and a cursor could hide one from the check of URLs.
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Where a page of a list begins: `next` of the page before it. The longest has a title of 200 characters in it. */
export const cursorSchema = z
  .string()
  .max(1_500)
  .refine((text) => parseCursor(text) !== null, {
    error: 'Use "next" of the page before, or leave this out to get the first page.',
  })
