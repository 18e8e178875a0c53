import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { listCountries } from '#shared/addresses/countries.ts'
import { addressSchema } from '#shared/addresses/schema.ts'
import { customerImportLimits, type ShortenedField } from '#shared/customers/import-api.ts'
import { customerLimits } from '#shared/customers/limits.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'

/** A row of a file of customers. */
export interface CustomerRow {
  readonly line: number
  /** As in the file, in small letters. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly note: string
  readonly tags: readonly string[]
  /** Null without a street and a city. */
  readonly address: CustomerProfile['addresses'][number] | null
  /** The code of the country; '' where the file names none. */
  readonly country: string
  /** Whether they accept marketing according to the file. */
  readonly isSubscribed: boolean
  /** What was longer than its limit and is shortened here. */
  readonly shortened: readonly ShortenedField[]
}

/** Titles of columns in the files of this shop, Shopify, WooCommerce and Squarespace, in small letters. */
const titles = {
  email: ['email', 'e-mail', 'email address', 'user_email', 'billing_email', 'billing email'],
  name: ['name', 'full name', 'customer name', 'display_name'],
  firstName: ['first name', 'first_name', 'billing_first_name', 'billing first name'],
  lastName: ['last name', 'last_name', 'billing_last_name', 'billing last name'],
  phone: ['phone', 'phone number', 'billing_phone', 'billing phone', 'default address phone'],
  company: ['company', 'default address company', 'billing_company', 'billing company'],
  line1: ['address 1', 'address1', 'default address address1', 'billing_address_1', 'billing address 1', 'address'],
  line2: ['address 2', 'address2', 'default address address2', 'billing_address_2', 'billing address 2'],
  city: ['city', 'default address city', 'billing_city', 'billing city'],
  region: [
    ...['region', 'province code', 'default address province code', 'province', 'state', 'billing_state'],
    'billing province',
  ],
  postalCode: [
    ...['postal code', 'zip', 'default address zip', 'postcode', 'zip code', 'billing_postcode', 'billing zip'],
    'postal / zip code',
  ],
  country: [
    ...['country', 'country code', 'default address country code', 'country / region', 'billing_country'],
    'billing country',
  ],
  note: ['note', 'notes', 'customer note'],
  tags: ['tags', 'tag'],
  marketing: ['subscribed', 'accepts email marketing', 'accepts marketing', 'email marketing', 'subscriber'],
} as const
type Place = keyof typeof titles

const YES = new Set(['yes', 'true', '1', 'subscribed', 'y'])

const countries = new Map(
  listCountries('en').flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
)

/** Reads a CSV file of customers with commas, semicolons or tabs. */
export function readCustomersCsv(text: string): Result<CustomerRow[], 'customers-unreadable' | 'customers-too-many'> {
  const table = readCsv(text)
  const heads = table?.[0]?.record.map((cell) => cell.trim().toLowerCase())
  if (!table || !heads) return fail('customers-unreadable')
  const placeOf = (known: readonly string[]) =>
    known.map((one) => heads.indexOf(one)).find((place) => place !== -1) ?? -1
  const places = Object.fromEntries(Object.entries(titles).map(([name, known]) => [name, placeOf(known)])) as Record<
    Place,
    number
  >
  if (places.email === -1) return fail('customers-unreadable')
  const rows = table.slice(1)
  if (rows.length > customerImportLimits.rows) return fail('customers-too-many')
  return succeed(
    rows.map(({ record, info }) => {
      const cell = (place: Place) => onOneLine(unescapedCell(record[places[place]] ?? ''))
      return { line: info.lines, ...rowOf(cell, unescapedCell(record[places.note] ?? '')) }
    }),
  )
}

function rowOf(cell: (place: Place) => string, note: string): Omit<CustomerRow, 'line'> {
  const { shape } = addressSchema
  const shortened = new Set<ShortenedField>()
  const within = (field: ShortenedField, text: string, most: number | null) => {
    if (most === null || text.length <= most) return text
    shortened.add(field)
    return text.slice(0, most)
  }
  const [first = '', ...rest] = cell('name').split(' ')
  const isNamed = cell('firstName') !== '' || cell('lastName') !== ''
  const firstName = within('name', isNamed ? cell('firstName') : first, customerLimits.nameLength)
  const lastName = within('name', isNamed ? cell('lastName') : rest.join(' '), customerLimits.nameLength)
  const phone = within('phone', cell('phone'), customerLimits.phoneLength)
  const country = countries.get(cell('country').toLowerCase()) ?? ''
  const hasAddress = cell('line1') !== '' && cell('city') !== '' && country !== ''
  const tags = cell('tags')
    .split(',')
    .map((tag) => within('tags', tag.trim(), tagLimits.length))
    .filter((tag) => tag !== '')
  if (tags.length > tagLimits.most) shortened.add('tags')
  const row = {
    email: cell('email').toLowerCase(),
    firstName,
    lastName,
    phone,
    country,
    note: within('note', note, customerLimits.noteLength),
    tags: tags.slice(0, tagLimits.most),
    isSubscribed: YES.has(cell('marketing').toLowerCase()),
    address: hasAddress
      ? {
          firstName,
          lastName,
          company: within('address', cell('company'), 100),
          addressLine1: within('address', cell('line1'), shape.addressLine1.maxLength),
          addressLine2: within('address', cell('line2'), 200),
          city: within('address', cell('city'), shape.city.maxLength),
          region: within('address', cell('region'), 100),
          postalCode: within('address', cell('postalCode'), 20),
          country,
          phone,
        }
      : null,
  }
  return { ...row, shortened: [...shortened] }
}
