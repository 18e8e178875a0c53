import { vitrineHeadings as headings } from '#shared/imports/product-headings.ts'
import type { ImportProblem } from '#shared/imports/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { Content } from '#shared/unit-prices/schema.ts'
import { contentOf, readQuantity } from '#shared/unit-prices/words.ts'
import { readCategoryPaths } from '../category-paths.ts'
import { type Cells, cellsOf } from '../cells.ts'
import { type Columns, columnsOf } from '../columns.ts'
import { definedOf } from '../defined-of.ts'
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
import { problem, type SkipReason } from '../problems.ts'
import { type DecimalSigns, decimalSignIn } from '../read-number.ts'
import type { Line, Table } from '../read-table.ts'
import { splitList } from '../split-list.ts'
import { type LocationCell, locationColumns } from '../vitrine/location-stock.ts'
import { isPlace, namesOfPath, splitAddress } from '../vitrine/own-places.ts'
import { type OwnSettings, readOwnSettings, readTexts } from '../vitrine/own-settings.ts'

type Name = keyof typeof headings
type Row = Cells<Name>

const types: ReadonlyMap<string, ProductType> = new Map([
  ['', productTypes.physical],
  ['PHYSICAL', productTypes.physical],
  ['DIGITAL', productTypes.digital],
  ['SERVICE', productTypes.service],
  ['GIFT_CARD', productTypes.giftCard],
  ['GIFT CARD', productTypes.giftCard],
  ['DONATION', productTypes.donation],
])
const OPTIONS = [1, 2, 3, 4, 5, 6] as const

/**
 * Products of a Squarespace export: one line per variant; the line with the title also has the product's own fields.
 */
export function* readSquarespace(table: Table, shop: ReadingContext): Generator<UnreadProduct> {
  const { columns, isOwn, signs, products } = lookThrough(table)
  const context: ReadingContext = { ...shop, signs }
  const locations = isOwn ? locationColumns(table.headings) : new Map<number, string>()
  const hasOptions = columns.has('option1Name') || columns.has('option1Value')
  for (const lines of products) yield () => readProduct(lines)

  function readProduct(lines: readonly Line[]): ImportedProduct {
    const problems: ImportProblem[] = []
    const rows = lines.map((line) => cellsOf(columns, line, context, problems))
    const first = rows[0]!
    const kind = first.text('type').toUpperCase()
    const productType = types.get(kind) ?? productTypes.physical
    const own = isOwn ? readOwnSettings(first.text('own')) : null
    const names = OPTIONS.map((option) => first.text(`option${option}Name`))
    if (first.text('productId') === '' && first.text('title') === '') {
      problems.unshift(problem('error', 'product-missing', first.line))
    }
    if (productType === productTypes.giftCard && !isOwn)
      problems.push(problem('warning', 'gift-card-codes', first.line))
    return {
      line: first.line.line,
      lastLine: endOfRun(lines),
      sourceId: first.text('productId'),
      storePage: slugOf(first.text('storePage')),
      urlId: slugOf(first.text('urlId').split('/').at(-1) ?? '', context.locale),
      title: first.text('title'),
      ...(columns.has('type') && { productType }),
      visibility: first.isYes('visible') ? 'published' : 'private',
      ...(columns.has('body') && { body: first.text('body') }),
      ...(columns.has('tags') && { tags: splitList(first.text('tags')) }),
      ...((columns.has('categories') || columns.has('categoryNames')) && {
        categories: readCategories(first, columns),
      }),
      ...(columns.has('pictures') && { pictures: readPictures(first) }),
      ...readOwn(first, columns, own),
      ...(hasOptions && { options: names.filter((name) => name !== '') }),
      variants: rows.map((row, place) => withHidden(readVariant(row, names, columns, context, locations), own, place)),
      skip: own?.isSubscribable && !own.subscriptionPlan ? 'subscription' : skipReasonOf(kind),
      problems,
    }
  }
}

/** Our own export writes decimal points, whatever the shop's language. */
const ownSigns: DecimalSigns = { prices: '.', measures: '.', pieces: '.' }

/** What no column holds: units that are not shown while the stock is unlimited, and prices in other currencies. */
function withHidden(variant: ImportedVariant, own: OwnSettings | null, place: number): ImportedVariant {
  const units = own?.hiddenUnits?.[place]
  const fixedPrices = own ? (own.fixedPrices?.[place] ?? {}) : undefined
  return {
    ...variant,
    ...(variant.unlimited && units !== undefined && { qtyInStock: units }),
    ...(fixedPrices && { fixedPrices }),
  }
}

const lookThrough = oncePerTable((table) => {
  const columns = columnsOf(table, headings)
  const isOwn = columns.has('own')
  const lines = isOwn ? table.lines.filter((line) => !isPlace(columns, line)) : table.lines
  const products = linesByProduct({ ...table, lines }, columns, 'productId')
  return { columns, isOwn, signs: isOwn ? ownSigns : signsOf(columns), products }
})

function signsOf(columns: Columns<Name>): DecimalSigns {
  return {
    prices: decimalSignIn(columns.cells(['price', 'salePrice'])),
    measures: decimalSignIn(columns.cells(['weight', 'length', 'width', 'height'])),
    pieces: decimalSignIn(columns.cells(['stock'])),
  }
}

