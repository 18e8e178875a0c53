import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { gramsOf, inLengthUnit, inWeightUnit, isSameMeasure, millimetresOf, unitSystemOf } from './measures.ts'

test.each([
  [1, 'lb', 453.59],
  [0.5, 'lbs', 226.8],
  [16, 'oz', 453.59],
  [1.25, 'kg', 1250],
  [340, 'g', 340],
])('%d %s are %d g', (weight, unit, grams) => {
  expect(gramsOf(weight, unit)).toBe(grams)
})

test.each([
  [10, 'in', 254],
  [2.5, 'cm', 25],
  [1, 'yd', 914.4],
])('%d %s are %d mm', (length, unit, millimetres) => {
  expect(millimetresOf(length, unit)).toBe(millimetres)
})

test.each([
  ['US', 'imperial'],
  ['DE', 'metric'],
  ['GB', 'metric'],
])('a shop in %s measures in %s units', (country, system) => {
  expect(unitSystemOf(country)).toBe(system)
})

test.each([
  [3.3745000000000003, 'kg'],
  [3.37499, 'lb'],
  [0.005, 'g'],
])('%d g come back from %s', (grams, unit) => {
  expect(isSameMeasure(gramsOf(Number(inWeightUnit(grams, unit)), unit), grams)).toBe(true)
})

test.each([
  ['1.1', 'lb'],
  ['0.75', 'lb'],
  ['2.205', 'kg'],
  ['0.0', 'oz'],
])('%s %s are written as they were read', (weight, unit) => {
  expect(inWeightUnit(gramsOf(Number(weight), unit), unit)).toBe(weight)
})

it('brings measures back from any unit as they were', () => {
  const measure = fc.double({ min: 0, max: 1_000_000, noNaN: true })
  fc.assert(
    fc.property(measure, fc.constantFrom('lb', 'oz', 'kg', 'g'), (grams, unit) =>
      isSameMeasure(gramsOf(Number(inWeightUnit(grams, unit)), unit), grams),
    ),
  )
  fc.assert(
    fc.property(measure, fc.constantFrom('in', 'cm', 'mm'), (millimetres, unit) =>
      isSameMeasure(millimetresOf(Number(inLengthUnit(millimetres, unit)), unit), millimetres),
    ),
  )
})
