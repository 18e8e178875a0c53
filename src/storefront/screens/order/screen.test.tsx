import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { DownloadLink } from './model.ts'
import { orderScreen } from './screen.tsx'
import { buildModel } from './testing/build-model.ts'

const Screen = orderScreen.component
const draw = (changes: Parameters<typeof buildModel>[0] = {}) =>
  renderToStaticMarkup(<Screen model={buildModel(changes)} />)

/** The title, what happens next, and the instructions. */
const opening = (changes: Parameters<typeof buildModel>[0]) =>
  [...draw(changes).matchAll(/<h1>(.*?)<\/h1>|<p class="lead">(.*?)<\/p>|<p class="order-multiline">(.*?)<\/p>/g)].map(
    (found) => found.slice(1).find((words) => words !== undefined),
  )

const awaiting = { paymentState: 'awaiting' } as const
const pickup = { shippingMethod: { name: 'Pickup', isPickup: true } }
const nothingSent = { shippingMethod: null, shippingAddress: null }

const [bowl] = buildModel().order.lines
const giftCard = { ...bowl!, productType: productTypes.giftCard }
const files = {
  ...nothingSent,
  billingAddress: null,
  buyer: { firstName: 'Grace', lastName: 'Hopper', country: null, region: '' },
  lines: [{ ...bowl!, productType: productTypes.digital, fulfilledQuantity: 2 }],
}
const download = {
  id: 'download-1',
  filename: 'Glaze chart.pdf',
  bytes: 1536,
  state: 'open',
  left: 9,
  expiresAt: Date.UTC(2026, 11, 20, 15),
  href: '/order/order-1/download/download-1?key=secret',
} as const
const filesReady = { order: files, downloads: [download], shippingLines: [], billingLines: [] }

describe('an order of files', () => {
  const ofLink = (changes: Partial<DownloadLink>) => draw({ ...filesReady, downloads: [{ ...download, ...changes }] })

  test('has a link to each, and says how long and how often it works', () => {
    const html = draw(filesReady)
    expect(html).toContain('<h3>Glaze chart.pdf</h3><p>1.5 KB · 9 downloads left, until December 20, 2026</p>')
    expect(html).toContain('href="/order/order-1/download/download-1?key=secret"')
    expect(html).toContain('aria-label="Download Glaze chart.pdf"')
    expect(ofLink({ left: 1 })).toContain('1 download left, until')
  })

  test('names its buyer, and mentions no shipping', () => {
    const html = draw(filesReady)
    expect(html).toContain('Customer</h2><p><span class="order-fact-line">Grace Hopper</span>')
    expect(html).not.toMatch(/shipping|on its way|· sent|goes to/i)
    const buyer = { ...files.buyer, country: 'US', region: 'ME' }
    expect(draw({ ...filesReady, order: { ...files, buyer } })).toContain('ME, United States')
  })

  test.each([
    ['expired', 'This download has expired.'],
    ['used-up', 'This file has reached its download limit.'],
  ] as const)('says of a link that is %s what to do', (state, words) => {
    const html = ofLink({ state })
    expect(html).toContain(words)
    expect(html).not.toContain('/download/')
    expect(html).not.toContain('Ready to download')
  })
})

