import { describe, expect, test } from 'vitest'
import { regions } from '#shared/addresses/regions.ts'
import { askedOfBuyer, tidyBuyer, validateBuyer } from './rules.ts'

const nothing = { byCountry: false, byRegionIn: [] }
const byCountry = { byCountry: true, byRegionIn: [] }
const byState = { byCountry: true, byRegionIn: ['DE', 'HK', 'MC', 'US'] }
const ada = { firstName: 'Ada', lastName: 'Byron', country: null, region: '' }

describe('of a buyer to whom nothing is sent', () => {
  test.each([
    ['the name alone is asked where no tax depends on a place', nothing, 'US', []],
    ['the country where tax depends on it', byCountry, 'US', ['country']],
    ['the state where tax depends on it', byState, 'US', ['country', 'region']],
    ['no state where the country has no such tax', byState, 'CA', ['country']],
    ['no state before the country is known', byState, null, ['country']],
    ['no region where addresses have none', byState, 'MC', ['country']],
  ] as const)('%s', (_what, places, country, asked) => {
    expect(askedOfBuyer({ ...places, byRegionIn: [...places.byRegionIn] }, country)).toEqual([
      'firstName',
      'lastName',
      ...asked,
    ])
  })

  test.each([
    ['a name is enough where nothing else is asked', ada, nothing, {}],
    ['a name is needed', { ...ada, lastName: ' ' }, nothing, { lastName: 'Enter a last name.' }],
    ['a country is needed where tax depends on it', ada, byCountry, { country: 'Choose a country.' }],
    ['a state is needed where tax depends on it', { ...ada, country: 'US' }, byState, { region: 'Choose a state.' }],
    ['a state must be one', { ...ada, country: 'US', region: 'XX' }, byState, { region: 'Choose a valid state.' }],
    ['a state that is one is right', { ...ada, country: 'US', region: 'ME' }, byState, {}],
    ['a state is not looked at where it is not asked', { ...ada, country: 'US', region: 'XX' }, byCountry, {}],
  ])('%s', (_what, buyer, places, errors) => {
    expect(validateBuyer(buyer, places, regions)).toEqual(errors)
  })

  test('only what was asked is kept', () => {
    const told = { firstName: ' Ada ', lastName: 'King  Byron', country: 'US', region: 'ME' }
    expect(tidyBuyer(told, nothing)).toEqual({ firstName: 'Ada', lastName: 'King Byron', country: null, region: '' })
    expect(tidyBuyer(told, byCountry)).toMatchObject({ country: 'US', region: '' })
    expect(tidyBuyer(told, byState)).toMatchObject({ country: 'US', region: 'ME' })
  })
})
