import type { StoreSettings } from '#shared/settings/schema.ts'
import { taxCategoryName } from '#shared/tax-categories/rules.ts'

/** The columns of a table of tax rates. */
export const rateColumns = {
  country: 'Country',
  region: 'Region',
  name: 'Name',
  rate: 'Rate',
  category: 'Tax category',
  shipping: 'Shipping',
} as const

/** The tax rates of a shop as rows of a CSV file, in a format that an import reads. Rates are in percent. */
export async function* rateRows(settings: Pick<StoreSettings, 'taxRates' | 'taxRules'>): AsyncGenerator<string[]> {
  yield Object.values(rateColumns)
  for (const { name, place, rateMilliPercent, appliesToShipping, categoryId = '' } of settings.taxRates)
    yield [
      place.country,
      place.region ?? '',
      name,
      String(rateMilliPercent / 1000),
      taxCategoryName(settings, categoryId),
      appliesToShipping ? 'Yes' : 'No',
    ]
}

/** The standard rates of countries and regions, as lists of sales taxes are published: by the code of the country. */
export function ratesAsJson({ taxRates }: Pick<StoreSettings, 'taxRates'>): Record<string, unknown> {
  const table: Record<string, { type: string; rate: number; states?: Record<string, { type: string; rate: number }> }> =
    {}
  for (const { name, place, rateMilliPercent, categoryId } of taxRates) {
    if (categoryId || place.country === '*') continue
    const entry = { type: typeOf(name), rate: rateMilliPercent / 100_000 }
    if (!place.region) table[place.country] = { ...table[place.country], ...entry }
    else {
      const country = table[place.country] ?? { type: 'none', rate: 0 }
      table[place.country] = { ...country, states: { ...country.states, [place.region]: entry } }
    }
  }
  return table
}

const typeOf = (name: string): string =>
  ['gst', 'pst', 'hst', 'qst'].find((type) => name.toLowerCase().includes(type)) ?? 'vat'