describe('an order', () => {
  test('has its number, its day at the shop, its lines and its totals', () => {
    const html = draw()
    expect(html).toContain('Order #00007 · November 20, 2026')
    expect(html).toContain('<h3>Wide Bowl</h3><p>Glaze: Ochre</p><p>2 × $56.00</p>')
    expect(html).toContain('<dt>Shipping, Ground</dt><dd>$9.00</dd>')
    expect(html).toContain('<dt>Total</dt><dd>$121.00</dd>')
    expect(html).toContain('Test card, paid')
  })

  test.each([
    [
      'just placed',
      { isJustPlaced: true },
      ['Thank you, Ada.', 'We sent a confirmation to ada@example.com. We’ll email you when it ships.'],
    ],
    [
      'to be paid by transfer',
      { isJustPlaced: true, order: { ...awaiting, paymentMethod: 'bank-transfer' as const } },
      [
        'Thank you, Ada.',
        'Send $121.00 by bank transfer, with #00007 as the reference. We’ll hold your order until then.',
        'Routing 000 000 000',
      ],
    ],
    [
      'to be paid by transfer and picked up',
      { order: { ...pickup, ...awaiting, paymentMethod: 'bank-transfer' as const } },
      [
        'We received your order',
        'Send $121.00 by bank transfer, with #00007 as the reference. We’ll hold your order until then.',
        'Routing 000 000 000',
        'You can pick it up after we receive your payment.',
        'The blue door',
      ],
    ],
    [
      'to be picked up and paid there',
      { order: { ...pickup, ...awaiting, paymentMethod: 'pay-on-pickup' as const } },
      [
        'We received your order',
        'We’ll email you when it’s ready for pickup. Pay $121.00 when you pick it up.',
        'The blue door',
      ],
    ],
    [
      'to be picked up',
      { order: pickup },
      ['We received your order', 'We’ll email you when it’s ready for pickup.', 'The blue door'],
    ],
    [
      'of which nothing is sent',
      { isJustPlaced: true, order: nothingSent },
      ['Thank you, Ada.', 'We sent a confirmation to ada@example.com.'],
    ],
    ['on its way', { order: { state: 'fulfilled' as const } }, ['Your order is on its way']],
    [
      'ready to be picked up',
      { order: { ...pickup, state: 'fulfilled' as const } },
      ['Your order is ready for pickup', 'You can pick it up now.', 'The blue door'],
    ],
    ['that is complete', { order: { ...nothingSent, state: 'fulfilled' as const } }, ['Your order is complete']],
    [
      'of files that are ready',
      { isJustPlaced: true, ...filesReady },
      ['Thank you, Grace.', 'Your file is below. We also sent the link to ada@example.com.'],
    ],
    [
      'of files, looked up later',
      { ...filesReady, order: { ...filesReady.order, state: 'fulfilled' as const } },
      ['Your downloads are ready', 'Your file is below. We also sent the link to ada@example.com.'],
    ],
    [
      'of files that wait for the money',
      { order: { ...files, ...awaiting, paymentMethod: 'bank-transfer' as const } },
      [
        'We received your order',
        'Send $121.00 by bank transfer, with #00007 as the reference. We’ll email ada@example.com when your files are ready to download.',
        'Routing 000 000 000',
      ],
    ],
    [
      'of files that are not there yet',
      { order: files },
      ['We received your order', 'We’ll email ada@example.com when your files are ready to download.'],
    ],
    [
      'of files that was cancelled',
      { ...filesReady, order: { ...files, state: 'cancelled' as const } },
      ['Your order was canceled', 'The shop will refund what you paid.'],
    ],
    [
      'that was cancelled after paying',
      { isJustPlaced: true, order: { state: 'cancelled' as const } },
      ['Your order was canceled', 'Nothing will be shipped. The shop will refund what you paid.'],
    ],
    [
      'that was cancelled before paying',
      { order: { ...awaiting, state: 'cancelled' as const, paymentMethod: 'bank-transfer' as const } },
      ['Your order was canceled', 'Nothing will be shipped. You were not charged.'],
    ],
  ])('%s says so', (_what, changes, words) => {
    expect(opening(changes)).toEqual(words)
  })

  test.each([
    ['just placed', { isJustPlaced: true }],
    ['to be picked up', { order: pickup }],
    ['of files that are ready', filesReady],
    ['of gift cards', { order: { lines: [giftCard] } }],
    ['of gift cards that wait for the money', { order: { ...awaiting, lines: [giftCard] } }],
    ['of files that wait for the money', { order: { ...files, ...awaiting, paymentMethod: 'bank-transfer' as const } }],
  ])('%s promises no email where none is sent', (_what, changes) => {
    expect(opening({ ...changes, sendsEmails: false }).join(' ')).not.toMatch(/email|we sent|also sent/i)
    expect(opening(changes).join(' ')).toMatch(/email|we sent|also sent/i)
  })

  test('says that gift cards are on the page once they are', () => {
    const changes = { order: { lines: [giftCard] }, sendsEmails: false, isJustPlaced: true }
    expect(opening(changes).join(' ')).toMatch(/We’re making your gift cards\. Reload this page/)
    const giftCardLinks = [{ lastFour: '28D1', href: '/gift-card/1' }]
    expect(opening({ ...changes, giftCardLinks }).join(' ')).toMatch(/Your gift cards are on this page/)
    expect(opening({ ...changes, isJustPlaced: false }).join(' ')).not.toMatch(/We’re making/)
  })

  test('shows its parcels, with their tracking', () => {
    const parcel = {
      id: 'parcel-1',
      at: Date.UTC(2026, 10, 21, 15),
      carrier: 'Mill Cove Freight',
      trackingNumber: 'MCF-1',
      trackingUrl: 'https://freight.example/MCF-1',
      lines: [],
    }
    const html = draw({ order: { fulfilments: [parcel] } })
    expect(html).toContain('Shipped on November 21, 2026 with Mill Cove Freight')
    expect(html).toContain('<a href="https://freight.example/MCF-1" rel="noreferrer noopener">Track MCF-1</a>')
    expect(draw({ order: { fulfilments: [{ ...parcel, trackingUrl: '' }] } })).toContain(' · MCF-1')
  })

  test('says what is in each parcel, and what is ready for pickup', () => {
    const parcel = (id: string, lineId: string, quantity: number) => ({
      ...{ id, at: Date.UTC(2026, 10, 21, 15), carrier: '', trackingNumber: '', trackingUrl: '' },
      lines: [{ lineId, quantity }],
    })
    const lines = [bowl!, { ...bowl!, id: 'line-2', title: 'Tall <b>Vase</b>', attributes: {} }]
    const fulfilments = [parcel('parcel-1', 'line-1', 1), parcel('parcel-2', 'line-2', 2)]
    for (const changes of [{}, pickup]) {
      const html = draw({ order: { ...changes, lines, fulfilments } })
      expect([...html.matchAll(/<p class="order-parcel-items">(.*?)<\/p>/g)].map(([, items]) => items)).toEqual([
        '1 × Wide Bowl (Ochre)',
        '2 × Tall &lt;b&gt;Vase&lt;/b&gt;',
      ])
    }
  })

  test('says what was sent of a line so far', () => {
    const [line] = buildModel().order.lines
    const sent = (fulfilledQuantity: number) => draw({ order: { lines: [{ ...line!, fulfilledQuantity }] } })
    expect(sent(1)).toContain('2 × $56.00 · 1 shipped')
    expect(sent(2)).toContain('2 × $56.00 · shipped')
  })

  test('says what was refunded of a line, so that nobody waits for it', () => {
    const [line] = buildModel().order.lines
    const html = (refundedQuantity: number) =>
      draw({ order: { lines: [{ ...line!, fulfilledQuantity: 1, refundedQuantity }] } })
    expect(html(0)).not.toContain('refunded')
    expect(html(1)).toContain('2 × $56.00 · 1 shipped · 1 refunded')
    expect(html(2)).toContain('2 × $56.00 · 1 shipped · refunded')
  })

  test('writes a note as its writer did, and nothing of it is markup', () => {
    expect(draw({ order: { note: 'Ring twice.\n<b>Mind the cat.</b>' } })).toContain('&lt;b&gt;Mind the cat.&lt;/b&gt;')
  })

  test('says what is left to pay, and how: online, by transfer, or by asking the shop', () => {
    const owing = { order: { owedCents: 2400 }, bankTransferInstructions: '' }
    expect(draw({ ...owing, payHref: '/pay' })).toContain('href="/pay">Pay $24.00</a>')
    expect(opening({ ...owing, bankTransferInstructions: 'Routing 1' })).toEqual(
      expect.arrayContaining(['Send $24.00 by bank transfer, with #00007 as the reference.', 'Routing 1']),
    )
    expect(opening(owing)).toEqual(
      expect.arrayContaining([
        'We changed your order: $24.00 is left to pay.',
        'It can’t be paid online at the moment. Contact us to pay it.',
      ]),
    )
  })

  test('ends the sum with what is due, below what exchanged items have paid', () => {
    const order = { grandTotalCents: 7863, owedCents: 1055, refundedCents: 2954 }
    const html = draw({ order, exchangedCents: 2954 })
    const rows = ['Exchanged items', 'Paid', 'Amount due'].map((row) => html.indexOf(`<dt>${row}</dt>`))
    expect(rows.every((place) => place > 0)).toBe(true)
    expect(rows).toEqual(rows.toSorted((one, other) => one - other))
  })

  test('thanks without a name where none was given', () => {
    expect(opening({ isJustPlaced: true, order: { ...nothingSent, billingAddress: null } })[0]).toBe('Thank you.')
  })

  test('in yen has no fractions', () => {
    const html = draw({ order: { currency: 'JPY' }, moneyFormat: { locale: 'ja-JP' } })
    expect(html).toContain('￥121')
    expect(html).not.toContain('.00')
  })
})

test('a bundle has one price, and its items below with what is shipped of them', () => {
  const bundle = { id: 'entry', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 1 }
  const part = { ...bowl!, title: 'Cup', attributes: { Color: 'Red' }, productType: productTypes.physical, bundle }
  const lines = [
    { ...part, id: 'one', quantity: 1, unitPriceCents: 394, totalCents: 394, fulfilledQuantity: 1 },
    { ...part, id: 'other', quantity: 1, unitPriceCents: 393, totalCents: 393, fulfilledQuantity: 0 },
  ]
  const html = draw({ order: { lines } })
  expect(html).toContain('<h3>Tea set</h3><p>1 × $7.87</p>')
  expect(html).toContain('<li>2 × Cup, Red · 1 shipped</li>')
  expect(html).not.toContain('$3.94')
  const parcel = { id: 'parcel-1', at: 1, carrier: '', trackingNumber: '', trackingUrl: '' }
  const sent = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
  expect(draw({ order: { lines, fulfilments: [{ ...parcel, lines: sent }] } })).toContain(
    '<p class="order-parcel-items">Tea set: 2 × Cup (Red)</p>',
  )
})
