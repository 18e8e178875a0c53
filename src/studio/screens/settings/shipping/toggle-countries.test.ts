import { expect, it, test } from 'vitest'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { EUROPEAN_UNION, isChosen, shortest, toggleChoice, zoneChoices } from './toggle-countries.ts'

test('the European Union is one choice, and selects its 27 countries', () => {
  expect(europeanUnion).toHaveLength(27)
  const all = toggleChoice(['DE', 'US'], EUROPEAN_UNION)
  expect(all).toHaveLength(28)
  expect(isChosen(all, EUROPEAN_UNION)).toBe(true)
  expect(shortest(all)).toEqual([EUROPEAN_UNION, 'US'])
  expect(toggleChoice(all, EUROPEAN_UNION)).toEqual(['US'])
})

it.each([
  [[], 'CA', ['CA']],
  [['CA', 'US'], 'CA', ['US']],
])('switches in %j the country %s', (before, choice, after) => {
  expect(toggleChoice(before, choice)).toEqual(after)
})

test('without one of its countries it is not chosen', () => {
  const most = europeanUnion.slice(1)
  expect(isChosen(most, EUROPEAN_UNION)).toBe(false)
  expect(shortest(most)).toEqual(most)
})

test('every country is offered once', () => {
  expect(new Set(zoneChoices.map(({ value }) => value)).size).toBe(zoneChoices.length)
})
