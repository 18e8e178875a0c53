import { regionInWords } from '#shared/addresses/address-lines.ts'
import { countryName } from '#shared/addresses/countries.ts'
import { regions } from '#shared/addresses/regions.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { ReportRow, Split } from './api.ts'
import { FROM_DRAFTS, RENEWALS, taxKeyOf } from './facts.ts'

/** The names of the reports that split sales. */
export const splitNames: Readonly<Record<Split, string>> = {
  product: 'Product',
  variant: 'Variant',
  category: 'Category',
  country: 'Country',
  discount: 'Discount',
  tax: 'Tax',
  payment: 'Payment method',
  channel: 'Sales channel',
  fund: 'Fund',
}

/** What is not in the catalog, belongs to nothing, or was not stored by early versions. */
const keyless: Readonly<Record<Split, string>> = {
  product: 'Custom items',
  variant: 'Custom items',
  category: 'No category',
  country: 'Pickup or no address',
  discount: 'Other discounts',
  tax: 'No tax',
  payment: 'Unknown',
  channel: 'Unknown',
  fund: 'No fund',
}

/** What was deleted, and a tax that is none. */
const nameless: Readonly<Record<Split, string>> = {
  ...keyless,
  product: 'Deleted product',
  variant: 'Deleted variant',
  category: 'Deleted category',
  discount: 'Deleted discount',
  fund: 'Deleted fund',
}

const channelNames = {
  online: 'Online store',
  [FROM_DRAFTS]: 'Draft orders',
  [RENEWALS]: 'Subscription renewals',
} as const

/** The name of a row, as people read it. @param locale BCP-47 */
export function nameOfRow(split: Split, { key, name }: Pick<ReportRow, 'key' | 'name'>, locale: string): string {
  if (key === '') return keyless[split]
  if (split === 'discount' && key === FROM_DRAFTS) return 'Discounts of draft orders'
  if (name === '') return nameless[split]
  if (split === 'country') return countryName(key, locale)
  if (split === 'payment') return key === 'awaiting' ? 'Not paid yet' : (ownValue(paymentMethodNames, key) ?? key)
  if (split === 'channel') return ownValue<string>(channelNames, key) ?? key
  return name
}

/** Where a tax is charged and how much: 'Germany · 19%', or 'United States, CA · 7.25%'; the place alone without one. */
export function placeOfTax(key: string, locale: string): string {
  const [country, region, name, rate, kind] = taxKeyOf(key)
  const place =
    [country && countryName(country, locale), regionInWords(country, region, regions)].filter(Boolean).join(', ') ||
    keyless.country
  if (name === '') return place
  return kind === '' ? `${place} · ${rate / 1000}%` : place
}
