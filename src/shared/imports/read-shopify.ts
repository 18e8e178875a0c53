import { slugOf } from '#shared/pages/url-id.ts'
import { productTypes } from '#shared/products/codes.ts'
import { type Cells, cellsOf } from './cells.ts'
import { type Columns, columnsOf } from './columns.ts'
import { definedOf } from './defined-of.ts'
import type {
  CategoryPath,
  ImportedPicture,
  ImportedProduct,
  ImportedVariant,
  ReadingContext,
} from './imported-product.ts'
import { endOfRun, linesByProduct } from './lines-by-product.ts'
import { problem } from './problems.ts'
import type { Table } from './read-table.ts'
import type { ImportProblem } from './schema.ts'
import { type ShopifyColumn, shopifyHeadings } from './shopify-columns.ts'
import { splitList } from './split-list.ts'

type Row = Cells<ShopifyColumn>
const OPTIONS = [1, 2, 3] as const

/** Products of a Shopify export: lines of one handle are a product's variants and pictures; the one with the title is both. */
export function* readShopify(table: Table, context: ReadingContext): Generator<ImportedProduct> {
  const columns = columnsOf(table, shopifyHeadings)
  for (const lines of linesByProduct(table, columns, 'handle')) {
    const problems: ImportProblem[] = []
    const rows = lines.map((line) => cellsOf(columns, line, context, problems))
    yield readProduct(rows, columns, context, problems)
  }
}

function readProduct(
  rows: readonly Row[],
  columns: Columns<ShopifyColumn>,
  context: ReadingContext,
  problems: ImportProblem[],
): ImportedProduct {
  const first = rows[0]!
  const names = OPTIONS.map((option) => first.text(`option${option}Name`))
  // A product without options has one that is called so.
  const isPlain = names[0]?.toLowerCase() === 'title' && first.text('option1Value').toLowerCase() === 'default title'
  const options = isPlain ? [] : names.filter((name) => name !== '')
  const variants = rows.filter((row) => row === first || isVariant(row))
  // A choice of which one is sent is asked for an address; the others go along.
  const ships = variants.some((row) => row.text('requiresShipping') === '' || row.isYes('requiresShipping'))
  if (first.text('handle') === '' && first.text('title') === '') {
    problems.push(problem('error', 'product-missing', first.line))
  }
  return {
    line: first.line.line,
    lastLine: endOfRun(rows.map((row) => row.line)),
    sourceId: first.text('handle'),
    storePage: '',
    urlId: slugOf(first.text('handle'), context.locale),
    title: first.text('title'),
    productType: ships ? productTypes.physical : productTypes.service,
    visibility: readVisibility(first),
    ...(columns.has('body') && { body: first.text('body') }),
    ...(columns.has('tags') && { tags: splitList(first.text('tags')) }),
    ...((columns.has('type') || columns.has('productCategory')) && { categories: readCategories(first) }),
    ...(columns.has('picture') && { pictures: readPictures(rows) }),
    options,
    variants: variants.map((row) => readVariant(row, isPlain ? [] : names)),
    // An empty cell says nothing: words that the owner wrote here stay.
    ...definedOf({
      seoTitle: first.text('seoTitle') || undefined,
      seoDescription: first.text('seoDescription') || undefined,
    }),
    ...(first.text('taxable') !== '' && { taxable: first.isYes('taxable') }),
    skip: first.isYes('giftCard') ? 'gift-card' : null,
    problems,
  }
}

/** The shop's own word for what a product is; where it has none, the last word of Shopify's taxonomy. */
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

function readVariant(row: Row, names: readonly string[]): ImportedVariant {
  const price = row.cents('price')
  const comparedTo = row.cents('compareAtPrice') ?? 0
  if (price === null && row.text('price') === '') row.report('error', 'price-missing', 'price')
  const onSale = price !== null && comparedTo > price
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
    // The price that is compared to is the one without the sale.
    priceCents: onSale ? comparedTo : (price ?? 0),
    salePriceCents: onSale ? (price ?? 0) : 0,
    onSale,
    ...readStock(row),
    ...definedOf({ weightGrams: row.grams('grams', 'g'), pictureUrl: row.text('variantPicture') || undefined }),
  }
}

function readStock(row: Row): { unlimited: boolean; qtyInStock: number } {
  // Without a tracker the shop does not count, whatever number stands there.
  if (row.text('tracker') === '') return { unlimited: true, qtyInStock: 0 }
  const policy = row.text('policy').toLowerCase()
  if (policy === 'continue' || policy === 'true') {
    row.report('warning', 'continues-when-sold-out', 'policy')
    return { unlimited: true, qtyInStock: 0 }
  }
  return { unlimited: false, qtyInStock: row.pieces('pieces') ?? 0 }
}

function readPictures(rows: readonly Row[]): ImportedPicture[] {
  const shown = rows
    .filter((row) => row.text('picture') !== '')
    .map((row) => ({ row, place: Number(row.text('picturePosition') || Number.NaN) }))
  // Places count only where all pictures have one.
  const isOrdered = shown.every(({ place }) => Number.isFinite(place))
  const ordered = isOrdered ? shown.toSorted((one, other) => one.place - other.place) : shown
  return ordered.map(({ row }) => ({
    url: row.text('picture'),
    ...definedOf({ altText: row.text('altText') || undefined }),
  }))
}
