import { describe, expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { usualEmails } from '#shared/emails/usual-emails.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { buildStyles, defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import type { UndrawnEmail } from './email.ts'
import { styleOf } from './email-style.ts'
import * as emails from './order-emails.ts'

const shop = { country: 'US', currency: 'USD', timeZone: 'America/New_York', email: 'owner@example.com' } as const
const website = {
  title: 'Tideline Ceramics',
  settings: defaultStoreSettings(shop),
  appearance: defaultAppearance,
  styles: defaultStyles,
  emails: usualEmails,
}
const links = {
  origin: 'https://shop.example',
  order: 'https://shop.example/order/1?key=secret',
  pay: null,
  studio: 'https://shop.example/config/orders/1',
  invoices: [],
  subscriptions: [],
  downloads: { 'download-1': 'https://shop.example/order/1/download/1?key=secret' },
}

const drawing =
  <Facts extends unknown[]>(write: (...facts: Facts) => UndrawnEmail | null) =>
  async (...facts: Facts) => {
    const email = write(...facts)!
    return { subject: email.subject, html: await email.draw() }
  }
const newOrderEmail = drawing(emails.newOrderEmail)
const orderCancelledEmail = drawing(emails.orderCancelledEmail)
const orderConfirmationEmail = drawing(emails.orderConfirmationEmail)
const orderShippedEmail = drawing(emails.orderShippedEmail)

test('the confirmation says the same in plain words', async () => {
  const email = await orderConfirmationEmail(buildOrder({ note: 'Please wrap it.' }), website, links)
  expect(email.subject).toBe('Order #00042 confirmed')
  expect(plainWordsOf(email.html)).toMatchInlineSnapshot(`
    "Tideline Ceramics https://shop.example


    Thank you, Ada.

    We received your order #00042 on November 20, 2026. We’ll email you when it
    ships.

    View your order https://shop.example/order/1?key=secret

      Harbor mug                                      $76.00
      Size: Large
      Glaze: Celadon
      2 × $38.00

      Moon jar                                        $420.00
      1 × $420.00

      The glaze notebook: forty recipes that we fire  $18.00
      every week
      Format: PDF
      1 × $18.00

    Subtotal               $514.00
    Discount, KILN10       −$51.40
    Shipping, Standard     $12.00
    Maine sales tax 5.5%   $25.44
    Total                  $500.04


    Shipping address

    Ada Lindqvist
    48 Quarry Lane
    Apartment 3
    Portland, ME 04101


    Billing address

    Ada Lindqvist
    Lindqvist & Daughters
    1 Exchange Street
    Portland, ME 04101


    Your note

    Please wrap it.

    Questions about your order? Reply to this email.

    Tideline Ceramics"
  `)
})

describe('a bundle', () => {
  const bundle = {
    id: 'entry',
    productId: 'set',
    variantId: 'set',
    title: 'Breakfast for Two',
    imageUrl: null,
    quantity: 1,
  }
  const { lines } = buildOrder()
  const order = buildOrder({ lines: lines.map((line, index) => (index < 2 ? { ...line, bundle } : line)) })

  test('has one price and its items in the confirmation', async () => {
    const words = plainWordsOf((await orderConfirmationEmail(order, website, links)).html)
    expect(words).toMatch(
      /Breakfast for Two +\$496\.00\n +2 × Harbor mug, Large, Celadon\n +1 × Moon jar\n +1 × \$496\.00/,
    )
    expect(words).not.toContain('$38.00')
  })

  test('is one item in a parcel, which says whether it is whole', async () => {
    const { html } = (await orderShippedEmail(order, website, links))!
    expect(plainWordsOf(html)).toMatch(
      /Breakfast for Two\n +2 × Harbor mug, Large, Celadon\n +1 × Moon jar\n +Quantity: 1/,
    )
    const fulfilments = order.fulfilments.map((one) => ({ ...one, lines: [{ lineId: lines[0]!.id, quantity: 1 }] }))
    const { html: ofPart } = (await orderShippedEmail({ ...order, fulfilments }, website, links))!
    expect(plainWordsOf(ofPart)).toMatch(/Breakfast for Two\n +1 × Harbor mug, Large, Celadon\n/)
    expect(plainWordsOf(ofPart)).not.toContain('Quantity: 1')
  })
})

test('a parcel is told with what is in it and where it can be followed', async () => {
  const email = (await orderShippedEmail(buildOrder(), website, links))!
  expect(email.subject).toBe('Your order #00042 is on its way')
  expect(plainWordsOf(email.html)).toMatchInlineSnapshot(`
    "Tideline Ceramics https://shop.example


    Your order is on its way

    Part of your order #00042 shipped on November 23, 2026.

    USPS
    Tracking number: 9400 1000 0000 0000 0000 00

    Track your package https://tools.usps.com/go/TrackConfirmAction?tLabels=9400

    View your order https://shop.example/order/1?key=secret


    In this package

      Harbor mug
      Size: Large
      Glaze: Celadon
      Quantity: 2

      Moon jar
      Quantity: 1


    Shipping address

    Ada Lindqvist
    48 Quarry Lane
    Apartment 3
    Portland, ME 04101

    Questions about your order? Reply to this email.

    Tideline Ceramics"
  `)
})

test('without a parcel there is nothing to tell', () => {
  expect(emails.orderShippedEmail(buildOrder({ fulfilments: [] }), website, links)).toBeNull()
})

test.each([
  [{ paymentState: 'paid' }, 'We’ll refund the $500.04 you paid.'],
  [{ paymentState: 'refunded' }, 'We refunded $500.04.'],
  [{ paymentState: 'awaiting' }, 'You were not charged.'],
] as const)('a cancelled order that is %o', async (changes, sentence) => {
  const plain = plainWordsOf((await orderCancelledEmail(buildOrder(changes), website, links)).html)
  expect(plain.replace(/\s+/g, ' ')).toContain(sentence)
})

describe('money that is still to come', () => {
  const settings = {
    ...website.settings,
    bankTransferInstructions: 'IBAN DE89 3704\nBIC COBADEFF',
    pickupInstructions: '12 Harbor Row,\nround the back.',
  }

  test('by transfer: the sum, the account and the reference', async () => {
    const order = buildOrder({ paymentState: 'awaiting', paymentMethod: 'bank-transfer' })
    const plain = plainWordsOf((await orderConfirmationEmail(order, { ...website, settings }, links)).html)
    expect(plain).toContain('Send $500.04 by bank transfer, with #00042 as the reference.')
    expect(plain).toContain('IBAN DE89 3704\nBIC COBADEFF')
  })

  test('by transfer, to be picked up: the account, and the place', async () => {
    const shippingMethod = { name: 'Pickup', isPickup: true }
    const order = buildOrder({ paymentState: 'awaiting', paymentMethod: 'bank-transfer', shippingMethod })
    const plain = plainWordsOf((await orderConfirmationEmail(order, { ...website, settings }, links)).html)
    expect(plain).toContain('IBAN DE89 3704\nBIC COBADEFF')
    expect(plain).toContain('Where to go\n\n12 Harbor Row,\nround the back.')
  })

  test('on pickup, paid, by a shop that says nothing about the place: no notice', async () => {
    const shippingMethod = { name: 'Pickup', isPickup: true }
    const notice = `background-color:${styleOf(defaultStyles).notice}`
    const html = async (pickupInstructions: string) => {
      const settings = { ...website.settings, pickupInstructions }
      return (await orderConfirmationEmail(buildOrder({ shippingMethod }), { ...website, settings }, links)).html
    }
    expect(await html('The blue door.')).toContain(notice)
    expect(await html('')).not.toContain(notice)
  })

  test('on pickup: the sum, the place and the opening hours', async () => {
    const shippingMethod = { name: 'Pickup', isPickup: true, description: 'Thursday to Saturday, 10 to 4' }
    const order = buildOrder({ paymentState: 'awaiting', paymentMethod: 'pay-on-pickup', shippingMethod })
    const plain = plainWordsOf((await orderConfirmationEmail(order, { ...website, settings }, links)).html)
    expect(plain).toContain('Pay $500.04 when you pick it up.')
    expect(plain).toContain('12 Harbor Row,\nround the back.\nThursday to Saturday, 10 to 4')
    expect(plain).not.toContain('Shipping address')
  })
})

test('the owner reads who bought, how it is paid, and where to open it', async () => {
  const { subject, html } = await newOrderEmail(buildOrder(), website, links)
  const plain = plainWordsOf(html)
  expect(subject).toBe('New order #00042: $500.04 from Ada Lindqvist')
  expect(plain).toContain('Order #00042, placed on November 20, 2026 at 1:05 PM. Test card, paid.')
  expect(html).toContain('href="https://shop.example/config/orders/1"')
  expect(html).not.toContain('key=secret')
})

test('prices and dates are written as the shop writes them', async () => {
  const settings = { ...website.settings, locale: 'de-DE', timeZone: 'Asia/Tokyo' }
  const order = buildOrder({ currency: 'JPY', grandTotalCents: 500_000, placedAt: Date.UTC(2026, 10, 20, 18, 5) })
  const plain = plainWordsOf((await orderConfirmationEmail(order, { ...website, settings }, links)).html)
  expect(plain).toContain('5.000\u00a0¥')
  expect(plain).toContain('21. November 2026')
})

test('what a buyer writes stays text, and every address is absolute', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
  const order = buildOrder({ note: attack, couponCodes: [attack], email: `${attack}@example.com` })
  const line = { ...order.lines[0]!, title: attack, attributes: { [attack]: attack }, imageUrl: 'javascript:alert(1)' }
  const address = { ...order.shippingAddress!, firstName: attack, addressLine1: attack }
  const hostile = { ...order, lines: [line], shippingAddress: address, billingAddress: null }
  const emails = [
    await orderConfirmationEmail(hostile, { ...website, title: attack }, links),
    await orderShippedEmail(
      { ...hostile, fulfilments: [{ ...order.fulfilments[0]!, carrier: attack }] },
      website,
      links,
    ),
    await orderCancelledEmail(hostile, website, links),
    await newOrderEmail(hostile, website, links),
  ]
  for (const { html } of emails.map((email) => email!)) {
    expect(html).not.toMatch(/<script|<img src="?x|javascript:/)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1])
    for (const address of addresses) expect(address).toMatch(/^https:\/\//)
  }
})

test('the colours are the site’s, moved only as far as they can be read', async () => {
  const palette = { background: '#ffffff', surface: '#ffffff', text: '#eeeeee', accent: '#ffff00', support: '#00ff00' }
  const { html } = await orderConfirmationEmail(buildOrder(), { ...website, styles: buildStyles(palette) }, links)
  expect(html).toContain('background-color:#ffffff')
  expect(html).not.toContain('color:#eeeeee')
})

describe('what is ready', () => {
  const instructions = { ...website.settings, pickupInstructions: 'Ring at the blue door.' }
  const ready = (changes: Parameters<typeof buildOrder>[0]) =>
    orderShippedEmail(
      buildOrder({
        fulfilments: [{ ...buildOrder().fulfilments[0]!, carrier: '', trackingNumber: '', trackingUrl: '' }],
        ...changes,
      }),
      { ...website, settings: instructions },
      links,
    )

  test('to be picked up is not on its way: the email says where it waits', async () => {
    const email = (await ready({ shippingMethod: { name: 'Pickup', isPickup: true } }))!
    expect(email.subject).toBe('Your order #00042 is ready for pickup')
    expect(plainWordsOf(email.html)).toContain('Your order is ready for pickup')
    expect(plainWordsOf(email.html)).toContain('has been ready for pickup since November 23, 2026.')
    expect(plainWordsOf(email.html)).toContain('Ring at the blue door.')
    expect(plainWordsOf(email.html) + email.html).not.toMatch(/on its way|parcel|left us|Quarry Lane/i)
  })

  test('of an order that no one has to send is complete', async () => {
    const email = (await ready({ shippingMethod: null, shippingAddress: null }))!
    expect(email.subject).toBe('Your order #00042 is complete')
    expect(plainWordsOf(email.html) + email.html).not.toMatch(/on its way|parcel|left us|blue door/i)
  })
})

test('an email is one whole document, which asks mail programs for nothing but its pictures', async () => {
  const logo = { id: 'logo', assetUrl: '/media/logo/logo.png', width: 300, height: 100, altText: '' } as const
  const { html } = await orderConfirmationEmail(
    buildOrder(),
    { ...website, appearance: { ...defaultAppearance, logo } as typeof defaultAppearance },
    links,
  )
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC[^>]*><html/)
  expect(html).toContain('src="https://shop.example/media/logo/logo.png?format=500w"')
  expect(html).toMatch(/<img [^>]*alt="[^"]+" height="48"[^>]* width="144"/)
  expect(html).not.toMatch(/<link|<script|<!-- -->/)
})
