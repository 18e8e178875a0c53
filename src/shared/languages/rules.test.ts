import { expect, test } from 'vitest'
import { contentLanguage, isLanguageTag, pageLanguage } from './rules.ts'

test.each([
  ['en-US', 'en-US', undefined],
  ['en-GB', 'en-GB', undefined],
  ['en', 'en', undefined],
  ['de-DE', 'en', 'de-DE'],
  ['fr-CA', 'en', 'fr-CA'],
  ['enm', 'en', 'enm'],
])('the pages of a site in %s are in %s, and its words in %s', (locale, page, content) => {
  expect(pageLanguage(locale)).toBe(page)
  expect(contentLanguage(locale)).toBe(content)
})

test.each([
  ['en-US', true],
  ['zh-Hant-TW', true],
  ['no such language', false],
  ['en_US', false],
  ['', false],
])('%j is the name of a language: %s', (name, expected) => {
  expect(isLanguageTag(name)).toBe(expected)
})
