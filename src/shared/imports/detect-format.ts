import { keyOf } from './columns.ts'
import type { ImportFormat } from './formats.ts'

/** Headings that together stand in files of one kind only. */
const marks: readonly (readonly [ImportFormat, readonly string[]])[] = [
  ['squarespace-32', ['product page', 'hosted image urls', 'option name 4']],
  ['squarespace-26', ['product page', 'hosted image urls']],
  ['squarespace-26', ['product id', 'variant id', 'product url']],
  ['woocommerce', ['regular price', 'type', 'name']],
  ['woocommerce', ['regular price', 'visibility in catalog']],
  ['shopify', ['handle', 'variant price']],
  ['shopify', ['handle', 'option1 name']],
  // The headings of Shopify's files since 2024.
  ['shopify', ['url handle', 'option1 name']],
]

/** Which shop a file comes from, by its headings; null for any other file. */
export function detectFormat(headings: readonly string[]): ImportFormat | null {
  const keys = new Set(headings.map(keyOf))
  return marks.find(([, needed]) => needed.every((heading) => keys.has(heading)))?.[0] ?? null
}
