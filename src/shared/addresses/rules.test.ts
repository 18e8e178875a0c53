import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import { countryCodes, countryName, listCountries } from './countries.ts'
import { addressLayout } from './layout.ts'
import { regions, regionsOf } from './regions.ts'
import { tidyAddress, validateAddress } from './rules.ts'
import { type Address, addressSchema } from './schema.ts'

const empty = { company: '', addressLine2: '', region: '', postalCode: '', phone: '' }
const newYork: Address = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine1: '12 Kiln Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
}
const berlin: Address = { ...newYork, city: 'Berlin', region: '', postalCode: '10115', country: 'DE' }
const layoutOf = (country: string) =>
  addressLayout(country)
    .slice(4, -1)
    .map(({ label, isRequired }) => `${label}${isRequired ? '*' : ''}`)
    .join(', ')

describe('the layout of an address', () => {
  test.each([
    ['US', 'Address*, Apartment, suite, floor, City*, State*, ZIP code*'],
    ['CA', 'Address*, Apartment, suite, floor, City*, Province*, Postal code*'],
    ['GB', 'Address*, Apartment, suite, floor, Town or city*, Postcode*'],
    ['DE', 'Address*, Apartment, suite, floor, Postal code*, City*'],
    ['AU', 'Address*, Apartment, suite, floor, Suburb*, State*, Postcode*'],
    ['IE', 'Address*, Apartment, suite, floor, Town or city*, County, Eircode'],
    ['JP', 'Postal code*, Prefecture*, City, Address*, Apartment, suite, floor'],
    ['IN', 'Address*, Apartment, suite, floor, City*, PIN code*, State*'],
    ['SG', 'Address*, Apartment, suite, floor, Postal code*'],
    ['HK', 'District*, City*, Address*, Apartment, suite, floor'],
    ['AE', 'Address*, Apartment, suite, floor, City, Emirate*'],
  ])('%s', (country, layout) => {
    expect(layoutOf(country)).toBe(layout)
  })

  it('asks for each field once, in every country, and for the country first', () => {
    for (const country of countryCodes) {
      const names = addressLayout(country).map((input) => input.name)
      expect(new Set(names).size, country).toBe(names.length)
      expect(names[0]).toBe('country')
      expect(names).toContain('addressLine1')
    }
  })

  it('offers the number keyboard only where it is enough', () => {
    const keyboard = (country: string) => addressLayout(country).find((input) => input.name === 'postalCode')?.inputMode
    expect([keyboard('DE'), keyboard('GB'), keyboard('PL'), keyboard('NL')]).toEqual([
      'numeric',
      'text',
      'text',
      'text',
    ])
  })
})

describe('what is wrong with an address', () => {
  test.each<[string, Partial<Address>, object]>([
    ['nothing', {}, {}],
    ['nothing, with one name', { firstName: '' }, {}],
    ['no name', { lastName: ' ' }, { lastName: 'Enter a last name.' }],
    ['a name that shows nothing', { lastName: '\u200b\u2060' }, { lastName: 'Enter a last name.' }],
    ['a street of spaces for HTML', { addressLine1: '<p>&nbsp;</p>' }, { addressLine1: 'Enter an address.' }],
    ['no street', { addressLine1: '' }, { addressLine1: 'Enter an address.' }],
    ['no state', { region: '' }, { region: 'Choose a state.' }],
    ['a state that is not there', { region: 'ZZ' }, { region: 'Choose a valid state.' }],
    ['no ZIP code', { postalCode: '' }, { postalCode: 'Enter a ZIP code.' }],
    ['a ZIP code that cannot be', { postalCode: '1000' }, { postalCode: 'Enter a valid ZIP code.' }],
    ['a long ZIP code', { postalCode: '10001-1234' }, {}],
    ['a phone number that cannot be', { phone: 'call me' }, { phone: 'Enter a valid phone number.' }],
    ['a phone number', { phone: '+1 (212) 555-0100' }, {}],
  ])('%s', (_, changes, errors) => {
    expect(validateAddress({ ...newYork, ...changes }, regions)).toEqual(errors)
  })

  test.each([
    ['GB', 'SW1A 1AA', true],
    ['GB', 'sw1a1aa', true],
    ['GB', '12345', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'D1A 0B1', false],
    ['NL', '1012 AB', true],
    ['JP', '150-0001', true],
    ['PT', '1000', false],
    ['IE', 'D02 X285', true],
    ['IE', '', true],
    ['DE', '1011', false],
    ['SE', '114 55', true],
    ['PL', '00-950', true],
    ['BR', '01310-100', true],
  ])('a postal code in %s: %j', (country, postalCode, isRight) => {
    const { postalCode: error } = validateAddress({ ...berlin, country, postalCode })
    expect(error === undefined).toBe(isRight)
  })
})

