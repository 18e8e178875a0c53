import { limits } from '#shared/limits.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Columns } from '../columns.ts'
import type { ImportedVariant, ReadingContext } from '../imported-product.ts'
import { splitList } from '../split-list.ts'
import type { WoocommercePlaces } from './woocommerce-columns.ts'
import type { WoocommerceColumn } from './woocommerce-headings.ts'
import { type Row, readVariant } from './woocommerce-row.ts'

/** An attribute in which variations differ, with the parent's values. */
export interface VariationOption {
  readonly name: string
  readonly values: readonly string[]
}

/** The columns of the file, and the importing shop. */
interface FileContext {
  readonly places: WoocommercePlaces
  readonly columns: Columns<WoocommerceColumn>
  readonly context: ReadingContext
}

type Values = ReadonlyMap<string, string>

/** The attributes that become options: those that the variations name. Others only describe the product. */
export function optionsOf(parent: Row, children: readonly Row[], places: WoocommercePlaces): VariationOption[] {
  const named = new Set(children.flatMap((child) => [...valuesOf(child, places).keys()]))
  const ofParent = new Map(attributesOf(parent, places).map(([name, cell]) => [name, splitList(cell)]))
  return [...named].map((name) => ({ name, values: ofParent.get(name) ?? [] }))
}

/** The attributes that only describe a product, and that are visible in the old shop. */
export function describedBy(
  row: Row,
  options: readonly VariationOption[],
  places: WoocommercePlaces,
): (readonly [name: string, value: string])[] {
  const chosen = new Set(options.map(({ name }) => name))
  return places.attributes.flatMap(({ name, values, visible }) => {
    const [title, value] = [row.at(name), splitList(row.at(values)).join(', ')]
    const isShown = visible < 0 || row.at(visible) !== '0'
    return title !== '' && value !== '' && isShown && !chosen.has(title) ? [[title, value] as const] : []
  })
}

/**
 * The variants of a variable product. A variation may leave a value open ('any size'). Here each combination is a
 * variant: it becomes one for each value that no other variation names, and its stock is divided among them.
 */
export function readVariations(
  parent: Row,
  children: readonly Row[],
  options: readonly VariationOption[],
  { places, columns, context }: FileContext,
): ImportedVariant[] {
  const rows = children.map((row) => ({ row, values: valuesOf(row, places) }))
  const isWhole = (values: Values) => options.every(({ name }) => values.get(name))
  const keyOf = (values: Values) => JSON.stringify(options.map(({ name }) => values.get(name)))
  const taken = new Set(rows.filter(({ values }) => isWhole(values)).map(({ values }) => keyOf(values)))

  const variants: ImportedVariant[] = []
  for (const { row, values } of rows) {
    const variant = readVariant(row, parent, places, columns, context)
    if (isWhole(values)) {
      variants.push({ ...variant, attributes: Object.fromEntries(values) })
      continue
    }
    const open = options.filter(({ name }) => !values.get(name))
    for (const { name, values: possible } of open) {
      if (possible.length === 0) row.report('error', 'any-value-unknown', undefined, { option: name })
      else row.report('warning', 'any-value', undefined, { option: name, count: possible.length })
    }
    const combinations = combine(values, open).filter((one) => !taken.has(keyOf(one)))
    for (const one of combinations) taken.add(keyOf(one))
    variants.push(...divided(variant, combinations, open, row))
    if (variants.length > limits.variantsPerProduct) break
  }
  return sharedStock(parent, children, variants)
}

/** Every combination of the open values; stops at the limit of a product. */
function combine(values: Values, open: readonly VariationOption[]): Values[] {
  let found: Values[] = [values]
  for (const { name, values: possible } of open) {
    found = found.flatMap((one) => possible.map((value) => new Map(one).set(name, value)))
    if (found.length > limits.variantsPerProduct) return found.slice(0, limits.variantsPerProduct + 1)
  }
  return found
}

function divided(
  variant: ImportedVariant,
  combinations: readonly Values[],
  open: readonly VariationOption[],
  row: Row,
): ImportedVariant[] {
  const pieces = variant.qtyInStock
  if (pieces !== undefined && !variant.unlimited && pieces > 0 && combinations.length > 1) {
    row.report('warning', 'stock-divided', 'stock', { pieces, count: combinations.length })
  }
  return combinations.map((values, place) => ({
    ...variant,
    sku: variant.sku && [variant.sku, ...open.map(({ name }) => slugOf(values.get(name) ?? ''))].join('-'),
    attributes: Object.fromEntries(values),
    ...(pieces !== undefined && { qtyInStock: shareOf(pieces, place, combinations.length) }),
  }))
}

/** Stock on the parent's line is shared by all variations. */
function sharedStock(parent: Row, children: readonly Row[], variants: ImportedVariant[]): ImportedVariant[] {
  const sharing = new Set(children.filter((row) => row.text('stock') === 'parent').map((row) => row.line.line))
  const count = variants.filter((variant) => sharing.has(variant.line)).length
  const pieces = count === 0 ? null : parent.pieces('stock')
  if (pieces === null) return variants
  if (count > 1) parent.report('warning', 'stock-divided', 'stock', { pieces, count })
  let place = 0
  return variants.map((variant) =>
    sharing.has(variant.line) ? { ...variant, unlimited: false, qtyInStock: shareOf(pieces, place++, count) } : variant,
  )
}

/** A share of whole units; the first shares get the remainder. */
function shareOf(pieces: number, place: number, count: number): number {
  return Math.floor(pieces / count) + (place < pieces % count ? 1 : 0)
}

function attributesOf(row: Row, places: WoocommercePlaces): [name: string, values: string][] {
  return places.attributes.flatMap(({ name, values }): [string, string][] => {
    const title = row.at(name)
    return title === '' ? [] : [[title, row.at(values)]]
  })
}

/** The values of a variation; an empty one is open. */
function valuesOf(row: Row, places: WoocommercePlaces): Values {
  return new Map(attributesOf(row, places).map(([name, cell]) => [name, splitList(cell).join(', ')]))
}
