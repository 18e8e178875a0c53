import { describe, expect, test } from 'vitest'
import { slugOf } from './url-id.ts'

describe('a title in an address', () => {
  test.each([
    ['Harbor Mug', 'en-US', 'harbor-mug'],
    ["The Potter's  Wheel!", 'en-US', 'the-potters-wheel'],
    ['Café Crème', 'en-US', 'cafe-creme'],
    ['Schöne Grüße', 'de-DE', 'schoene-gruesse'],
    ['Schöne Grüße', 'sv-SE', 'schone-grusse'],
    ['Smørrebrød & Øl', 'da-DK', 'smorrebrod-and-ol'],
    ['Łódź', 'pl-PL', 'lodz'],
    ['İstanbul ıssız', 'tr-TR', 'istanbul-issiz'],
    ['½ price', 'en-US', '1-2-price'],
    ['--a--b--', 'en-US', 'a-b'],
    ['日本', 'ja-JP', ''],
    ['', 'en-US', ''],
  ])('%j (%s)', (title, locale, slug) => {
    expect(slugOf(title, locale)).toBe(slug)
  })
})
