import type { ImportProblem } from '#shared/imports/schema.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { readCategoryPaths } from '../category-paths.ts'
import { cellsOf } from '../cells.ts'
import { type Columns, columnsOf } from '../columns.ts'
import { definedOf } from '../defined-of.ts'
import type { FileFact } from '../file-facts.ts'
import type {
  CategoryPath,
  ImportedProduct,
  ImportedVariant,
  ReadingContext,
  UnreadProduct,
} from '../imported-product.ts'
import { endOfRun } from '../lines-by-product.ts'
import { problem, type SkipReason } from '../problems.ts'
import { type DecimalSigns, decimalSignIn } from '../read-number.ts'
import type { Line, Table } from '../read-table.ts'
import { splitList } from '../split-list.ts'
import { placesOf, type WoocommercePlaces } from './woocommerce-columns.ts'
import { type WoocommerceColumn, woocommerceHeadings } from './woocommerce-headings.ts'
import { isSubscription, readPlan } from './woocommerce-plan.ts'
import { type Row, readVariant } from './woocommerce-row.ts'
import { readDescription, tableOf, wordsOf } from './woocommerce-text.ts'
import { describedBy, optionsOf, readVariations, type VariationOption } from './woocommerce-variations.ts'

const skips: ReadonlyMap<string, SkipReason> = new Map([
  ['grouped', 'grouped'],
  ['external', 'external'],
])

/** WooCommerce's default category in the supported languages. */
const defaultCategories = new Set([
  'uncategorized',
  'unkategorisiert',
  'non classé',
  'sin categorizar',
  'senza categoria',
  'geen categorie',
  'sem categoria',
])
const isChosen = ({ names }: CategoryPath) => names.length > 1 || !defaultCategories.has(names[0]!.toLowerCase())

/** Products of a WooCommerce export: one line each; variations of a variable product may be anywhere below it. */
export function* readWoocommerce(table: Table, shop: ReadingContext): Generator<UnreadProduct> {
  const columns = columnsOf(table, woocommerceHeadings)
  const places = placesOf(table)
  const context: ReadingContext = { ...shop, signs: signsOf(table, columns, places) }
  const typesOf = (line: Line) =>
    columns
      .text(line, 'type')
      .toLowerCase()
      .split(',')
      .map((type) => type.trim())
  const isVariation = (line: Line) =>
    typesOf(line).some((type) => type === 'variation' || type === 'subscription_variation')

  const parents = new Map<string, Line>()
  for (const line of table.lines.filter((one) => !isVariation(one)).reverse()) {
    const [id, sku] = [columns.text(line, 'id'), columns.text(line, 'sku')]
    if (sku !== '') parents.set(sku.toLowerCase(), line)
    if (id !== '') parents.set(`id:${id}`, line)
  }
  const parentOf = (line: Line) => parents.get(columns.text(line, 'parent').toLowerCase())
  const variations = Map.groupBy(table.lines.filter(isVariation), parentOf)

  for (const line of table.lines) {
    if (!isVariation(line)) {
      yield () => {
        const problems: ImportProblem[] = []
        const row = cellsOf(columns, line, context, problems)
        const children = (variations.get(line) ?? []).map((child) => cellsOf(columns, child, context, problems))
        return readProduct(row, children, problems, typesOf(line))
      }
    } else if (parentOf(line) === undefined) {
      yield () => {
        const problems: ImportProblem[] = []
        const row = cellsOf(columns, line, context, problems)
        problems.push(problem('error', 'parent-missing', line, { parent: row.text('parent') }))
        return { ...readProduct(row, [], problems, ['simple']), sourceId: '' }
      }
    }
  }

  function readProduct(
    row: Row,
    all: readonly Row[],
    problems: ImportProblem[],
    types: readonly string[],
  ): ImportedProduct {
    const isVariable = types.includes('variable') || types.includes('variable-subscription')
    const isRenewing = isSubscription(types)
    const children = isVariable ? switchedOn(all) : []
    const isOff = isVariable && all.length > 0 && children.length === 0
    if (isOff) row.report('warning', 'variations-all-off', 'published')
    const offered = isOff ? all : children
    const childTypes = offered.map((child) => typesOf(child.line))
    const productType = isVariable ? typeOfChoice([types, ...childTypes]) : productTypeOf(types, isRenewing)
    const options = isVariable ? optionsOf(row, offered, places) : []
    const skipped = skipReasonOf(types)
    const downloadUrls = [row, ...offered]
      .flatMap((one) => places.downloads.map((place) => one.at(place)))
      .filter(Boolean)
    const isDownload = [types, ...childTypes].flat().includes('downloadable')
    if ((isVariable || isRenewing) && isDownload && downloadUrls.length === 0)
      row.report('warning', 'digital-files', 'type')
    const described = describedBy(row, options, places)
    const variants = skipped === null ? variantsOf(row, isVariable ? offered : null, options) : []
    const renewal = isRenewing && skipped === null ? readPlan(row, offered, variants) : null
    const skip = renewal && 'skip' in renewal ? renewal.skip : skipped
    const isGone = productType === productTypes.digital && isSoldOut(variants)
    if (isGone) {
      // A warning about missing units is useless where stock is not tracked.
      const about = problems.filter(({ column }) => column === columns.heading('stock'))
      for (const one of about) problems.splice(problems.indexOf(one), 1)
      row.report('warning', 'download-sold-out', columns.has('stock') ? 'stock' : 'inStock')
    }
    const visibility = isOff || isGone ? 'private' : readVisibility(row, columns)
    return {
      line: row.line.line,
      lastLine: endOfRun([row, ...all].map(({ line }) => line)),
      sourceId: row.text('id'),
      storePage: '',
      urlId: '',
      title: row.text('title'),
      ...(isKindSaid(types) && { productType }),
      ...(visibility && { visibility }),
      ...(columns.has('body') && { body: readDescription(row.text('body')) + tableOf(described) }),
      ...(columns.has('excerpt') && { excerpt: wordsOf(row.text('excerpt')) }),
      ...(columns.has('tags') && { tags: splitList(row.text('tags')) }),
      ...(columns.has('categories') && { categories: readCategoryPaths(row.text('categories')).filter(isChosen) }),
      ...(columns.has('pictures') && { pictures: splitList(row.text('pictures')).map((url) => ({ url })) }),
      ...(places.attributes.length > 0 && { options: options.map((option) => option.name) }),
      variants,
      ...(renewal && 'plan' in renewal && { subscriptionPlan: renewal.plan }),
      ...(row.text('taxStatus') !== '' && { taxable: row.text('taxStatus').toLowerCase() === 'taxable' }),
      ...(downloadUrls.length > 0 && { downloadUrls }),
      ...definedOf({
        seoTitle: withoutTemplate(row.text('seoTitle')),
        seoDescription: withoutTemplate(row.text('seoDescription')),
      }),
      facts: factsOf(row, described.length > 0 && columns.has('body')),
      skip,
      problems,
    }
  }

  function variantsOf(
    row: Row,
    children: readonly Row[] | null,
    options: readonly VariationOption[],
  ): readonly ImportedVariant[] {
    if (children === null) return [readVariant(row, row, places, columns, context)]
    if (children.length === 0) row.report('error', 'no-variants')
    return readVariations(row, children, options, { places, columns, context })
  }

  function factsOf(row: Row, hasAttributes: boolean): FileFact[] {
    const isSaid = (name: WoocommerceColumn) => !['', '0', 'no', 'n/a', '-1'].includes(row.text(name).toLowerCase())
    const taxClass = row.text('taxClass').toLowerCase()
    return [
      ...(hasAttributes ? (['attributes'] as const) : []),
      ...(isSaid('purchaseNote') ? (['purchase-note'] as const) : []),
      ...(!['', 'standard', 'parent'].includes(taxClass) ? (['tax-class'] as const) : []),
      ...(isSaid('downloadLimit') ? (['download-limit'] as const) : []),
      ...(isSaid('soldIndividually') ? (['sold-individually'] as const) : []),
    ]
  }

  /** A price list contains the type only because it has to; a whole export means it. */
  function isKindSaid(types: readonly string[]): boolean {
    const isPlain = types.every((type) => ['simple', 'variable', ''].includes(type))
    return !isPlain || columns.has('published') || columns.has('inStock')
  }
}

