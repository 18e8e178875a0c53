import { expect, test } from 'vitest'
import { splitPhone } from './split-phone.ts'

test.each([
  ['(207) 555-0142', false, ['207', '555', '0142']],
  ['2075550142', true, ['', '207', '555', '0142']],
  ['+1 207 555 0142', true, ['1', '207', '555', '0142']],
  ['+44 7700 900 123', true, ['44', '7700', '900', '123']],
  ['+44 7700 900 123', false, ['+44 7700', '900', '123']],
  ['030 1234 56 78', false, ['030', '1234', '5678']],
  ['207', false, null],
  ['call me 2075550142', false, null],
])('%s (with country code: %s) is divided into %j', (text, hasCountryCode, parts) => {
  expect(splitPhone(text, hasCountryCode)).toEqual(parts)
})
