import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceCookie } from '#shared/consent/choice.ts'
import { dispatchShopEvent } from '../../islands/dispatch-shop-event.ts'
import { applyConsent } from '../apply-consent.ts'
import { reportPurchase } from './report-purchase.ts'
import { storeTestMode } from './store-test-mode.ts'

const ids = {
  meta: '1234567890123456',
  google: 'AW-123456789/AbC-D_efG',
  tiktok: 'C4ABCDEF0123456789AB',
  pinterest: '2612345678901',
}

type Queues = typeof window & {
  fbq?: { queue: unknown[][] }
  dataLayer?: ArrayLike<unknown>[]
  ttq?: unknown[][]
  pintrk?: { queue: unknown[][] }
}
const queues = window as Queues
const scriptHosts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host).toSorted()

function agree(purposes: Parameters<typeof choiceCookie>[1]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a banner does it
  document.cookie = choiceCookie(3, purposes, false)
}

/** Each test has its own code: a page tells its pixels once. */
async function fresh() {
  vi.resetModules()
  return (await import('./run-pixels.ts')).runPixels()
}

const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } })
  .happyDOM

beforeEach(() => {
  // Nothing is fetched; a script counts as loaded.
  settings.handleDisabledFileLoadingAsSuccess = true
  Object.assign(document.body.dataset, { consentVersion: '3', pixels: JSON.stringify(ids), currency: 'USD' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  settings.handleDisabledFileLoadingAsSuccess = false
  sessionStorage.clear()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  document.body.innerHTML = ''
  document.body.className = ''
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name]
  for (const name of ['fbq', '_fbq', 'dataLayer', 'ttq', 'pintrk']) Reflect.deleteProperty(window, name)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in this browser
  document.cookie = 'cookie-consent=; Path=/; Max-Age=-1'
})

test.each([
  ['has not chosen', null, {}],
  ['refused', [], {}],
  ['agreed to statistics alone', ['analytics'], {}],
  ['agreed, with Global Privacy Control', ['marketing'], { globalPrivacyControl: true }],
  ['agreed, with Do Not Track', ['marketing'], { doNotTrack: '1' }],
] as const)('nothing loads for a visitor who %s', async (_who, purposes, signal) => {
  if (purposes) agree(purposes)
  vi.stubGlobal('navigator', { ...signal })
  applyConsent()
  await vi.dynamicImportSettled()
  expect(scriptHosts()).toEqual([])
})

test('a visitor who agreed to marketing loads the scripts of the site’s companies, each once', async () => {
  agree(['marketing'])
  applyConsent()
  applyConsent()
  // However long the code takes to load: a second is too short beside other tests.
  await vi.dynamicImportSettled()
  expect(scriptHosts()).toEqual([
    'analytics.tiktok.com',
    'connect.facebook.net',
    's.pinimg.com',
    'www.googletagmanager.com',
  ])
})

test('an addition to the cart is reported to each company with the same id', async () => {
  await fresh()
  dispatchShopEvent('AddToCart', { itemId: 'mug', title: 'Mug', quantity: 2, unitCents: 1950 })
  const [, , meta, facts, { eventID }] = queues.fbq!.queue.at(-1) as [
    string,
    string,
    string,
    object,
    { eventID: string },
  ]
  expect([meta, facts]).toEqual([
    'AddToCart',
    {
      ...{ currency: 'USD', value: 39, content_type: 'product', content_ids: ['mug'] },
      contents: [{ id: 'mug', quantity: 2, item_price: 19.5 }],
    },
  ])
  expect(Array.from(queues.dataLayer!.at(-1)!)).toMatchObject([
    'event',
    'add_to_cart',
    { send_to: 'AW-123456789', event_id: eventID, value: 39, items: [{ item_id: 'mug', price: 19.5 }] },
  ])
  expect(queues.ttq!.at(-1)).toMatchObject(['track', 'AddToCart', { value: 39 }, { event_id: eventID }])
  expect(queues.pintrk!.queue.at(-1)).toMatchObject(['track', 'addtocart', { event_id: eventID, order_quantity: 2 }])
})

test('a product that is opened is reported with the price that its page says', async () => {
  document.body.className = 'collection-type-13'
  document.body.dataset.itemId = 'mug'
  document.head.innerHTML = `<script type="application/ld+json">${JSON.stringify({
    '@graph': [{ '@type': 'Product', name: 'Mug', offers: { lowPrice: '19.50', priceCurrency: 'EUR' } }],
  })}</script>`
  await fresh()
  expect(queues.fbq!.queue.at(-1)).toMatchObject([
    'trackSingle',
    ids.meta,
    'ViewContent',
    { value: 19.5, currency: 'EUR', content_ids: ['mug'] },
    {},
  ])
})

test('a form that is sent is a lead', async () => {
  await fresh()
  document.body.dispatchEvent(new Event('form-sent', { bubbles: true }))
  expect(queues.pintrk!.queue.at(-1)).toMatchObject(['track', 'lead', {}])
})

test('Meta records nothing by itself', async () => {
  await fresh()
  expect(queues.fbq!.queue[0]).toEqual(['set', 'autoConfig', false, ids.meta])
})

test('a purchase goes to a frame without the address of the order, once in a tab', () => {
  const event = { name: 'Purchase', id: 'order-1', currency: 'USD', value: 45 }
  const purchase = document.createElement('article')
  purchase.dataset.purchase = JSON.stringify({ pixels: ids, event })
  // This DOM loads no frames.
  const append = vi.spyOn(document.body, 'append').mockImplementation(() => {})
  reportPurchase(purchase)
  reportPurchase(purchase)
  const frames = append.mock.calls.flat() as HTMLIFrameElement[]
  append.mockRestore()
  expect(frames.map(({ src, referrerPolicy }) => [new URL(src, 'http://shop').pathname, referrerPolicy])).toEqual([
    ['/pixel-frame', 'no-referrer'],
  ])
  expect(JSON.parse(frames[0]!.name)).toMatchObject({ event })
})

test('a tab that tests shows what it sends', async () => {
  sessionStorage.setItem('pixel-test', 'true')
  await fresh()
  dispatchShopEvent('AddToCart', { itemId: 'mug', title: 'Mug', quantity: 1, unitCents: 1950 })
  const panel = document.querySelector('[aria-label="Pixel test"]')!
  await waitFor(() => expect(panel.textContent).toContain('Meta: loaded'))
  expect(panel.querySelector('[role="log"]')!.textContent).toContain('AddToCart, to Meta, Google, TikTok, Pinterest')
  panel.querySelector('button')!.click()
  expect(document.querySelector('[aria-label="Pixel test"]')).toBeNull()
  expect(sessionStorage.getItem('pixel-test')).toBeNull()
})

test.each([
  ['the link of the settings, on a site with pixels', '?pixel-test', true, 'true'],
  ['the same on a site without pixels', '?pixel-test', false, null],
  ['another link', '?page=2', true, null],
])('%s, before a visitor agrees', async (_link, search, hasPixels, stored) => {
  if (!hasPixels) delete document.body.dataset.pixels
  vi.stubGlobal('location', { search })
  storeTestMode()
  await vi.dynamicImportSettled()
  expect(sessionStorage.getItem('pixel-test')).toBe(stored)
})
