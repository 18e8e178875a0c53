import type { Cells } from '../cells.ts'
import type { Columns } from '../columns.ts'
import { definedOf } from '../defined-of.ts'
import type { ImportedVariant, ReadingContext } from '../imported-product.ts'
import { gramsOf, millimetresOf } from '../measures.ts'
import { splitList } from '../split-list.ts'
import type { WoocommercePlaces } from './woocommerce-columns.ts'
import type { WoocommerceColumn } from './woocommerce-headings.ts'

export type Row = Cells<WoocommerceColumn>

const HOUR = 3_600_000

/**
 * The variant in one line: a simple product, or a variation of a variable one.
 * @param parent the line with the values that a variation inherits; for simple products the line itself
 */
export function readVariant(
  row: Row,
  parent: Row,
  places: WoocommercePlaces,
  columns: Columns<WoocommerceColumn>,
  context: ReadingContext,
): ImportedVariant {
  return {
    line: row.line.line,
    sourceId: row.text('id'),
    sku: row.text('sku'),
    attributes: {},
    ...definedOf({ priceCents: (row.text('price') === '' ? row.cents('planPrice') : row.cents('price')) ?? undefined }),
    ...readSale(row, columns, context.now),
    ...readStock(row, columns),
    ...readMeasures(row, parent, places),
    ...definedOf({ pictureUrl: row === parent ? undefined : splitList(row.text('pictures'))[0] }),
  }
}

function readSale(row: Row, columns: Columns<WoocommerceColumn>, now: number): Partial<ImportedVariant> {
  if (!columns.has('salePrice')) return {}
  const salePrice = row.cents('salePrice')
  const onSale = salePrice !== null && isSaleOn(row, now)
  if (onSale && salePrice === 0) row.report('warning', 'sale-price-zero', 'salePrice')
  return { salePriceCents: salePrice ?? 0, onSale }
}

/** A sale with dates is read as on or off today: the shop stores no dates of sales. */
function isSaleOn(row: Row, now: number): boolean {
  const [starts, ends] = [dateOf(row.text('saleStarts')), dateOf(row.text('saleEnds'))]
  if (starts === null && ends === null) return true
  // The dates are in the time zone of the old shop, which the file does not name.
  const isOn = (starts ?? 0) - 12 * HOUR <= now && now <= (ends ?? Infinity) + 24 * HOUR
  row.report('warning', isOn ? 'sale-dates' : 'sale-over', ends === null ? 'saleStarts' : 'saleEnds')
  return isOn
}

function dateOf(text: string): number | null {
  const time = text === '' ? Number.NaN : Date.parse(text.includes(' ') ? text.replace(' ', 'T') : text)
  return Number.isNaN(time) ? null : time
}

function readStock(row: Row, columns: Columns<WoocommerceColumn>): Partial<ImportedVariant> {
  if (!columns.has('stock') && !columns.has('inStock')) return {}
  const isThere =
    row.text('inStock') === '' || row.text('inStock').toLowerCase() === 'backorder' || row.isYes('inStock')
  if (!columns.has('stock')) return isThere ? { isUncounted: true } : { unlimited: false, qtyInStock: 0 }
  // 'parent': all variations share the stock on the parent's line.
  if (row.text('stock') === '' || row.text('stock') === 'parent') return { unlimited: isThere, qtyInStock: 0 }
  if (!['', '0', 'no'].includes(row.text('backorders').toLowerCase())) {
    row.report('warning', 'continues-when-sold-out', 'backorders')
    return { unlimited: true, qtyInStock: 0 }
  }
  return { unlimited: false, qtyInStock: row.pieces('stock') ?? 0 }
}

function readMeasures(row: Row, parent: Row, { measures }: WoocommercePlaces) {
  const measure = (name: keyof typeof measures, convert: (number: number, unit: string) => number) => {
    const column = measures[name]
    if (!column) return undefined
    const read = (from: Row) =>
      from.measure(column.place, name === 'weight' ? 'weight' : 'length', (number) => convert(number, column.unit))
    // A variation without a measure inherits its parent's.
    return read(row) ?? read(parent)
  }
  return definedOf({
    weightGrams: measure('weight', gramsOf),
    lengthMillimetres: measure('length', millimetresOf),
    widthMillimetres: measure('width', millimetresOf),
    heightMillimetres: measure('height', millimetresOf),
  })
}
