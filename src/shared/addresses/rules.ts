import { formatAddress } from 'localized-address-format'
import { countryName } from './countries.ts'
import { type AddressField, addressLayout, usesPart } from './layout.ts'
import { isPostalCode } from './postal-codes.ts'
import type { Address } from './schema.ts'

export type AddressErrors = Partial<Record<AddressField, string>>

/** Knowledge about regions: `regions.ts` on the server; nothing in a browser that has not loaded them. */
export interface Regions {
  /** False only when the country has a list and the code is not on it. */
  isRegion(country: string, code: string): boolean
  /** The region's name, where the country writes names; the code itself when unknown. */
  nameOf(country: string, code: string): string
}

/** A phone number, checked loosely: digits and the signs that people put between them. */
const PHONE = /^\+?[\d\s()./-]{5,40}$/

/**
 * Errors of an address by field, as sentences to show at the fields; an empty object when there are none. Required
 * fields and the postal code's format depend on the country.
 */
export function validateAddress(address: Address, regions?: Pick<Regions, 'isRegion'>): AddressErrors {
  const errors: AddressErrors = {}
  for (const { name, label, isRequired } of addressLayout(address.country)) {
    const value = address[name].trim()
    if (isRequired && !value) errors[name] = missingSentence(label)
    else if (value && !isWellFormed(name, value, address.country, regions)) errors[name] = checkAgain(label)
  }
  return errors
}

/** The parts of an address that shipping and taxes depend on. */
type Place = Pick<Address, 'country' | 'region' | 'postalCode'>

/**
 * Errors of a place that is used for an estimate, by the rules of an address. Empty fields are allowed: they may follow
 * later.
 */
export function validatePlace(place: Place, regions?: Pick<Regions, 'isRegion'>): AddressErrors {
  const errors: AddressErrors = {}
  for (const { name, label } of addressLayout(place.country)) {
    if (name !== 'region' && name !== 'postalCode') continue
    if (place[name] && !isWellFormed(name, place[name], place.country, regions)) errors[name] = checkAgain(label)
  }
  return errors
}

function isWellFormed(
  name: AddressField,
  value: string,
  country: string,
  regions: Pick<Regions, 'isRegion'> | undefined,
): boolean {
  if (name === 'postalCode') return isPostalCode(country, value)
  if (name === 'phone') return PHONE.test(value)
  if (name === 'region') return regions?.isRegion(country, value) ?? true
  return true
}

/** Error text at an empty field of an address: 'Enter a ZIP code.' */
export function missingSentence(label: string): string {
  const verb = CHOSEN.has(label) ? 'Choose' : 'Enter'
  return `${verb} ${/^[AEIO]/.test(label) ? 'an' : 'a'} ${wordFor(label)}.`
}

/** Fields that are chosen from a list. */
const CHOSEN = new Set(['Country', 'State', 'Province', 'Prefecture', 'Emirate'])

const checkAgain = (label: string) => `Check the ${wordFor(label)}.`

/**
 * An address as it is stored: trimmed, the postal code in capitals, and parts that the country does not use emptied,
 * such as a state that was chosen before the country changed.
 */
export function tidyAddress(address: Address): Address {
  const { country } = address
  const tidy = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, value.trim().replace(/\s+/g, ' ')]),
  ) as Address
  return {
    ...tidy,
    city: usesPart(country, 'city') ? tidy.city : '',
    region: usesPart(country, 'region') ? tidy.region : '',
    postalCode: usesPart(country, 'postalCode') ? tidy.postalCode.toUpperCase() : '',
  }
}

/** Countries whose address labels show the region's code; the others show its name. */
const WRITES_REGION_CODE = new Set(['US', 'CA', 'AU', 'BR', 'IT', 'MX'])

/**
 * An address as the lines of a postal label or packing slip, in the order of its country. The country's name comes
 * last, and is left out within the country.
 * @param from the country that the parcel is sent from
 */
export function addressLines(
  address: Address,
  options: { locale?: string; from?: string; regions?: Pick<Regions, 'nameOf'> } = {},
): string[] {
  const { country, city } = address
  const region = WRITES_REGION_CODE.has(country)
    ? address.region
    : (options.regions?.nameOf(country, address.region) ?? address.region)
  // East Asian addresses have a Latin and a local format: the letters of the address decide.
  const isLocal = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(address.addressLine1)
  const lines = [address.addressLine1, address.addressLine2]
  const cityHasPlace = formatAddress({ postalCountry: country, locality: '\u0001' }).join('').includes('\u0001')
  if (city && !cityHasPlace) lines.splice(isLocal ? 0 : 2, 0, city)
  const written = formatAddress(
    {
      postalCountry: country,
      name: fullName(address, isLocal),
      organization: address.company,
      addressLines: lines.filter(Boolean),
      locality: city,
      administrativeArea: region,
      postalCode: address.postalCode,
    },
    isLocal ? 'local' : 'latin',
  )
  // Formats leave a comma where a part is missing.
  const tidy = written.map((line) => line.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')).filter(Boolean)
  return country === options.from ? tidy : [...tidy, countryName(country, options.locale)]
}

function fullName(address: Address, isLocal: boolean): string {
  const names = isLocal ? [address.lastName, address.firstName] : [address.firstName, address.lastName]
  return names.filter(Boolean).join(' ')
}

/** 'First name' inside a sentence becomes 'first name', but a ZIP code stays a ZIP code. */
function wordFor(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1)
}
