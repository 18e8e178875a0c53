import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carrierOfNumber } from './carrier-of-number.ts'
import { carriers } from './carriers.ts'

test.each([
  ['1Z999AA10123456784', 'UPS'],
  [' 1z 999 aa1 01 2345 6784 ', 'UPS'],
  ['9505 5110 6960 5048 6006 24', 'USPS'],
  ['420221539101026837331000039521', 'USPS'],
  ['RB123456785GB', 'Royal Mail'],
  ['RB123456785US', 'USPS'],
  ['RR 473 124 829 DE', 'Deutsche Post'],
])('%s is a number of %s', (number, carrier) => {
  expect(carrierOfNumber(number)).toBe(carrier)
  expect(carriers).toContain(carrier)
})

test.each(['', '1Z999AA10123456785', '9505511069605048600625', 'RB123456784GB', 'RB123456785XX', '3318810025', '1Z'])(
  '“%s” is a number of no carrier, or could be one of several',
  (number) => {
    expect(carrierOfNumber(number)).toBe('')
  },
)

test('one wrong digit of a number of the post is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digits = [...'473124829']
      digits[place] = String((Number(digits[place]) + step) % 10)
      expect(carrierOfNumber(`RR${digits.join('')}GB`)).toBe('')
    }),
  )
})
