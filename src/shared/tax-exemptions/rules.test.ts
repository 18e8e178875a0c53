import { expect, test } from 'vitest'
import { exemptionWords, isExempt } from './rules.ts'

test.each([
  ['no exemption', null, '2027-01-01T12:00:00Z', false],
  ['one without an end', { endsOn: null }, '2099-01-01T12:00:00Z', true],
  ['one on its last day, which is not over in Hamburg', { endsOn: '2027-01-31' }, '2027-01-31T22:59:59Z', true],
  ['one on the day after', { endsOn: '2027-01-31' }, '2027-01-31T23:00:00Z', false],
])('with %s, a buyer is exempt: %j at %s → %s', (_, exemption, at, expected) => {
  expect(isExempt(exemption, { at: Date.parse(at), timeZone: 'Europe/Berlin' })).toBe(expected)
})

test.each([
  [{ reason: 'Public school', certificate: '12-34' }, 'Exempt from tax: Public school, certificate 12-34'],
  [{ reason: 'Embassy', certificate: '' }, 'Exempt from tax: Embassy'],
])('%j is %j as text', (exemption, words) => {
  expect(exemptionWords(exemption)).toBe(words)
})
