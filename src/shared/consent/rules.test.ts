import { expect, test } from 'vitest'
import { choiceCookie, choiceIn, choiceText, consentPurposes, proofCookie, proofIn, purposesFor } from './choice.ts'
import { blankConsent, consentOf, nextConsent } from './rules.ts'
import { type Consent, consentSchema } from './schema.ts'

const shown: Consent = { ...blankConsent, isEnabled: true }

test.each([
  ['no cookie', '', null],
  ['all', 'a=1; cookie-consent=3:functional.analytics.marketing', ['functional', 'analytics', 'marketing']],
  ['none', 'cookie-consent=3:; b=2', []],
  ['one', 'cookie-consent=3:analytics', ['analytics']],
  ['an earlier banner', 'cookie-consent=2:analytics', null],
  ['a later banner', 'cookie-consent=33:analytics', null],
  ['words that are no purpose', 'cookie-consent=3:__proto__.x.analytics', ['analytics']],
  ['another cookie that ends like it', 'my-cookie-consent=3:analytics', null],
] as const)('the choice in %s', (_, cookies, choice) => {
  expect(choiceIn(cookies, 3)).toEqual(choice)
})

test('a choice that is stored is read again', () => {
  const cookie = choiceCookie(3, ['analytics', 'marketing'], true)
  expect(cookie).toBe(
    `cookie-consent=${choiceText(3, ['analytics', 'marketing'])}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  )
  expect(choiceIn(cookie, 3)).toEqual(['analytics', 'marketing'])
})

test('the id of a proof is read again, and ends with an empty one', () => {
  expect(proofIn(`a=1; ${proofCookie('0123456789abcdef', true)}`)).toBe('0123456789abcdef')
  expect(proofIn(proofCookie('', false))).toBeNull()
  expect(proofCookie('', false)).toContain('Max-Age=0')
  expect(proofIn('cookie-consent=3:analytics')).toBeNull()
})

test('a browser that refuses tracking refuses statistics and marketing, and not what a page works with', () => {
  expect(purposesFor(consentPurposes, false)).toEqual(consentPurposes)
  expect(purposesFor(consentPurposes, true)).toEqual(['functional'])
  expect(purposesFor(['analytics'], true)).toEqual([])
})

test('visitors are asked again for other purposes, not for other words', () => {
  const first = nextConsent(null, shown)
  const words = nextConsent(first, { ...shown, title: 'Cookies' })
  const { marketing } = shown.purposes
  const more = nextConsent(words, {
    ...shown,
    purposes: { ...shown.purposes, marketing: { ...marketing, isAsked: true } },
  })
  expect([first, words, more].map(({ version, revision }) => [version, revision])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
  ])
  expect(consentOf(first)).toEqual(shown)
})

test.each<[string, Partial<Consent>, string[]]>([
  ['without a title', { title: ' ' }, ['title']],
  ['without a text', { text: ' \n' }, ['text']],
  ['without a label', { labels: { ...shown.labels, reject: '' } }, ['labels.reject']],
  [
    'that asks for nothing',
    { purposes: { ...shown.purposes, analytics: { isAsked: false, name: '', text: '' } } },
    ['purposes'],
  ],
  [
    'with a purpose without a name',
    { purposes: { ...shown.purposes, marketing: { isAsked: true, name: '', text: '' } } },
    ['purposes.marketing.name'],
  ],
])('a banner %s can be saved only while it is off', (_, changes, fields) => {
  const checked = consentSchema.safeParse({ ...shown, ...changes })
  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
  expect(consentSchema.safeParse({ ...shown, ...changes, isEnabled: false }).success).toBe(true)
})
