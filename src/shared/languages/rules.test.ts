import { expect, test } from 'vitest'
import { contentLanguage, pageLanguage } from './rules.ts'

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
