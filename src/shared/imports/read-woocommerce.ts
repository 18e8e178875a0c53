import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { readCategoryPaths } from './category-paths.ts'
import { cellsOf } from './cells.ts'
import { columnsOf } from './columns.ts'
import type { ImportedProduct, ImportedVariant, ReadingContext } from './imported-product.ts'
import { endOfRun } from './lines-by-product.ts'
import { problem, type SkipReason } from './problems.ts'
import type { Line, Table } from './read-table.ts'
import type { ImportProblem } from './schema.ts'
import { splitList } from './split-list.ts'
import { placesOf } from './woocommerce-columns.ts'
import { woocommerceHeadings } from './woocommerce-headings.ts'
import { type Row, readVariant } from './woocommerce-row.ts'
import { readDescription, wordsOf } from './woocommerce-text.ts'
import { optionsOf, readVariations, type VariationOption } from './woocommerce-variations.ts'

const skips: ReadonlyMap<string, SkipReason> = new Map([
  ['grouped', 'grouped'],
  ['external', 'external'],
  ['subscription', 'subscription'],
  ['variable-subscription', 'subscription'],
  ['subscription_variation', 'subscription'],
])

/** Products of a WooCommerce export: a line each, with the variations of variable ones anywhere below. */
export function* readWoocommerce(table: Table, context: ReadingContext): Generator<ImportedProduct> {
  const columns = columnsOf(table, woocommerceHeadings)
  const places = placesOf(table)
  const typesOf = (line: Line) =>
    columns
      .text(line, 'type')
      .toLowerCase()
      .split(',')
      .map((type) => type.trim())
  const isVariation = (line: Line) => typesOf(line).includes('variation')

  const parents = new Map<string, Line>()
  for (const line of table.lines.filter((one) => !isVariation(one)).reverse()) {
    const [id, sku] = [columns.text(line, 'id'), columns.text(line, 'sku')]
    if (sku !== '') parents.set(sku.toLowerCase(), line)
    if (id !== '') parents.set(`id:${id}`, line)
  }
  const parentOf = (line: Line) => parents.get(columns.text(line, 'parent').toLowerCase())
  const variations = Map.groupBy(table.lines.filter(isVariation), parentOf)

  for (const line of table.lines) {
    const problems: ImportProblem[] = []
    const row = cellsOf(columns, line, context, problems)
    if (!isVariation(line)) {
      const children = (variations.get(line) ?? []).map((child) => cellsOf(columns, child, context, problems))
      yield readProduct(row, children, problems, typesOf(line))
    } else if (parentOf(line) === undefined) {
      problems.push(problem('error', 'parent-missing', line, { parent: row.text('parent') }))
      yield { ...readProduct(row, [], problems, ['simple']), sourceId: '' }
    }
  }

  function readProduct(
    row: Row,
    children: readonly Row[],
    problems: ImportProblem[],
    types: readonly string[],
  ): ImportedProduct {
    const isVariable = types.includes('variable')
    const childTypes = isVariable ? children.map((child) => typesOf(child.line)) : []
    const productType = isVariable ? typeOfChoice([types, ...childTypes]) : productTypeOf(types)
    const options = isVariable ? optionsOf(row, children, places) : []
    const skip = skipReasonOf(types)
    if (isVariable && [types, ...childTypes].flat().includes('downloadable')) {
      row.report('warning', 'digital-files', 'type')
    }
    return {
      line: row.line.line,
      lastLine: endOfRun([row, ...children].map(({ line }) => line)),
      sourceId: row.text('id'),
      storePage: '',
      urlId: '',
      title: row.text('title'),
      productType,
      visibility: readVisibility(row),
      ...(columns.has('body') && { body: readDescription(row.text('body')) }),
      ...(columns.has('excerpt') && { excerpt: wordsOf(row.text('excerpt')) }),
      ...(columns.has('tags') && { tags: splitList(row.text('tags')) }),
      ...(columns.has('categories') && { categories: readCategoryPaths(row.text('categories')) }),
      ...(columns.has('pictures') && { pictures: splitList(row.text('pictures')).map((url) => ({ url })) }),
      options: options.map((option) => option.name),
      variants: skip === null ? variantsOf(row, isVariable ? children : null, options) : [],
      ...(row.text('taxStatus') !== '' && { taxable: row.text('taxStatus').toLowerCase() === 'taxable' }),
      skip,
      problems,
    }
  }

  function variantsOf(
    row: Row,
    children: readonly Row[] | null,
    options: readonly VariationOption[],
  ): readonly ImportedVariant[] {
    if (children === null) return [readVariant(row, row, places, context)]
    if (children.length === 0) row.report('error', 'no-variants')
    return readVariations(row, children, options, places, context)
  }
}

function productTypeOf(types: readonly string[]): ProductType {
  if (types.includes('downloadable')) return productTypes.digital
  return types.includes('virtual') ? productTypes.service : productTypes.physical
}

/**
 * Downloads come without a choice here; a choice of downloads is sold as a service.
 * @param types those of the product, and of each variation: WooCommerce keeps on their lines what needs no parcel
 */
function typeOfChoice([own = [], ...ofVariations]: readonly (readonly string[])[]): ProductType {
  const needsNoParcel = (types: readonly string[]) => types.includes('virtual') || types.includes('downloadable')
  const isService = needsNoParcel(own) || (ofVariations.length > 0 && ofVariations.every(needsNoParcel))
  return isService ? productTypes.service : productTypes.physical
}

function skipReasonOf(types: readonly string[]): SkipReason | null {
  const reason = types.map((type) => skips.get(type)).find((one) => one !== undefined)
  if (reason) return reason
  return types.some((type) => ['simple', 'variable', ''].includes(type)) ? null : 'other-type'
}

function readVisibility(row: Row): ImportedProduct['visibility'] {
  if (row.text('published') === '-1') return 'draft'
  if (row.text('published') !== '' && !row.isYes('published')) return 'private'
  if (row.text('catalogue').toLowerCase() !== 'hidden') return 'published'
  row.report('warning', 'visibility-hidden', 'catalogue')
  return 'private'
}
