import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  gramsOf,
  lengthIn,
  lengthUnits,
  limitIn,
  limitInGrams,
  millimetersOf,
  unitsOf,
  weightIn,
  weightUnits,
} from './units.ts'

test.each([
  ['lb', 1, 453.5924],
  ['oz', 12, 340.1943],
  ['kg', 0.35, 350],
  ['g', 350, 350],
] as const)('in %s, %d is %d g, and reads the same again', (unit, value, grams) => {
  expect(gramsOf(unit, value)).toBe(grams)
  expect(weightIn(unit, grams)).toBe(value)
})

test.each([
  ['in', 4.5, 114.3],
  ['cm', 11.4, 114],
  ['mm', 114, 114],
] as const)('in %s, %d is %d mm, and reads the same again', (unit, value, millimeters) => {
  expect(millimetersOf(unit, value)).toBe(millimeters)
  expect(lengthIn(unit, millimeters)).toBe(value)
})

it('reads what was written, with two decimals', () => {
  const number = fc.integer({ min: 1, max: 999_999 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(number, fc.constantFrom(...weightUnits), fc.constantFrom(...lengthUnits), (value, weight, length) => {
      expect(weightIn(weight, gramsOf(weight, value))).toBeCloseTo(value, 3)
      expect(lengthIn(length, millimetersOf(length, value))).toBeCloseTo(value, 3)
    }),
  )
})

test.each([
  ['lb', 2, 908],
  ['oz', 8, 227],
  ['kg', 1.5, 1500],
  ['g', 500, 500],
] as const)('a step up to %s %d takes what weighs exactly that', (unit, value, grams) => {
  expect(limitInGrams(unit, value)).toBe(grams)
  expect(gramsOf(unit, value)).toBeLessThanOrEqual(grams)
  expect(limitIn(unit, grams)).toBe(value)
})

test('a new shop begins with the units of its country', () => {
  expect(unitsOf('US')).toEqual({ weightUnit: 'lb', lengthUnit: 'in' })
  expect(unitsOf('DE')).toEqual({ weightUnit: 'g', lengthUnit: 'cm' })
})
