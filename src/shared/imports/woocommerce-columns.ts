import { isLengthUnit, isWeightUnit } from './measures.ts'
import type { Table } from './read-table.ts'

/** What WooCommerce calls the columns that are taken over; those with units and attributes are found by `placesOf`. */
export const woocommerceHeadings = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  title: ['Name'],
  published: ['Published'],
  catalogue: ['Visibility in catalog', 'Catalog visibility'],
  excerpt: ['Short description'],
  body: ['Description'],
  saleStarts: ['Date sale price starts'],
  saleEnds: ['Date sale price ends'],
  taxStatus: ['Tax status'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  backorders: ['Backorders allowed?'],
  salePrice: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  pictures: ['Images'],
  parent: ['Parent'],
} as const
export type WoocommerceColumn = keyof typeof woocommerceHeadings

/** Columns that say how WooCommerce shows or sorts something, or lead elsewhere: nobody misses them. */
export const woocommerceIgnored = [
  'Is featured?',
  'Sold individually?',
  'Allow customer reviews?',
  'Position',
  'Tax class',
  'Low stock amount',
  'Grouped products',
  'External URL',
  'Button text',
  'Download limit',
  'Download expiry days',
  'Meta: _wpcom_is_markdown',
]

/** Where a column stands whose heading names a unit. */
export interface MeasureColumn {
  readonly place: number
  readonly unit: string
}

export interface WoocommercePlaces {
  readonly measures: Readonly<Partial<Record<'weight' | 'length' | 'width' | 'height', MeasureColumn>>>
  readonly attributes: readonly { readonly name: number; readonly values: number }[]
  /** Headings of all of these, and those that belong to them. */
  readonly headings: readonly string[]
}

const MEASURE = /^(weight|length|width|height) \(([a-z]{1,3})\)$/i
const ATTRIBUTE = /^attribute (\d{1,3}) (name|value\(s\)|visible|global|default)$/i

/** Finds the columns whose headings vary: 'Weight (lbs)', 'Attribute 2 value(s)'. */
export function placesOf(table: Table): WoocommercePlaces {
  const measures: Partial<Record<string, MeasureColumn>> = {}
  const attributes = new Map<string, { name: number; values: number }>()
  const headings: string[] = []
  for (const [place, heading] of table.headings.entries()) {
    const [, dimension, unit] = MEASURE.exec(heading) ?? []
    const [, number, part] = ATTRIBUTE.exec(heading) ?? []
    if (dimension && unit) {
      const isKnown =
        dimension.toLowerCase() === 'weight' ? isWeightUnit(unit.toLowerCase()) : isLengthUnit(unit.toLowerCase())
      if (isKnown) measures[dimension.toLowerCase()] = { place, unit: unit.toLowerCase() }
    }
    if (number && part) {
      const attribute = attributes.get(number) ?? { name: -1, values: -1 }
      if (part.toLowerCase() === 'name') attribute.name = place
      if (part.toLowerCase() === 'value(s)') attribute.values = place
      attributes.set(number, attribute)
    }
    if (dimension || number || /^download \d+ (name|url|id)$/i.test(heading)) headings.push(heading)
  }
  return {
    measures,
    attributes: [...attributes.values()].filter(({ name, values }) => name >= 0 && values >= 0),
    headings,
  }
}
