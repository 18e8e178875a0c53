import { describe, expect, test } from 'vitest'
import { firstTaxRules, type TaxRules } from '#shared/settings/tax-rules.ts'
import { asksForBusinesses, countryOfVatNumber, isInVies, isReverseCharged, tidyVatNumber } from './rules.ts'
import type { VatCheckState } from './schema.ts'

const trusting: TaxRules = { ...firstTaxRules, business: { isOn: null, withoutVies: 'trust-form' } }
const off: TaxRules = { ...firstTaxRules, business: { isOn: false, withoutVies: 'charge-tax' } }

describe('a VAT number', () => {
  test.each([
    ['de 136 695 976', 'DE136695976', 'DE'],
    ['EL-094259216', 'EL094259216', 'GR'],
    ['XI 123 4567 82', 'XI123456782', 'GB'],
    ['CHE-107.787.577 MWST', 'CHE107787577MWST', 'CH'],
    ['IE1A23456T', 'IE1A23456T', 'IE'],
  ])('%s is %s of %s', (typed, tidy, country) => {
    expect(tidyVatNumber(typed)).toBe(tidy)
    expect(countryOfVatNumber(tidy)).toBe(country)
  })

  test.each([
    ['DE136695976', true],
    ['EL094259216', true],
    ['XI123456782', true],
    ['GB980780684', false],
    ['CHE107787577MWST', false],
    ['__proto__', false],
  ])('%s is kept by VIES: %s', (number, expected) => {
    expect(isInVies(number)).toBe(expected)
  })
})

describe('a business pays the VAT itself', () => {
  test.each<[what: string, shop: string, number: string, state: VatCheckState, to: string | null, expected: boolean]>([
    ['in another member state', 'DE', 'FR40303265045', 'valid', 'FR', true],
    ['with a number of a third member state', 'DE', 'ATU13585627', 'valid', 'FR', true],
    ['in Greece, whose numbers begin with EL', 'DE', 'EL094259216', 'valid', 'GR', true],
    ['not in the country of the shop', 'DE', 'DE136695976', 'valid', 'DE', false],
    ['not with goods that stay in the country of the shop', 'DE', 'FR40303265045', 'valid', 'DE', false],
    ['not with a number of the shop’s country', 'DE', 'DE136695976', 'valid', 'FR', false],
    ['not outside of the EU', 'DE', 'CHE107787577MWST', 'not-in-vies', 'CH', false],
    ['not in Northern Ireland', 'DE', 'XI123456782', 'valid', 'GB', false],
    ['not from a shop outside of the EU', 'GB', 'FR40303265045', 'valid', 'FR', false],
    ['not with a number that VIES does not know', 'DE', 'FR40303265045', 'invalid', 'FR', false],
    ['not while VIES does not answer', 'DE', 'FR40303265045', 'unavailable', 'FR', false],
    ['not while the destination is unknown', 'DE', 'FR40303265045', 'valid', null, false],
  ])('%s', (_what, country, number, state, destination, expected) => {
    expect(isReverseCharged({ number, state, destination }, { country, taxRules: firstTaxRules })).toBe(expected)
  })

  test('while VIES does not answer, where the owner trusts the form of numbers', () => {
    const sale = { number: 'FR40303265045', destination: 'FR' }
    const settings = { country: 'DE', taxRules: trusting }
    expect(isReverseCharged({ ...sale, state: 'unavailable' }, settings)).toBe(true)
    expect(isReverseCharged({ ...sale, state: 'invalid' }, settings)).toBe(false)
  })
})

test('shops in the EU ask businesses for their number, unless their owner has switched it off', () => {
  expect(asksForBusinesses({ country: 'DE', taxRules: firstTaxRules })).toBe(true)
  expect(asksForBusinesses({ country: 'US', taxRules: firstTaxRules })).toBe(false)
  expect(asksForBusinesses({ country: 'DE', taxRules: off })).toBe(false)
})
