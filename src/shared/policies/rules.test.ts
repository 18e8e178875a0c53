import { expect, it, test } from 'vitest'
import { datesAfter, hasWords, policyLinks, publishedPolicy } from './rules.ts'
import { noPolicies } from './schema.ts'

test.each([
  ['', false],
  ['<p></p>', false],
  ['<p>&nbsp;\u200b</p><hr>', false],
  ['<p>We ship on Mondays.</p>', true],
])('%j has words: %s', (html, expected) => {
  expect(hasWords(html)).toBe(expected)
})

it('links to written policies only, in their order', () => {
  const policies = { ...noPolicies, terms: '<p>Be kind.</p>', shipping: '<p>On Mondays.</p>', privacy: '<p> </p>' }
  expect(policyLinks(policies)).toEqual([
    { title: 'Shipping policy', href: '/policies/shipping' },
    { title: 'Terms of service', href: '/policies/terms' },
  ])
  expect(['terms', 'privacy', 'toString', 'shop'].map((name) => publishedPolicy(policies, name))).toEqual([
    'terms',
    null,
    null,
    null,
  ])
})

it('dates what was edited, and nothing else', () => {
  const before = { ...noPolicies, terms: 'a', privacy: 'b' }
  expect(datesAfter(before, { terms: 1, privacy: 2 }, { ...before, terms: 'c' }, 9)).toEqual({ terms: 9, privacy: 2 })
})
