import { isBlankText } from '#shared/texts/blank.ts'
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
    if (isRequired && isBlankText(value)) errors[name] = missingSentence(label)
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

/** Error text at a field whose text cannot be right: 'Enter a valid ZIP code.' */
const checkAgain = (label: string) =>
  `${CHOSEN.has(label) ? 'Choose' : 'Enter'} a valid ${label === 'Phone' ? 'phone number' : wordFor(label)}.`

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

/** 'First name' inside a sentence becomes 'first name', but a ZIP code stays a ZIP code. */
function wordFor(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1)
}
