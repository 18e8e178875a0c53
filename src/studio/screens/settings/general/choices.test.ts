import { expect, test, vi } from 'vitest'
import { currencies } from '#shared/money/schema.ts'
import { countryOptions, currencyOptions, localeOptions, timeZoneOptions } from './choices.ts'

test('what is set is always among the choices, and nothing is offered twice', () => {
  expect(localeOptions('en-DE').map(({ value }) => value)).toContain('en-DE')
  const { zones, haveFailed } = timeZoneOptions('Etc/Somewhere')
  expect([zones[0], haveFailed]).toEqual(['Etc/Somewhere', false])
  for (const options of [localeOptions('en-US'), countryOptions(), currencyOptions()]) {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  }
})

test('a browser that lists no time zones offers the one that is set, and the screen says so', () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('Invalid key')
  })
  expect(timeZoneOptions('Europe/Paris')).toEqual({ zones: ['Europe/Paris'], haveFailed: true })
  vi.restoreAllMocks()
})

test('every currency of a shop is offered by its code and name', () => {
  expect(currencyOptions()).toHaveLength(currencies.length)
  expect(currencyOptions()).toContainEqual({ value: 'EUR', label: 'EUR · Euro' })
})

test('languages are named with their country', () => {
  expect(localeOptions('en-US')).toContainEqual({ value: 'de-AT', label: 'German (Austria)' })
})
