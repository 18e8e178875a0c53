import type { ImportProblem } from '#shared/imports/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Content } from '#shared/unit-prices/schema.ts'
import { contentOf, readQuantity } from '#shared/unit-prices/words.ts'
import { type Cells, cellsOf } from '../cells.ts'
import { type Columns, columnsOf } from '../columns.ts'
import { definedOf } from '../defined-of.ts'
import type { FileFact } from '../file-facts.ts'
import type {
  CategoryPath,
  ImportedPicture,
  ImportedProduct,
  ImportedVariant,
  ReadingContext,
  UnreadProduct,
} from '../imported-product.ts'
import { endOfRun, linesByProduct } from '../lines-by-product.ts'
import { oncePerTable } from '../once-per-table.ts'
import { problem } from '../problems.ts'
import { type DecimalSigns, decimalSignIn } from '../read-number.ts'
import type { Table } from '../read-table.ts'
import { splitList } from '../split-list.ts'
import { type ShopifyColumn, shopifyHeadings } from './shopify-columns.ts'

type Row = Cells<ShopifyColumn>
const OPTIONS = [1, 2, 3] as const
const VARIANTS_DIFFER = { taxable: 'variants-differ-in-tax', requiresShipping: 'variants-differ-in-shipping' } as const

/**
 * Products of a Shopify export: lines with one handle are a product's variants and pictures; the line with the title is
 * both.
 */
export function* readShopify(table: Table, shop: ReadingContext): Generator<UnreadProduct> {
  const { columns, signs, products } = lookThrough(table)
  const context: ReadingContext = { ...shop, signs }
  for (const lines of products) {
    yield () => {
      const problems: ImportProblem[] = []
      const rows = lines.map((line) => cellsOf(columns, line, context, problems))
      return readProduct(rows, columns, context, problems)
    }
  }
}

const lookThrough = oncePerTable((table) => {
  const columns = columnsOf(table, shopifyHeadings)
  const signs: DecimalSigns = {
    prices: decimalSignIn(columns.cells(['price', 'compareAtPrice'])),
    measures: decimalSignIn(columns.cells(['grams'])),
    pieces: decimalSignIn(columns.cells(['pieces'])),
  }
  return { columns, signs, products: linesByProduct(table, columns, 'handle') }
})

function readProduct(
  rows: readonly Row[],
  columns: Columns<ShopifyColumn>,
  context: ReadingContext,
  problems: ImportProblem[],
): ImportedProduct {
  const first = rows[0]!
  const names = OPTIONS.map((option) => first.text(`option${option}Name`))
  // Shopify gives products without options one option that is called so.
  const isPlain = names[0]?.toLowerCase() === 'title' && first.text('option1Value').toLowerCase() === 'default title'
  const hasOptions = columns.has('option1Name') || columns.has('option1Value')
  const variants = rows.filter((row) => row === first || isVariant(row))
  // A product with a choice of delivery is shipped when one of its variants is.
  const ships = variants.some((row) => row.text('requiresShipping') === '' || row.isYes('requiresShipping'))
  if (first.text('handle') === '' && first.text('title') === '') {
    problems.push(problem('error', 'product-missing', first.line))
  }
  warnOfDifferences(variants)
  const isGiftCard = first.isYes('giftCard')
  if (isGiftCard) problems.push(problem('warning', 'gift-card-codes', first.line))
  return {
    line: first.line.line,
    lastLine: endOfRun(rows.map((row) => row.line)),
    sourceId: first.text('handle'),
    storePage: '',
    urlId: slugOf(first.text('handle'), context.locale),
    title: first.text('title'),
    ...(columns.has('requiresShipping') && { productType: ships ? productTypes.physical : productTypes.service }),
    ...(isGiftCard && { productType: productTypes.giftCard }),
    ...((columns.has('status') || columns.has('published')) && { visibility: readVisibility(first) }),
    ...(columns.has('body') && { body: first.text('body') }),
    ...(columns.has('tags') && { tags: splitList(first.text('tags')) }),
    ...((columns.has('type') || columns.has('productCategory')) && { categories: readCategories(first) }),
    ...(columns.has('picture') && { pictures: readPictures(rows) }),
    ...(hasOptions && { options: isPlain ? [] : names.filter((name) => name !== '') }),
    variants: variants.map((row) => readVariant(row, isPlain ? [] : names, columns)),
    // An empty cell does not delete the shop's own text.
    ...definedOf({
      seoTitle: first.text('seoTitle') || undefined,
      seoDescription: first.text('seoDescription') || undefined,
    }),
    ...(first.text('taxable') !== '' && { taxable: first.isYes('taxable') }),
    ...factsOf(first, rows),
    skip: null,
    problems,
  }
}

/** Values that Shopify has for each variant, and this shop for all together. */
function warnOfDifferences([first, ...others]: readonly Row[]): void {
  for (const name of ['taxable', 'requiresShipping'] as const) {
    const filled = others.filter((row) => row.text(name) !== '')
    const other = filled.find((row) => row.isYes(name) !== first!.isYes(name))
    if (other && first!.text(name) !== '') other.report('warning', VARIANTS_DIFFER[name], name)
  }
}

