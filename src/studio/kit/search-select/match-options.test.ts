import { expect, it } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  ['CI', 'Côte d’Ivoire'],
  ['AU', 'Australia'],
  ['AT', 'Austria'],
  ['DE', 'Germany'],
  ['AE', 'United Arab Emirates'],
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
  ['America/New_York', 'America/New_York'],
].map(([value, label]) => ({ value: value!, label: label! }))

it.each([
  ['', options.map(({ label }) => label)],
  ['germ', ['Germany']],
  [' United King', ['United Kingdom']],
  ['us', ['United States', 'Australia', 'Austria']],
  ['states', ['United States']],
  ['cote d', ['Côte d’Ivoire']],
  ["d'iv", ['Côte d’Ivoire']],
  ['new york', ['America/New_York']],
  ['york', ['America/New_York']],
  ['an', ['Germany']],
  ['nowhere', []],
])('finds for %j', (search, labels) => {
  expect(matchOptions(options, search).map(({ label }) => label)).toEqual(labels)
})
