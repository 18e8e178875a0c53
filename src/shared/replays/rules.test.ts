import { describe, expect, test } from 'vitest'
import { drawnVariant, isEligible, isRealId } from './rules.ts'

const site = { country: 'US', isOn: true }
const browser = { timeZone: 'America/New_York', variant: 'version', cores: 4 } as const

describe('a visitor is recorded only when all five conditions hold', () => {
  test.each([
    ['all hold', {}, {}, true],
    ['three cores', {}, { cores: 3 }, true],
    ['another zone of America', {}, { timeZone: 'America/Argentina/Buenos_Aires' }, true],
    ['the site is in Canada', { country: 'CA' }, {}, false],
    ['the site has a country in small letters', { country: 'us' }, {}, false],
    ['recording is off', { isOn: false }, {}, false],
    ['the visitor is in Europe', {}, { timeZone: 'Europe/Berlin' }, false],
    ['the visitor is in Hawaii', {}, { timeZone: 'Pacific/Honolulu' }, false],
    ['the browser says no zone', {}, { timeZone: '' }, false],
    ['America is not at the start', {}, { timeZone: 'Etc/America' }, false],
    ['they were not drawn', {}, { variant: 'original' as const }, false],
    ['two cores', {}, { cores: 2 }, false],
    ['the browser says no cores', {}, { cores: 0 }, false],
  ])('%s', (_, ofSite, ofBrowser, expected) => {
    expect(isEligible({ ...site, ...ofSite }, { ...browser, ...ofBrowser })).toBe(expected)
  })
})

test.each([
  [10, 0, 'version'],
  [10, 0.099, 'version'],
  [10, 0.1, 'original'],
  [100, 0.999, 'version'],
  [1, 0.5, 'original'],
])('of a share of %s, %s draws %s', (share, random, variant) => {
  expect(drawnVariant(share, random)).toBe(variant)
})

test.each([
  ['o-1ABC23-na1', true],
  ['automated-mock-id', false],
  ['', false],
])('the id "%s" loads a script: %s', (id, isReal) => {
  expect(isRealId(id)).toBe(isReal)
})