function factsOf(first: Row, rows: readonly Row[]): { facts?: FileFact[] } {
  const facts: FileFact[] = []
  if (first.text('vendor') !== '') facts.push('vendor')
  if (rows.some((row) => row.text('cost') !== '')) facts.push('cost')
  return facts.length > 0 ? { facts } : {}
}

/** The shop's own product type; without one, the last part of Shopify's taxonomy. */
function readCategories(row: Row): CategoryPath[] {
  const name = row.text('type') || (row.text('productCategory').split('>').at(-1) ?? '').trim()
  return name === '' || name.toLowerCase() === 'uncategorized' ? [] : [{ names: [name], isAddress: false }]
}

const isVariant = (row: Row) =>
  row.text('price') !== '' ||
  row.text('sku') !== '' ||
  OPTIONS.some((option) => row.text(`option${option}Value`) !== '')

function readVisibility(row: Row): ImportedProduct['visibility'] {
  const status = row.text('status').toLowerCase()
  if (status === 'draft' || status === 'archived') return status === 'draft' ? 'draft' : 'private'
  if (status === 'unlisted') {
    row.report('warning', 'visibility-hidden', 'status')
    return 'private'
  }
  return row.text('published') === '' || row.isYes('published') ? 'published' : 'private'
}

function readVariant(row: Row, names: readonly string[], columns: Columns<ShopifyColumn>): ImportedVariant {
  const attributes = names.flatMap((name, place): [string, string][] => {
    if (name === '') return []
    const column = `option${OPTIONS[place]!}Value` as const
    if (row.text(column) === '') row.report('error', 'variant-option', column, { option: name })
    return [[name, row.text(column)]]
  })
  return {
    line: row.line.line,
    sourceId: '',
    sku: row.text('sku'),
    attributes: Object.fromEntries(attributes),
    ...readPrices(row, columns),
    ...readStock(row, columns),
    ...definedOf({ content: readContent(row) }),
    ...definedOf({ weightGrams: row.grams('grams', 'g'), pictureUrl: row.text('variantPicture') || undefined }),
  }
}

/** Shopify's compare-at price is the one without the sale. */
function readPrices(row: Row, columns: Columns<ShopifyColumn>): Partial<ImportedVariant> {
  const price = row.cents('price')
  if (!columns.has('compareAtPrice')) return definedOf({ sellsAtCents: price ?? undefined })
  const comparedTo = row.cents('compareAtPrice') ?? 0
  if (price === null) return {}
  const onSale = comparedTo > price
  if (onSale && price === 0) row.report('warning', 'sale-price-zero', 'price')
  return { priceCents: onSale ? comparedTo : price, salePriceCents: onSale ? price : 0, onSale }
}

function readStock(row: Row, columns: Columns<ShopifyColumn>): Partial<ImportedVariant> {
  // Without a tracker Shopify does not track stock, whatever the number.
  if (columns.has('tracker') && row.text('tracker') === '') return { unlimited: true, qtyInStock: 0 }
  const policy = row.text('policy').toLowerCase()
  const isCounted = columns.has('tracker') || columns.has('pieces')
  if (isCounted && (policy === 'continue' || policy === 'true')) {
    row.report('warning', 'continues-when-sold-out', 'policy')
    return { unlimited: true, qtyInStock: 0 }
  }
  if (!isCounted) return { isUncounted: true }
  // Shops with several locations export their stock in another file.
  const pieces = row.pieces('pieces')
  return pieces === null ? {} : { unlimited: false, qtyInStock: pieces }
}

/**
 * The unit price of Shopify: what a variant contains, and the quantity that the price is for. An empty cell changes
 * nothing.
 */
function readContent(row: Row): Content | undefined {
  if (/^[0.,]*$/.test(row.text('contentAmount'))) return undefined
  const content = readQuantity(`${row.text('contentAmount')} ${row.text('contentUnit')}`)
  const per = readQuantity(`${row.text('perAmount') || '1'} ${row.text('perUnit') || row.text('contentUnit')}`)
  if (content) return contentOf(content, per)
  row.report('warning', 'content-unreadable', 'contentAmount', {
    text: `${row.text('contentAmount')} ${row.text('contentUnit')}`.trim(),
  })
  return undefined
}

function readPictures(rows: readonly Row[]): ImportedPicture[] {
  const shown = rows
    .filter((row) => row.text('picture') !== '')
    .map((row) => ({ row, place: Number(row.text('picturePosition') || Number.NaN) }))
  // Positions count only when all pictures have one.
  const isOrdered = shown.every(({ place }) => Number.isFinite(place))
  const ordered = isOrdered ? shown.toSorted((one, other) => one.place - other.place) : shown
  return ordered.map(({ row }) => ({
    url: row.text('picture'),
    ...definedOf({ altText: row.text('altText') || undefined }),
  }))
}
