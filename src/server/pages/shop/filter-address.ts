import type { ListFilters } from '#server/products/visible/list-filters.ts'

const OPTION = 'option.'
const MOST_OPTIONS = 10
const MOST_VALUES = 50
const LONGEST_NAME = 100
const LONGEST_VALUE = 200
const HIGHEST_PRICE = 9_999_999_999

/**
 * Filters from a URL: `option.Glaze=Bone` (repeated for several values), `in-stock=1`, `on-sale=1`, `price-from=20`.
 */
export function readFilters(query: URLSearchParams): ListFilters {
  const options = new Map<string, string[]>()
  for (const [key, value] of query) {
    const name = key.startsWith(OPTION) ? key.slice(OPTION.length) : ''
    if (!name || name.length > LONGEST_NAME || !value || value.length > LONGEST_VALUE) continue
    const values = options.get(name) ?? []
    if (options.size >= MOST_OPTIONS && !options.has(name)) continue
    if (values.length < MOST_VALUES && !values.includes(value)) options.set(name, [...values, value])
  }
  return {
    options: Object.fromEntries(options),
    inStock: query.get('in-stock') === '1',
    onSale: query.get('on-sale') === '1',
    priceFromCents: priceIn(query, 'price-from'),
    priceToCents: priceIn(query, 'price-to'),
  }
}

/** The same as parameters of a URL. */
export function filterParameters({ options, inStock, onSale, priceFromCents, priceToCents }: ListFilters) {
  return [
    ...Object.entries(options).flatMap(([name, values]) => values.map((value) => [OPTION + name, value] as const)),
    ...(inStock ? [['in-stock', '1'] as const] : []),
    ...(onSale ? [['on-sale', '1'] as const] : []),
    ...(priceFromCents === null ? [] : [['price-from', unitsOf(priceFromCents)] as const]),
    ...(priceToCents === null ? [] : [['price-to', unitsOf(priceToCents)] as const]),
  ]
}

/** The name of an option's checkboxes. */
export const optionParameter = (name: string): string => OPTION + name

/** Hundredths as they are written in a URL and a field: 20, or 20.5. */
export const unitsOf = (cents: number): string => String(cents / 100)

function priceIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)?.trim().replace(',', '.') ?? ''
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return null
  return Math.min(HIGHEST_PRICE, Math.round(Number(text) * 100))
}
