import { expect, it, test } from 'vitest'
import { europeanUnion } from '#shared/addresses/european-union.ts'
import { EUROPEAN_UNION, isChosen, shortest, toggleChoice, zoneChoices } from './toggle-countries.ts'

const none = new Map<string, string>()

test('the European Union is one choice, and selects its 27 countries', () => {
  expect(europeanUnion).toHaveLength(27)
  const all = toggleChoice(['DE', 'US'], EUROPEAN_UNION, none)
  expect(all).toHaveLength(28)
  expect(isChosen(all, EUROPEAN_UNION, none)).toBe(true)
  expect(shortest(all, none)).toEqual([EUROPEAN_UNION, 'US'])
  expect(toggleChoice(all, EUROPEAN_UNION, none)).toEqual(['US'])
})

test('the European Union leaves countries to the zones that have them', () => {
  const taken = new Map([['DE', 'Germany']])
  const choice = zoneChoices(taken).find(({ value }) => value === EUROPEAN_UNION)!
  expect(choice.label).toBe('Rest of the European Union (26 countries)')
  expect(choice.detail).toContain('Austria, ')
  expect(choice.detail).not.toContain('Germany')
  expect(zoneChoices(taken).filter(({ isTaken }) => isTaken)).toMatchObject([{ value: 'DE', takenBy: 'Germany' }])
  const rest = toggleChoice(['US'], EUROPEAN_UNION, taken)
  expect(rest).not.toContain('DE')
  expect(rest).toHaveLength(27)
  expect(isChosen(rest, EUROPEAN_UNION, taken)).toBe(true)
  expect(shortest(rest, taken)).toEqual([EUROPEAN_UNION, 'US'])
  expect(toggleChoice(rest, EUROPEAN_UNION, taken)).toEqual(['US'])
})

test('a country with regions can be chosen beside a zone that has it: other zones may have some of its regions', () => {
  const us = zoneChoices(new Map([['US', 'United States']])).find(({ value }) => value === 'US')
  expect(us).toMatchObject({ takenBy: 'United States', isTaken: false })
})

test('where other zones have all of its countries, the European Union is no choice', () => {
  const taken = new Map(europeanUnion.map((country) => [country, 'EU']))
  expect(zoneChoices(taken).some(({ value }) => value === EUROPEAN_UNION)).toBe(false)
  expect(shortest(['US'], taken)).toEqual(['US'])
})

it.each([
  [[], 'CA', ['CA']],
  [['CA', 'US'], 'CA', ['US']],
])('switches in %j the country %s', (before, choice, after) => {
  expect(toggleChoice(before, choice, none)).toEqual(after)
})

test('without one of its countries it is not chosen', () => {
  const most = europeanUnion.slice(1)
  expect(isChosen(most, EUROPEAN_UNION, none)).toBe(false)
  expect(shortest(most, none)).toEqual(most)
})

test('every country is offered once', () => {
  const choices = zoneChoices(none)
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
})
