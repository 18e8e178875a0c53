import { expect, test } from 'vitest'
import { checkedContent, readOlderTracked, readTracked } from './tracked.ts'

const wrapped = (eventSchemaName: string, content: object) => ({
  eventSchemaName,
  eventContent: JSON.stringify(content),
})
const order = {
  ...{
    id: 'o1',
    purchasedCartId: 'c1',
    testMode: false,
    websiteId: 'w1',
    grandTotal: 25,
    shippingTotal: 5,
    taxTotal: 0,
  },
  items: [{ sku: 'S', productName: 'Mug', quantity: 1, unitPrice: 20 }],
}

test.each([
  ['ViewCart', { page_path: '/cart', context_website_id: 'w1', source_environment: 'prod', window_width: 390 }],
  ['CommerceShopping_VisitPDP', { object_identifier: 'p1', source: 'WEB' }],
  ['Purchase', { order }],
  ['made-up by a site', { anything: { at: 'all' } }],
])('%s is taken', (name, content) => {
  expect(readTracked(wrapped(name, content))).toMatchObject({ name })
  expect(readTracked(JSON.stringify(wrapped(name, content)))).toMatchObject({ name })
  expect(checkedContent(name, content)).not.toBeNull()
})

test.each([
  ['Purchase', {}],
  ['Purchase', { order: { ...order, items: [{ quantity: 1 }] } }],
  ['ViewCart', { window_width: '390' }],
  ['ViewCart', { source_environment: 'production' }],
  ['made-up by a site', { page_path: 5 }],
  ['<script>', {}],
  ['', {}],
])('%s with %j is refused', (name, content) => {
  expect(readTracked(wrapped(name, content))).toBeNull()
})

test.each([
  ['a list', []],
  ['no content', { eventSchemaName: 'ViewCart' }],
  ['a content that is cut', { eventSchemaName: 'ViewCart', eventContent: '{"page' }],
])('%s is no event', (_, body) => {
  expect(readTracked(body)).toBeNull()
})

test.each([
  [
    'a form',
    new URLSearchParams({
      crumb: 'c',
      event: 'popup_opened',
      data: '{"pagePath":"/about","websiteId":"w1"}',
    }).toString(),
  ],
  ['fields', { crumb: 'c', event: 'popup_opened', data: { pagePath: '/about', websiteId: 'w1' } }],
])('the older tracker sends %s', (_, body) => {
  expect(readOlderTracked(body)).toEqual({
    ...{ name: 'popup_opened', object: '' },
    page: { url: '/about', websiteId: 'w1' },
  })
})

test.each([
  ['no event', { data: '{}' }],
  ['no data', { event: 'x' }],
  ['data that is none', { event: 'x', data: '{"pagePath":5}' }],
])('%s is no event of the older tracker', (_, body) => {
  expect(readOlderTracked(body)).toBeNull()
})