function skipReasonOf(kind: string): SkipReason | null {
  if (kind === 'PAYWALL') return 'paywall'
  return types.has(kind) ? null : 'other-type'
}

function readVariant(
  row: Row,
  names: readonly string[],
  columns: Columns<Name>,
  context: ReadingContext,
  locations: ReadonlyMap<number, string>,
): ImportedVariant {
  const attributes: [name: string, value: string][] = []
  for (const option of OPTIONS) {
    // Only the first line has to name the options.
    const name = names[option - 1] || row.text(`option${option}Name`)
    const value = row.text(`option${option}Value`)
    if (name !== '' || value !== '') attributes.push([name, value])
    if (name !== '' && value === '') row.report('error', 'variant-option', `option${option}Value`, { option: name })
  }
  // Our own export names the units in its headings.
  const units = columns.heading('weight').endsWith('(g)') ? { weight: 'g', length: 'mm' } : context.units
  return {
    line: row.line.line,
    sourceId: row.text('variantId'),
    sku: row.text('sku'),
    attributes: Object.fromEntries(attributes),
    ...definedOf({ priceCents: row.cents('price') ?? undefined }),
    ...readSale(row, columns),
    ...readStock(row),
    ...(locations.size > 0 && { stockAt: readStockAt(row, locations) }),
    ...(columns.has('content') && definedOf({ content: readContent(row) })),
    ...definedOf({
      weightGrams: row.grams('weight', units.weight),
      lengthMillimetres: row.millimetres('length', units.length),
      widthMillimetres: row.millimetres('width', units.length),
      heightMillimetres: row.millimetres('height', units.length),
      pictureUrl: row.text('variantPicture') || undefined,
    }),
  }
}

function readSale(row: Row, columns: Columns<Name>): Pick<ImportedVariant, 'onSale' | 'salePriceCents'> {
  const salePriceCents = columns.has('salePrice') ? (row.cents('salePrice') ?? 0) : undefined
  const isSaid = columns.has('onSale') ? row.isYes('onSale') : undefined
  const isMissing = isSaid === true && columns.has('salePrice') && row.text('salePrice') === ''
  if (isMissing) row.report('warning', 'sale-price-missing', 'salePrice')
  else if (isSaid === true && salePriceCents === 0) row.report('warning', 'sale-price-zero', 'salePrice')
  return definedOf({ salePriceCents, onSale: isSaid === undefined ? undefined : isSaid && !isMissing })
}

/** An empty cell changes nothing. */
function readStock(row: Row): Pick<ImportedVariant, 'unlimited' | 'qtyInStock'> {
  if (row.text('stock').toLowerCase() === 'unlimited') return { unlimited: true, qtyInStock: 0 }
  const pieces = row.pieces('stock')
  return pieces === null ? {} : { unlimited: false, qtyInStock: pieces }
}

/** Units at locations; an empty cell says nothing. */
const readStockAt = (row: Row, locations: ReadonlyMap<number, string>): LocationCell[] =>
  [...locations].flatMap(([place, heading]) => {
    const pieces = row.piecesAt(place)
    return pieces === null ? [] : [{ heading, pieces }]
  })

/** What a variant contains; an empty cell says that it has none. Only our own export has the columns. */
function readContent(row: Row): Content | null | undefined {
  if (row.text('content') === '') return null
  const content = readQuantity(row.text('content'))
  if (content) return contentOf(content, readQuantity(row.text('contentPer')))
  row.report('warning', 'content-unreadable', 'content', { text: row.text('content') })
  return undefined
}

function readPictures(row: Row): ImportedPicture[] {
  const altTexts = readTexts(row.text('altTexts'))
  return row
    .text('pictures')
    .split(/\s+/)
    .filter((url) => url !== '')
    .map((url, place) => ({ url, ...(altTexts && { altText: altTexts[place] ?? '' }) }))
}

/** Categories by name where our own export has them; Squarespace gives only their URLs. */
function readCategories(row: Row, columns: Columns<Name>): CategoryPath[] {
  const byAddress = readCategoryPaths(row.text('categories'))
  if (!columns.has('categoryNames')) return byAddress
  const addresses = splitList(row.text('categories'))
  return splitList(row.text('categoryNames')).map((names, place) => ({
    names: namesOfPath(names),
    isAddress: false,
    addresses: splitAddress(addresses[place] ?? ''),
  }))
}

/** Settings that only our own export contains. */
function readOwn(row: Row, columns: Columns<Name>, own: OwnSettings | null): Partial<ImportedProduct> {
  return {
    ...(row.text('pageTitle') !== '' && { storePageTitle: row.text('pageTitle') }),
    ...(columns.has('excerpt') && { excerpt: row.text('excerpt') }),
    ...(columns.has('seoTitle') && { seoTitle: row.text('seoTitle') }),
    ...(columns.has('seoDescription') && { seoDescription: row.text('seoDescription') }),
    ...(row.text('taxable') !== '' && { taxable: row.isYes('taxable') }),
    ...(columns.has('taxCategory') && { taxCategory: row.text('taxCategory') }),
    ...(own && { own }),
  }
}
