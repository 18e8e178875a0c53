import { countryName } from '#shared/addresses/countries.ts'
import type { ConsentState, CustomerEventKind } from '#shared/customers/schema.ts'

/** The first line about a customer: the name, or the email address. */
export const customerName = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email

export const consentWords: Readonly<Record<ConsentState, string>> = {
  subscribed: 'Subscribed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
  none: 'Never subscribed',
}

export const orderCountWords = { none: 'No orders', one: '1 order', several: '2 or more orders' } as const

export const lastOrderWords = {
  'in-30-days': 'In the last 30 days',
  'in-90-days': 'In the last 90 days',
  'in-a-year': 'In the last year',
  'not-in-90-days': 'Not in the last 90 days',
  'not-in-a-year': 'Not in the last year',
} as const

export const customerEventWords: Readonly<Record<CustomerEventKind, string>> = {
  created: 'First order',
  added: 'Added',
  imported: 'Imported',
  'details-changed': 'Details changed',
  'note-changed': 'Note changed',
  'tags-changed': 'Tags changed',
  'tax-exemption-changed': 'Tax exemption changed',
  'group-changed': 'Group changed',
  merged: 'Merged with',
  separated: 'Separated from',
}

/** The name of a country that may have come from a file. */
export const countryWords = (country: string, locale: string): string => (country ? countryName(country, locale) : '')
