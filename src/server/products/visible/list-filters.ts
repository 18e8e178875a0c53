import type { Facets } from '../facets.ts'

/** A visitor's filters of a list; absent parts match everything. */
export interface ListFilters {
  /** Option name to values, one of which must match. */
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly inStock: boolean
  readonly onSale: boolean
  readonly priceFromCents: number | null
  readonly priceToCents: number | null
}

export const noFilters: ListFilters = {
  options: {},
  inStock: false,
  onSale: false,
  priceFromCents: null,
  priceToCents: null,
}

/** A product as filters see it. */
export interface Filtered {
  readonly facets: Facets
  readonly priceFromCents: number
  readonly priceToCents: number
  readonly onSale: boolean
  readonly soldOut: boolean
}

/** The number of matches for each choice, together with the other filters. */
export interface FilterCounts {
  readonly options: readonly {
    readonly name: string
    readonly values: readonly { readonly value: string; readonly count: number }[]
  }[]
  readonly inStock: number
  readonly onSale: number
  /** Lowest and highest price of the whole list, in hundredths. */
  readonly priceRange: readonly [lowest: number, highest: number]
  /** Products in the whole list. */
  readonly all: number
}

type Part = { readonly kind: 'option'; readonly name: string } | { readonly kind: 'stock' | 'sale' | 'price' }

/** Whether a product matches; one part can be left out, for counting its choices. */
export function passes(product: Filtered, filters: ListFilters, except?: Part): boolean {
  const isAsked = (part: Part) =>
    !except ||
    part.kind !== except.kind ||
    (part.kind === 'option' && except.kind === 'option' && part.name !== except.name)
  const { options, inStock, onSale, priceFromCents, priceToCents } = filters
  if (inStock && product.soldOut && isAsked({ kind: 'stock' })) return false
  if (onSale && !product.onSale && isAsked({ kind: 'sale' })) return false
  if (isAsked({ kind: 'price' })) {
    if (priceFromCents !== null && product.priceToCents < priceFromCents) return false
    if (priceToCents !== null && product.priceFromCents > priceToCents) return false
  }
  return Object.entries(options).every(
    ([name, values]) =>
      !isAsked({ kind: 'option', name }) || valuesOf(product.facets, name).some((value) => values.includes(value)),
  )
}

const MOST_OPTIONS = 6
const MOST_VALUES = 20

/** Counts the matches for each choice. An option of fewer than two products, or with one value, is left out. */
export function countChoices(products: readonly Filtered[], filters: ListFilters): FilterCounts {
  const names = new Map<string, number>()
  for (const { facets } of products) for (const name of Object.keys(facets)) names.set(name, (names.get(name) ?? 0) + 1)
  const shared = [...names].filter(([, count]) => count > 1).toSorted((one, other) => other[1] - one[1])
  const options = shared.slice(0, MOST_OPTIONS).map(([name]) => {
    const counts = new Map<string, number>()
    for (const product of products) {
      const counted = passes(product, filters, { kind: 'option', name }) ? 1 : 0
      for (const value of valuesOf(product.facets, name)) counts.set(value, (counts.get(value) ?? 0) + counted)
    }
    const values = [...counts].map(([value, count]) => ({ value, count }))
    return { name, values: values.toSorted((one, other) => other.count - one.count).slice(0, MOST_VALUES) }
  })
  const leaves = (only: Partial<ListFilters>) =>
    products.filter((product) => passes(product, { ...filters, ...only })).length
  return {
    options: options.filter(({ values }) => values.length > 1),
    inStock: leaves({ inStock: true }),
    onSale: leaves({ onSale: true }),
    priceRange: [
      products.reduce((least, { priceFromCents }) => Math.min(least, priceFromCents), Number.MAX_SAFE_INTEGER),
      products.reduce((most, { priceToCents }) => Math.max(most, priceToCents), 0),
    ],
    all: products.length,
  }
}

// An option may be called 'constructor'.
const valuesOf = (facets: Facets, name: string): readonly string[] => (Object.hasOwn(facets, name) ? facets[name]! : [])