it('forgets what a country does not use, and writes the postal code in capitals', () => {
  expect(tidyAddress({ ...newYork, country: 'DE', region: 'NY' }).region).toBe('')
  expect(tidyAddress({ ...newYork, country: 'GB', postalCode: ' sw1a  1aa ' }).postalCode).toBe('SW1A 1AA')
  expect(tidyAddress({ ...newYork, country: 'HK' }).postalCode).toBe('')
})

describe('an address on a letter', () => {
  test.each<[string, Address, string[]]>([
    ['United States', newYork, ['Ada Byron', '12 Kiln Street', 'New York, NY 10001', 'United States']],
    [
      'Germany',
      { ...berlin, company: 'Ton GmbH' },
      ['Ada Byron', 'Ton GmbH', '12 Kiln Street', '10115 Berlin', 'Germany'],
    ],
    [
      'Spain, with the name of the province',
      { ...berlin, country: 'ES', city: 'Getafe', region: 'M', postalCode: '28901' },
      ['Ada Byron', '12 Kiln Street', '28901 Getafe Madrid', 'Spain'],
    ],
    [
      'Japan, in Japanese',
      {
        ...newYork,
        lastName: '山田',
        firstName: '花子',
        addressLine1: '神宮前1-2-3',
        city: '渋谷区',
        region: '13',
        postalCode: '150-0001',
        country: 'JP',
      },
      ['〒150-0001', 'Tokyo', '渋谷区', '神宮前1-2-3', '山田 花子', 'Japan'],
    ],
    [
      'Japan, in Latin letters',
      {
        ...newYork,
        addressLine1: '1-2-3 Jingumae',
        city: 'Shibuya',
        region: '13',
        postalCode: '150-0001',
        country: 'JP',
      },
      ['Ada Byron', '1-2-3 Jingumae', 'Shibuya', 'Tokyo', '150-0001', 'Japan'],
    ],
  ])('%s', (_, address, lines) => {
    expect(addressLines(address, { regions })).toEqual(lines)
  })

  it('leaves the country out at home, and names it in the language asked for', () => {
    expect(addressLines(berlin, { from: 'DE', regions }).at(-1)).toBe('10115 Berlin')
    expect(addressLines(berlin, { locale: 'fr', regions }).at(-1)).toBe('Allemagne')
  })
})

it('lists the regions that addresses name, and none where they have none', () => {
  expect(regionsOf('US').find((region) => region.code === 'CA')?.name).toBe('California')
  expect(regionsOf('CA')).toHaveLength(13)
  expect(regionsOf('DE')).toEqual([])
  expect(regionsOf('IT')).toEqual([])
  expect(regionsOf('XX')).toEqual([])
})

it('lists countries in the alphabet of the language', () => {
  expect(listCountries('de', ['SE', 'AT', 'OM']).map((country) => country.name)).toEqual([
    'Oman',
    'Österreich',
    'Schweden',
  ])
  expect(listCountries()).toHaveLength(countryCodes.length)
  expect(countryName('CH', 'fr')).toBe('Suisse')
  expect(countryName('nonsense')).toBe('nonsense')
})

it('writes every valid address with its street, its name and its city, in every country', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,12}$/)
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), word, word, word, (country, lastName, street, city) => {
      const address = tidyAddress({ ...newYork, country, lastName, addressLine1: street, city })
      expect(addressSchema.safeParse(address).success).toBe(true)
      const written = addressLines(address, { regions }).join('\n')
      for (const part of [lastName, street, address.city, countryName(country)]) expect(written).toContain(part)
    }),
  )
})
