import { expect, test } from 'vitest'
import { rateInWords, readPercent, writePercent } from './rate-words.ts'

test.each([
  ['19', 19_000],
  ['7.25', 7_250],
  ['7,25 %', 7_250],
  ['9.975%', 9_975],
  ['0', 0],
  ['100', 100_000],
  ['100.5', null],
  ['7.2555', null],
  ['-5', null],
  ['', null],
  ['a lot', null],
])('%j is read as %j', (text, milliPercent) => {
  expect(readPercent(text)).toBe(milliPercent)
})

test.each([
  [7_250, 'en-US', '7.25'],
  [7_250, 'de-DE', '7,25'],
  [19_000, 'en-US', '19'],
])('%j is written in %s as %j', (milliPercent, locale, text) => {
  expect(writePercent(milliPercent, locale)).toBe(text)
  expect(readPercent(text)).toBe(milliPercent)
})

test.each([
  [{ country: 'US', region: 'ME' }, true, 'United States (ME) · 5.5%'],
  [{ country: '*' }, false, 'Everywhere else · 5.5% · not on shipping'],
])('%j as text', (place, appliesToShipping, words) => {
  expect(rateInWords({ name: 'Tax', place, rateMilliPercent: 5500, appliesToShipping }, 'en-US')).toBe(words)
})