/** Texts for search engines without plug-in templates such as '%%title%%', which mean nothing here. */
const withoutTemplate = (text: string): string | undefined => (text === '' || text.includes('%') ? undefined : text)

/** Variations that can be bought; disabled ones are left out. */
function switchedOn(children: readonly Row[]): Row[] {
  const isOn = (row: Row) => row.text('published') === '' || (row.text('published') !== '-1' && row.isYes('published'))
  const on = children.filter(isOn)
  for (const row of on.length > 0 ? children : [])
    if (!on.includes(row)) row.report('warning', 'variation-off', 'published')
  return on
}

/** Whether a download was sold out: here it would be sold without limit. */
const isSoldOut = (variants: readonly ImportedVariant[]): boolean =>
  variants.length > 0 && variants.every(({ unlimited, qtyInStock }) => unlimited === false && qtyInStock === 0)

function signsOf(table: Table, columns: Columns<WoocommerceColumn>, { measures }: WoocommercePlaces): DecimalSigns {
  const measured = Object.values(measures).map(({ place }) => place)
  return {
    prices: decimalSignIn(columns.cells(['price', 'salePrice', 'planPrice', 'planFee'])),
    measures: decimalSignIn(cellsAt(table, measured)),
    pieces: decimalSignIn(columns.cells(['stock'])),
  }
}

/** Downloads are not sold as subscriptions here: such a product becomes a service. */
function productTypeOf(types: readonly string[], isRenewing: boolean): ProductType {
  const isDownload = types.includes('downloadable')
  if (isDownload && !isRenewing) return productTypes.digital
  return isDownload || types.includes('virtual') ? productTypes.service : productTypes.physical
}

/**
 * Downloads have no options here; a download with options becomes a service.
 * @param types of the product and of each variation: WooCommerce marks virtual items on their own lines
 */
function typeOfChoice([own = [], ...ofVariations]: readonly (readonly string[])[]): ProductType {
  const needsNoParcel = (types: readonly string[]) => types.includes('virtual') || types.includes('downloadable')
  const isService = needsNoParcel(own) || (ofVariations.length > 0 && ofVariations.every(needsNoParcel))
  return isService ? productTypes.service : productTypes.physical
}

function skipReasonOf(types: readonly string[]): SkipReason | null {
  const reason = types.map((type) => skips.get(type)).find((one) => one !== undefined)
  if (reason) return reason
  return types.some((type) => ['simple', 'variable', ''].includes(type)) || isSubscription(types) ? null : 'other-type'
}

function readVisibility(row: Row, columns: Columns<WoocommerceColumn>): ImportedProduct['visibility'] {
  if (row.text('published') === '-1') return 'draft'
  if (row.text('published') !== '' && !row.isYes('published')) return 'private'
  if (row.text('catalogue').toLowerCase() === 'hidden') {
    row.report('warning', 'visibility-hidden', 'catalogue')
    return 'private'
  }
  return columns.has('published') || columns.has('catalogue') ? 'published' : undefined
}

function* cellsAt({ lines }: Table, places: readonly number[]): Generator<string> {
  for (const { cells } of lines) for (const place of places) yield cells[place] ?? ''
}
