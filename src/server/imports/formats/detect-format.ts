import type { ProductFormat } from '#shared/imports/formats.ts'
import { keyOf } from './columns.ts'
import type { Table } from './read-table.ts'
import { woocommerceHeadings as woocommerce } from './woocommerce/woocommerce-headings.ts'

/** Columns that together occur only in files of one kind; of a column with several names, one of them. */
const marks: readonly (readonly [ProductFormat, readonly (string | readonly string[])[]])[] = [
  ['vitrine', ['product page', 'other settings']],
  ['squarespace-32', ['product page', 'hosted image urls', 'option name 4']],
  ['squarespace-26', ['product page', 'hosted image urls']],
  ['squarespace-26', ['product id', 'variant id', 'product url']],
  // The template that owners fill in by hand.
  ['vitrine', ['title', 'price', 'category names']],
  ['woocommerce', [woocommerce.price, woocommerce.type, woocommerce.title]],
  ['woocommerce', [woocommerce.price, woocommerce.catalogue]],
  // Price columns are not required here: an export without prices gets an error that names them.
  ['woocommerce', [woocommerce.type, woocommerce.title, woocommerce.published]],
  ['shopify', ['handle', 'variant price']],
  ['shopify', ['handle', 'option1 name']],
  // The headings of Shopify's files since 2024.
  ['shopify', ['url handle', 'option1 name']],
  ['shopify', ['url handle', 'price']],
]

/** The kind of shop that a file comes from, by its headings; null for any other file. */
export function detectFormat(headings: readonly string[]): ProductFormat | null {
  const keys = new Set(headings.map(keyOf))
  const isThere = (column: string | readonly string[]) => [column].flat().some((heading) => keys.has(keyOf(heading)))
  return marks.find(([, needed]) => needed.every(isThere))?.[0] ?? null
}

/** Values that WooCommerce writes into its second column in every language. */
const WOOCOMMERCE_TYPES =
  /^(?:(?:simple|variable|variation|grouped|external|virtual|downloadable|(?:variable-)?subscription|subscription_variation)(?:, ?|$))+$/

/** Whether a file with unknown headings has the cells of WooCommerce: an export in a language that we do not know. */
export function looksLikeWoocommerce({ headings, lines }: Table): boolean {
  return headings.some((_, place) => lines.every(({ cells }) => WOOCOMMERCE_TYPES.test(cells[place] ?? '')))
}
