import { expect, test } from 'vitest'
import { countriesOf, placesInWords, placesOf } from './places.ts'

const us = { country: 'US' }
const inUs = (region: string) => ({ country: 'US', region })

test.each([
  [
    [us, { country: 'CA' }],
    [us, { country: 'CA' }],
  ],
  [
    [inUs('ME'), inUs('NH')],
    [inUs('ME'), inUs('NH')],
  ],
  [[inUs('ME'), us], [us]],
  [[us, inUs('ME')], [us]],
  [[{ country: '*' }], [{ country: '*' }]],
  [[], []],
])('%j are %j', (places, tidy) => {
  expect(placesOf(countriesOf(places))).toEqual(tidy)
})

test.each([
  [[us], 'United States'],
  [[inUs('ME'), inUs('NH'), { country: 'CA' }], 'United States (ME, NH) and Canada'],
  [[{ country: '*' }], 'Everywhere else'],
  [
    ['CA', 'GB', 'IE', 'DE', 'FR'].map((country) => ({ country })),
    'Canada, United Kingdom, Ireland, Germany, and France',
  ],
  [
    ['CA', 'GB', 'IE', 'DE', 'FR', 'NL'].map((country) => ({ country })),
    'Canada, United Kingdom, Ireland, Germany, and 2 more',
  ],
])('%j as text', (places, words) => {
  expect(placesInWords(places)).toBe(words)
})
