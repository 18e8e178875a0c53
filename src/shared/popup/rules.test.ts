import { expect, test } from 'vitest'
import { pageTypes } from '#shared/pages/codes.ts'
import { blankPopup, isPopupOn, nextPopup, offerOf, popupOf } from './rules.ts'
import { type Popup, popupSchema } from './schema.ts'
import { mayOpenPopup } from './visit.ts'

const popup: Popup = { ...blankPopup, isEnabled: true, title: 'News' }
const page = { pageType: pageTypes.page, canonicalPath: '/about', collectionId: 'about' }

test.each([
  ['a page', page, true],
  ['a product', { pageType: pageTypes.contentItem, canonicalPath: '/shop/p/mug' }, true],
  ['the cart', { pageType: pageTypes.cart, canonicalPath: null }, false],
  ['the checkout', { pageType: pageTypes.checkout, canonicalPath: null, frame: 'checkout' as const }, false],
  ['an order', { pageType: pageTypes.orderConfirmed, canonicalPath: null }, false],
  ['the not-found page', { pageType: pageTypes.notFound, canonicalPath: null }, false],
  ['the search', { pageType: pageTypes.search, canonicalPath: null }, false],
  ['its own page', { pageType: pageTypes.popupOverlay, canonicalPath: null }, false],
  ['a page that is hidden from search engines', { ...page, canonicalPath: null }, true],
  ['a page behind a link of an email', { pageType: pageTypes.page, canonicalPath: null }, false],
])('whether it opens on %s', (_, place, isOn) => {
  expect(isPopupOn(popup, place)).toBe(isOn)
})

test.each([
  ['only', ['about'], true],
  ['only', ['shop'], false],
  ['only', [], false],
  ['except', ['about'], false],
  ['except', ['shop'], true],
  ['all', ['shop'], true],
] as const)('on %s the pages %j', (rule, ids, isOn) => {
  expect(isPopupOn({ pages: { rule, ids: [...ids] } }, page)).toBe(isOn)
})

test('a store’s id includes its products', () => {
  const product = { pageType: pageTypes.contentItem, canonicalPath: '/shop/p/mug', collectionId: 'shop', itemId: 'mug' }
  expect(isPopupOn({ pages: { rule: 'only', ids: ['shop'] } }, product)).toBe(true)
})

test('who closed it sees it again when its content changes, not when its look does', () => {
  const first = nextPopup(null, popup)
  const moved = nextPopup(first, { ...popup, position: 'top', afterSeconds: 9 })
  const other = nextPopup(moved, { ...popup, text: 'Open on Sunday' })
  expect([first, moved, other].map(({ version, revision }) => [version, revision])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
  ])
  expect(popupOf(first)).toEqual(popup)
})

const DAY = 86_400_000
const now = Date.parse('2026-11-20T12:00:00Z')
const closed = (days: number, version = '1') => ({
  closedAt: new Date(now - days * DAY).toISOString(),
  version,
  submitted: null,
})
const nothing = { closedAt: null, version: null, submitted: null }
const offer = { ...offerOf(nextPopup(null, popup)), againAfterDays: 30, formId: 'news' }

test.each([
  ['a new visitor', offer, nothing, true],
  ['one who closed it yesterday', offer, closed(1), false],
  ['one who closed it 30 days ago', offer, closed(30), true],
  ['one who closed it long ago, where it never opens again', { ...offer, againAfterDays: null }, closed(999), false],
  ['one who closed its earlier version', offer, closed(1, '0'), true],
  ['one who has sent its form', offer, { ...nothing, submitted: 'news' }, false],
  ['one who has sent its form, after a change', offer, { ...closed(1, '0'), submitted: 'news' }, false],
  ['one who has sent another form', offer, { ...nothing, submitted: 'old' }, true],
  ['one whose memory cannot be read', offer, { closedAt: 'soon', version: '1', submitted: 'x' }, true],
])('whether it opens for %s', (_, one, memory, mayOpen) => {
  expect(mayOpenPopup(one, memory, now)).toBe(mayOpen)
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ afterSeconds: null }, 'afterSeconds'],
  [{ afterSeconds: 601 }, 'afterSeconds'],
  [{ afterScroll: 0 }, 'afterScroll'],
  [{ position: 'middle' }, 'position'],
  [{ action: { kind: 'button', text: 'Go', href: 'javascript:alert(1)', newWindow: false } }, 'action.href'],
])('%j is refused', (changes, field) => {
  const checked = popupSchema.safeParse({ ...popup, ...changes })
  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('one that is switched off may be incomplete', () => {
  expect(popupSchema.safeParse({ ...blankPopup, afterSeconds: null }).success).toBe(true)
})
