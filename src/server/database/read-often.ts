import { LRUCache } from 'lru-cache'
import type { StoredDocument } from './stored-document.ts'

/** Two megabytes of text. */
const CHARACTERS = 1_000_000

/**
 * Reads a document whose texts come again and again, such as the details of a product in each step of a checkout, once
 * per text. What it returns is shared and frozen: code that would change it throws.
 */
export function readOften<Value extends object>(document: StoredDocument<Value>): (text: string) => Value {
  const known = new LRUCache<string, Value>({ maxSize: CHARACTERS, sizeCalculation: (_, text) => text.length || 1 })
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const value = document.read(text)
    freeze(value)
    known.set(text, value)
    return value
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const child of Object.values(value)) freeze(child)
}
