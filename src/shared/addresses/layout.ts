import { type Part, writtenParts } from './part-orders.ts'
import { hasNumericPostalCode, needsPostalCode } from './postal-codes.ts'
import type { Address } from './schema.ts'

export type AddressField = keyof Address

/** One input of an address form. */
export interface AddressInput {
  readonly name: AddressField
  readonly label: string
  readonly isRequired: boolean
  /** The value of `autocomplete`, so that a browser can fill it in. */
  readonly autoComplete: string
  /** For `inputmode`: the keyboard that a phone shows. */
  readonly inputMode: 'text' | 'numeric' | 'tel'
}

const AUTO_COMPLETE: Readonly<Record<AddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  phone: 'tel',
}

const LABELS: Readonly<Record<AddressField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  addressLine1: 'Address',
  addressLine2: 'Apartment, suite, floor',
  city: 'City',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  phone: 'Phone',
}

const REGION_LABELS: Readonly<Record<string, string>> = {
  State: 'AU BR FM IN KI MX MY NG PW US VE',
  Province: 'AR CA CN ES IT KP KR PA PH TH TR VN',
  Prefecture: 'JP',
  County: 'GB IE TW',
  Emirate: 'AE',
  Department: 'CO HN NI SV UY',
  District: 'HK NR',
  Parish: 'BB JM',
  Island: 'BS CV KN KY PF TV',
  Governorate: 'EG IQ KW',
  Oblast: 'RU UA',
}
const CITY_LABELS: Readonly<Record<string, string>> = {
  'Town or city': 'GB GG IE IM JE NZ',
  Suburb: 'AU',
  District: 'TR',
}
const POSTAL_CODE_LABELS: Readonly<Record<string, string>> = {
  'ZIP code': 'AS FM GU MH MP PH PR PW UM US VI',
  Postcode: 'AU GB GG IM JE MY NL NZ',
  Eircode: 'IE',
  'PIN code': 'IN',
}

/** Countries in which mail does not arrive without the region. */
const REGION_REQUIRED = new Set('AE AU BR CA CN CO ES HK IN IT JP KR MX MY TW UA US'.split(' '))
/** Countries whose format has no field for the city, although people expect to be asked for it. */
const CITY_ASKED = new Set(['JP', 'AE', 'KW'])

/** Whether addresses of the country use this part. */
export function usesPart(country: string, part: 'city' | 'region' | 'postalCode'): boolean {
  return partsInOrder(country).includes(part)
}

/**
 * The inputs of an address form for a country, in the order in which addresses are written there and with the country's
 * own words (State, Prefecture; ZIP code, Postcode). The country comes first because the others depend on it.
 */
export function addressLayout(country: string): readonly AddressInput[] {
  const known = layouts.get(country)
  if (known) return known
  const layout = layoutOf(country)
  if (COUNTRY_CODE.test(country)) layouts.set(country, layout)
  return layout
}

/** Layouts by country: each address that is checked needs one. */
const layouts = new Map<string, readonly AddressInput[]>()
/** Other texts have the usual layout, and are not kept: there is no end of them. */
const COUNTRY_CODE = /^[A-Z]{2}$/

function layoutOf(country: string): readonly AddressInput[] {
  const input = (name: AddressField, isRequired: boolean, label: string = LABELS[name]): AddressInput => ({
    name,
    label,
    isRequired,
    autoComplete: AUTO_COMPLETE[name],
    inputMode: name === 'phone' ? 'tel' : name === 'postalCode' && hasNumericPostalCode(country) ? 'numeric' : 'text',
  })
  const parts = partsInOrder(country).flatMap((part) => {
    if (part === 'lines') return [input('addressLine1', true), input('addressLine2', false)]
    if (part === 'city') return [input('city', !CITY_ASKED.has(country), labelIn(CITY_LABELS, country))]
    if (part === 'region') {
      return [input('region', REGION_REQUIRED.has(country), labelIn(REGION_LABELS, country))]
    }
    return [input('postalCode', needsPostalCode(country), labelIn(POSTAL_CODE_LABELS, country))]
  })
  return [
    input('country', true),
    input('firstName', false),
    input('lastName', true),
    input('company', false),
    ...parts,
    input('phone', false),
  ]
}

function partsInOrder(country: string): Part[] {
  const parts = writtenParts(country)
  if (CITY_ASKED.has(country) && !parts.includes('city')) {
    const region = parts.indexOf('region')
    // East Asian addresses go from large to small; elsewhere the city comes after the street.
    parts.splice(region < parts.indexOf('lines') ? region + 1 : parts.indexOf('lines') + 1, 0, 'city')
  }
  return parts
}

function labelIn(labels: Readonly<Record<string, string>>, country: string): string | undefined {
  return Object.keys(labels).find((label) => labels[label]!.split(' ').includes(country))
}
