import { formatAddress } from 'localized-address-format'
import { expect, test } from 'vitest'
import { countryCodes } from './countries.ts'
import { writtenParts } from './part-orders.ts'

/** The library does not export its formats: formatting placeholder texts shows the order. */
const marks = { lines: '\u0001', city: '\u0002', region: '\u0003', postalCode: '\u0004' }

test.each([...countryCodes, 'ZZ'])('addresses in %s have the order of the library', (country) => {
  const written = formatAddress({
    postalCountry: country,
    addressLines: [marks.lines],
    locality: marks.city,
    administrativeArea: marks.region,
    postalCode: marks.postalCode,
  }).join('')
  const found = Object.entries(marks)
    .filter(([, mark]) => written.includes(mark))
    .sort(([, one], [, other]) => written.indexOf(one) - written.indexOf(other))
    .map(([part]) => part)
  expect(writtenParts(country)).toEqual(found)
})
