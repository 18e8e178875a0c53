import type { ProductFormat } from '#shared/imports/formats.ts'
import { squarespaceHeadings, vitrineHeadings } from '#shared/imports/product-headings.ts'
import { columnsOf, type Headings, keyOf, repeatedHeadings, unusedHeadings } from './columns.ts'
import type { ImportedProduct, ReadingContext, UnreadProduct } from './imported-product.ts'
import { makeSkusUnique } from './make-skus-unique.ts'
import { problem } from './problems.ts'
import type { Line, Table } from './read-table.ts'
import { readShopify } from './shopify/read-shopify.ts'
import { shopifyHeadings, shopifyIgnored } from './shopify/shopify-columns.ts'
import { readSquarespace } from './squarespace/read-squarespace.ts'
import { type TidyColumn, tidyProduct } from './tidy-product.ts'
import { locationColumns } from './vitrine/location-stock.ts'
import { readWoocommerce } from './woocommerce/read-woocommerce.ts'
import { placesOf } from './woocommerce/woocommerce-columns.ts'
import { woocommerceHeadings, woocommerceIgnored } from './woocommerce/woocommerce-headings.ts'

interface Format {
  read(table: Table, context: ReadingContext): Iterable<UnreadProduct>
  /** Columns that problems name. */
  readonly headings: Headings<TidyColumn>
  /** Required columns, each by its possible names. */
  readonly needed: readonly (readonly string[])[]
  /** Headings that are imported, or that need no notice. */
  known(table: Table): readonly string[]
}

const squarespace: Format = {
  read: readSquarespace,
  headings: squarespaceHeadings,
  needed: (['title', 'sku', 'price', 'stock', 'visible'] as const).map((column) => squarespaceHeadings[column]),
  known: () => Object.values(squarespaceHeadings).flat(),
}

/** Our own export has columns for the locations of its shop. */
const knownOfOwn = (table: Table): readonly string[] => [
  ...Object.values(vitrineHeadings).flat(),
  ...locationColumns(table.headings).values(),
]

const formats: Readonly<Record<ProductFormat, Format>> = {
  vitrine: { ...squarespace, headings: vitrineHeadings, known: knownOfOwn },
  'squarespace-26': squarespace,
  'squarespace-32': squarespace,
  shopify: {
    read: readShopify,
    headings: {
      ...shopifyHeadings,
      categories: shopifyHeadings.type,
      pictures: shopifyHeadings.picture,
      salePrice: shopifyHeadings.compareAtPrice,
    },
    needed: [shopifyHeadings.title, shopifyHeadings.price],
    known: () => [...Object.values(shopifyHeadings).flat(), ...shopifyIgnored],
  },
  woocommerce: {
    read: readWoocommerce,
    headings: woocommerceHeadings,
    needed: [woocommerceHeadings.type, woocommerceHeadings.title, woocommerceHeadings.price],
    known: (table) => [
      ...Object.values(woocommerceHeadings).flat(),
      ...woocommerceIgnored,
      ...placesOf(table).headings,
    ],
  },
}

/** Required headings of this format that the file lacks. */
export function missingColumns(table: Table, format: ProductFormat): string[] {
  const present = new Set(table.headings.map(keyOf))
  return formats[format].needed
    .filter((names) => !names.some((heading) => present.has(keyOf(heading))))
    .map(([heading = '']) => heading)
}

/**
 * Lines that end before the last column: spreadsheet programs leave out empty cells there, and damaged files full ones.
 */
export function shortLines({ headings, lines }: Table): Line[] {
  return lines.filter(({ cells }) => cells.length < headings.length)
}

/** Columns with content that is not imported. */
export function unusedColumns(table: Table, format: ProductFormat): string[] {
  return unusedHeadings(table, formats[format].known(table))
}

/** Imported columns that occur more than once in the file. */
export function repeatedColumns(table: Table, format: ProductFormat): string[] {
  return repeatedHeadings(table, formats[format].known(table))
}

/**
 * Every product of a file in its order, one at a time, including those with errors. The same file always gives the same
 * products.
 */
export function readProducts(table: Table, format: ProductFormat, context: ReadingContext): Generator<ImportedProduct> {
  return productReader(format, context)(table)
}

/** The same for a file in several tables: the reader remembers the earlier ones. */
export function productReader(
  format: ProductFormat,
  context: ReadingContext,
): (table: Table) => Generator<ImportedProduct> {
  const seen = new Map<string, number>()
  const withUniqueSkus = makeSkusUnique()
  return (table) => readFrom(table, format, context, { seen, withUniqueSkus })
}

/** The number of products that `readProducts` gives. */
export function countProducts(table: Table, format: ProductFormat, context: ReadingContext): number {
  let count = 0
  for (const _ of formats[format].read(table, context)) count += 1
  return count
}

interface Before {
  readonly seen: Map<string, number>
  readonly withUniqueSkus: ReturnType<typeof makeSkusUnique>
}

function* readFrom(
  table: Table,
  format: ProductFormat,
  context: ReadingContext,
  { seen, withUniqueSkus }: Before,
): Generator<ImportedProduct> {
  const { read, headings } = formats[format]
  const width = table.headings.length
  const odd = new Map(table.lines.filter(({ cells }) => cells.length !== width).map((line) => [line.line, line]))
  const { heading } = columnsOf(table, headings)
  for (const readNext of read(table, context)) {
    const product = readNext()
    const problems = [...product.problems]
    for (const line of odd.size > 0 ? linesOf(product) : []) {
      const found = odd.get(line)?.cells.length ?? width
      // Empty cells at the end of a line may be missing, as in WooCommerce's files; where something else is wrong with
      // the line, a warning is useful.
      const isWrong = product.title === '' || problems.some((one) => one.severity === 'error' && one.line === line)
      const isShort = found < width && format !== 'woocommerce' && isWrong
      if (found > width || isShort)
        problems.unshift(problem('error', 'column-count', { line }, { found, expected: width }))
    }
    const before = seen.get(product.sourceId)
    if (before !== undefined) problems.unshift(problem('error', 'product-repeated', product, { line: before }))
    else if (product.sourceId !== '') seen.set(product.sourceId, product.line)
    yield withUniqueSkus(tidyProduct({ ...product, problems, priceHeading: heading('price') }, heading), heading('sku'))
  }
}

/** The first lines of a product's records. */
const linesOf = (product: ImportedProduct) => new Set([product.line, ...product.variants.map(({ line }) => line)])
