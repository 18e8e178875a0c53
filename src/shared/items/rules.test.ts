import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReservedItemUrlId, isShown, termPath, termSlug, termsOfItem } from './rules.ts'

const item = {
  categories: [],
  tags: [],
  authorName: '',
  position: null,
  startsAt: null,
  publishAt: Date.parse('2026-04-01T02:30:00Z'),
}

test.each([
  ['Kiln notes', 'kiln-notes'],
  ['KILN  NOTES', 'kiln-notes'],
  ['Öfen & Glasur', 'ofen-and-glasur'],
  ['陶芸', '陶芸'],
  ['焼き物 / 茶碗', '焼き物-茶碗'],
])('%s is %s in addresses', (name, slug) => {
  expect(termSlug(name)).toBe(slug)
})

test('a term has an address of one segment, whatever its name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' }), (name) => {
      const slug = termSlug(name)
      const parts = termPath({ urlId: 'journal' }, 'tag', slug).split('/')
      expect(parts).toHaveLength(4)
      expect(decodeURIComponent(parts[3]!)).toBe(slug)
    }),
  )
})

test('the month of an item is that of the site’s time zone', () => {
  const months = (timeZone: string) => termsOfItem(item, timeZone).map(({ slug }) => slug)
  expect(months('America/New_York')).toEqual(['2026-03'])
  expect(months('Europe/Berlin')).toEqual(['2026-04'])
})

test('names that differ in letter case only are one term', () => {
  const terms = termsOfItem({ ...item, categories: ['Kiln', 'kiln'], tags: ['Kiln'] }, 'UTC')
  expect(terms.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(['category kiln', 'tag kiln', 'archive 2026-04'])
})

test.each([
  ['published', true],
  ['scheduled', false],
  ['draft', false],
  ['needs-review', false],
  ['private', false],
] as const)('visitors see an item that is %s: %s', (status, shown) => {
  expect(isShown({ status })).toBe(shown)
})

test('addresses of lists are no items', () => {
  expect(['category', 'tag', 'author', 'archive', 'feed', 'first-firing'].map(isReservedItemUrlId)).toEqual([
    ...[true, true, true, true, true],
    false,
  ])
})
