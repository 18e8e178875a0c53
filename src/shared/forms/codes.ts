/** The field types of the builder: those of docs/compatibility.md#form-submissions, and file, consent and steps. */
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

/** The kind of page on which a form was submitted: an item's or a collection's. */
export const contentSources = { item: 'i', collection: 'c' } as const

/** `pagePermissionTypeValue` of public pages. */
export const PUBLIC_PAGE = '1'

/** The parts of field types that have several inputs, in the order in which clients send them. */
export const partsOf = {
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'state', 'zip', 'country'],
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'ampm'],
  /** A phone number in three parts is sent with an empty first part, the country code. */
  phone: ['country', 'area', 'prefix', 'line'],
} as const
