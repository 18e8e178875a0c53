import { slugOf } from '#shared/pages/url-id.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { readCategoryPaths } from './category-paths.ts'
import { type Cells, cellsOf } from './cells.ts'
import { columnsOf } from './columns.ts'
import { definedOf } from './defined-of.ts'
import type { ImportedProduct, ImportedVariant, ReadingContext } from './imported-product.ts'
import { endOfRun, linesByProduct } from './lines-by-product.ts'
import { problem, type SkipReason } from './problems.ts'
import type { Line, Table } from './read-table.ts'
import type { ImportProblem } from './schema.ts'
import { splitList } from './split-list.ts'
import { squarespaceHeadings as headings } from './squarespace-columns.ts'

type Name = keyof typeof headings
type Row = Cells<Name>

const types: ReadonlyMap<string, ProductType> = new Map([
  ['', productTypes.physical],
  ['PHYSICAL', productTypes.physical],
  ['DIGITAL', productTypes.digital],
  ['SERVICE', productTypes.service],
])
const OPTIONS = [1, 2, 3, 4, 5, 6] as const

/** Products of a Squarespace export: one line a variant, the one with the title with what the product says. */
export function* readSquarespace(table: Table, context: ReadingContext): Generator<ImportedProduct> {
  const columns = columnsOf(table, headings)
  for (const lines of linesByProduct(table, columns, 'productId')) yield readProduct(lines)

  function readProduct(lines: readonly Line[]): ImportedProduct {
    const problems: ImportProblem[] = []
    const rows = lines.map((line) => cellsOf(columns, line, context, problems))
    const first = rows[0]!
    const kind = first.text('type').toUpperCase()
    const productType = types.get(kind) ?? productTypes.physical
    const names = OPTIONS.map((option) => first.text(`option${option}Name`))
    const options = names.filter((name) => name !== '')
    if (first.text('productId') === '' && first.text('title') === '') {
      problems.unshift(problem('error', 'product-missing', first.line))
    }
    return {
      line: first.line.line,
      lastLine: endOfRun(lines),
      sourceId: first.text('productId'),
      storePage: slugOf(first.text('storePage')),
      urlId: slugOf(first.text('urlId').split('/').at(-1) ?? '', context.locale),
      title: first.text('title'),
      productType,
      visibility: first.isYes('visible') ? 'published' : 'private',
      ...(columns.has('body') && { body: first.text('body') }),
      ...(columns.has('tags') && { tags: splitList(first.text('tags')) }),
      ...(columns.has('categories') && { categories: readCategoryPaths(first.text('categories')) }),
      ...(columns.has('pictures') && { pictures: readPictures(first) }),
      options,
      variants: rows.map((row) => readVariant(row, names, productType, context)),
      skip: skipReasonOf(kind),
      problems,
    }
  }
}

function skipReasonOf(kind: string): SkipReason | null {
  if (kind === 'GIFT_CARD' || kind === 'GIFT CARD') return 'gift-card'
  return types.has(kind) ? null : 'other-type'
}

function readVariant(
  row: Row,
  names: readonly string[],
  productType: ProductType,
  context: ReadingContext,
): ImportedVariant {
  const price = row.cents('price')
  if (price === null && row.text('price') === '') row.report('error', 'price-missing', 'price')
  const attributes: [name: string, value: string][] = []
  for (const option of OPTIONS) {
    // Only the first line has to name the options.
    const name = names[option - 1] || row.text(`option${option}Name`)
    const value = row.text(`option${option}Value`)
    if (name !== '' || value !== '') attributes.push([name, value])
    if (name !== '' && value === '') row.report('error', 'variant-option', `option${option}Value`, { option: name })
  }
  return {
    line: row.line.line,
    sourceId: row.text('variantId'),
    sku: row.text('sku'),
    attributes: Object.fromEntries(attributes),
    priceCents: price ?? 0,
    salePriceCents: row.cents('salePrice') ?? 0,
    onSale: row.isYes('onSale'),
    ...readStock(row, productType),
    ...definedOf({
      weightGrams: row.grams('weight', context.units.weight),
      lengthMillimetres: row.millimetres('length', context.units.length),
      widthMillimetres: row.millimetres('width', context.units.length),
      heightMillimetres: row.millimetres('height', context.units.length),
    }),
  }
}

function readStock(row: Row, productType: ProductType): { unlimited: boolean; qtyInStock: number } {
  if (row.text('stock').toLowerCase() === 'unlimited') return { unlimited: true, qtyInStock: 0 }
  const pieces = row.pieces('stock')
  if (pieces !== null) return { unlimited: false, qtyInStock: pieces }
  if (isCounted(productType)) row.report('warning', 'stock-missing', 'stock')
  return { unlimited: !isCounted(productType), qtyInStock: 0 }
}

function readPictures(row: Row): { url: string }[] {
  return row
    .text('pictures')
    .split(/\s+/)
    .filter((url) => url !== '')
    .map((url) => ({ url }))
}
