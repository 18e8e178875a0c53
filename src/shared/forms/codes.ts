/** Field kinds of §3 as the builder offers them, and three of ours: a file, a consent, a section that begins a step. */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'password',
  'twitter',
  'phone',
  'date',
  'time',
  'name',
  'address',
  'checkbox',
  'radio',
  'select',
  'likert',
  'section',
  'hidden',
  'file',
  'consent',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** Where a form was answered (§3): on an item's page, or on a collection's. */
export const contentSources = { item: 'i', collection: 'c' } as const

/** `pagePermissionTypeValue` of pages that everybody may see (§3). */
export const PUBLIC_PAGE = '1'

/** The children of kinds that are answered in several parts, in the order in which the submission lists them (§3). */
export const partsOf = {
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'ampm'],
  /** Three parts are sent with an empty first one, which stands for the country code (§3). */
  phone: ['country', 'area', 'prefix', 'line'],
} as const
