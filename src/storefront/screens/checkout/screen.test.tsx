import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CartEntry, ShoppingCart } from '#shared/cart/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'
import { buildCart, buildEntry, groundShipping } from '../../purchases/testing/build-cart.ts'
import type { CheckoutModel } from './model.ts'
import { checkoutScreen } from './screen.tsx'
import { buildModel } from './testing/build-model.ts'

const Screen = checkoutScreen.component
const draw = (changes: Partial<CheckoutModel> = {}) => renderToStaticMarkup(<Screen model={buildModel(changes)} />)

/** A cart whose shipping is chosen, so that its total is known. */
const shippedCart = (changes: Partial<ShoppingCart> = {}) =>
  buildCart({
    shippingLocation: { country: 'US', region: 'ME', postalCode: '04856' },
    shippingOptions: [groundShipping],
    selectedShippingOption: groundShipping,
    ...changes,
  })

/** The titles of the sections in order. */
const titles = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)

describe('checkout', () => {
  test('is one page for a guest, in the order in which one buys', () => {
    expect(titles(draw())).toEqual(['Contact', 'Shipping address', 'Shipping method', 'Payment'])
  })

  const fields = (html: string) => [...html.matchAll(/<label for="(?:buyer\.)?(\w+)"/g)].map(([, field]) => field)

  test('of what is not sent asks for a name and nothing else', () => {
    const html = draw({ cart: buildCart({ requiresShipping: false, purelyDigital: true }) })
    expect(titles(html)).toEqual(['Contact', 'Payment'])
    expect(fields(html)).toEqual(['email', 'firstName', 'lastName'])
    expect(html).not.toContain('Pay on pickup')
    expect(html).not.toContain('<dt>Shipping')
  })

  test('of what is not sent asks for the place that taxes depend on', () => {
    const taxPlaces = { byCountry: true, byRegionIn: ['US'] }
    const html = draw({ cart: buildCart({ requiresShipping: false, taxPlaces }) })
    expect(fields(html)).toEqual(['email', 'firstName', 'lastName', 'country', 'region'])
    expect(html).toContain('Your location determines the tax on this order.')
    expect(fields(draw({ cart: buildCart({ requiresShipping: false, taxPlaces }), startCountry: 'DE' }))).not.toContain(
      'region',
    )
  })

  test('shows no tax of another place while the address is not complete', () => {
    const taxed = {
      applicableTaxRules: [{ name: 'VAT', rateMilliPercent: 19_000, amountCents: 1064, included: false }],
    }
    const taxPlaces = { byCountry: true, byRegionIn: ['US'] }
    for (const requiresShipping of [true, false]) {
      const cart = buildCart({ ...taxed, taxPlaces, requiresShipping, grandTotalCents: 6664, dueCents: 6664 })
      const html = draw({ cart })
      expect(html).toContain('Calculated once the address is complete')
      expect(html).not.toContain('VAT')
      expect(html).not.toContain('66.64')
      expect(draw({ cart, startCountry: 'DE' })).toContain('VAT')
    }
  })

  test('offers no shipping where the owner of a draft order has chosen pickup', () => {
    const pickup = { ...groundShipping, id: 'mill', name: 'Pickup at the mill', isPickup: true }
    const pickedUp = { pickupOptions: [pickup], selectedShippingOption: pickup }
    const drawOf = (fixesShipping?: true) =>
      draw({
        cart: buildCart({
          ...pickedUp,
          draftOrder: { id: 'draft-00', number: 1, ...(fixesShipping && { fixesShipping }) },
        }),
      })
    expect(drawOf()).toContain('Ship to an address')
    expect(drawOf(true)).not.toContain('Ship to an address')
    expect(drawOf(true)).toContain('Pickup at the mill')
  })

  test('lets a browser fill it in', () => {
    const html = draw()
    expect(html).toMatch(/<input(?=[^>]* type="email")(?=[^>]* autoComplete="email")/)
    expect(html).toContain('autoComplete="shipping given-name"')
    expect(html).toContain('autoComplete="shipping address-level1"')
    expect(draw({ startCountry: 'DE' })).toMatch(
      /<input(?=[^>]* inputMode="numeric")(?=[^>]* id="shippingAddress.postalCode")/,
    )
  })

  test('has the regions of its country in the first drawing', () => {
    expect(draw()).toContain('<option value="ME">Maine</option>')
  })

  test('says that shipping follows the address, until the address is there', () => {
    expect(draw()).toContain('Enter your shipping address to see the available shipping methods.')
  })

  test('shows the ways of sending for the place that the cart knows, and what the chosen one costs', () => {
    const cart = buildCart({
      shippingLocation: { country: 'US', region: 'ME', postalCode: '04856' },
      shippingOptions: [groundShipping],
      selectedShippingOption: groundShipping,
      shippingCostCents: 900,
      grandTotalCents: 6500,
    })
    const html = draw({ cart })
    expect(html).toMatch(/name="shipping-method" checked=""/)
    expect(html).toContain('Ground<small>3 to 5 business days</small>')
    expect(html).toContain('Pay $65.00')
  })

  test('says where the shop does not send to', () => {
    const shippingLocation = { country: 'US', region: 'ME', postalCode: '04856' }
    expect(draw({ cart: buildCart({ shippingLocation }) })).toContain('We don’t ship to this address.')
  })

  test('promises no total before shipping is known', () => {
    const html = draw()
    expect(html).toContain('>Pay</button>')
    expect(html).toContain('<dt>Shipping</dt><dd>Enter shipping address</dd>')
    expect(html).toContain('<dt>Total before shipping</dt><dd>$56.00</dd>')
    expect(draw({ paymentMethods: ['bank-transfer'] })).toContain('>Place order</button>')
  })

  test('says what a press on its button does', () => {
    const cart = shippedCart()
    expect(draw({ cart })).toContain('>Pay $56.00</button>')
    const byTransfer = draw({ cart, paymentMethods: ['bank-transfer'] })
    expect(byTransfer).toContain('Place order, $56.00')
    expect(byTransfer).toContain('You aren’t charged now.')
    expect(byTransfer).toContain('Routing 000 000 000')
  })

  test.each<[string, Partial<CheckoutModel>, string]>([
    ['with a card', {}, 'Order and pay $56.00'],
    ['by transfer', { paymentMethods: ['bank-transfer'] }, 'Order with obligation to pay, $56.00'],
    ['by gift card', { cart: shippedCart({ dueCents: 0 }) }, 'Order and pay by gift card'],
    ['nothing, as it is free', { cart: shippedCart({ grandTotalCents: 0 }) }, 'Place order, $0.00'],
    ['before the total is known', { cart: buildCart() }, 'Order and pay'],
    [
      'by transfer before the total is known',
      { cart: buildCart(), paymentMethods: ['bank-transfer'] },
      'Order with obligation to pay',
    ],
  ])('says in the EU that one pays %s', (_, changes, label) => {
    expect(draw({ cart: shippedCart(), ...changes, namesPayObligation: true })).toContain(`>${label}</button>`)
  })

  test('offers paying in four by its name, with the payments and their sum', () => {
    const installments = { available: true, minimumCents: 3500, maximumCents: 100_000, accountCountry: 'US' }
    const cart = buildCart({ grandTotalCents: 5650 })
    expect(draw({ cart, installments })).toContain('Afterpay (test)')
    expect(draw({ cart, installments, locale: 'de-DE' })).not.toContain('Afterpay')
    const alone = draw({ cart, installments, paymentMethods: [] })
    expect(alone).toContain('4 interest-free payments: $14.13, $14.13, $14.12 and $14.12. Total: $56.50.')
    expect(alone).toContain('This is a test. No money is charged.')
    expect(draw({ cart: buildCart({ grandTotalCents: 5600 }), installments, paymentMethods: [] })).toContain(
      '4 interest-free payments of $14.00. Total: $56.00.',
    )
  })

  test('asks of a pickup for a name, and says where and when, before any address', () => {
    const pickup = { ...groundShipping, id: 'pickup', name: 'Pickup at the mill', costCents: 0, isPickup: true }
    const pickupOptions = [pickup]
    expect(titles(draw({ cart: buildCart({ pickupOptions }) }))).toEqual([
      'Contact',
      'Delivery',
      'Shipping address',
      'Shipping method',
      'Payment',
    ])
    const html = draw({ cart: buildCart({ pickupOptions, selectedShippingOption: pickup }) })
    expect(titles(html)).toEqual(['Contact', 'Delivery', 'Payment'])
    expect(fields(html)).toEqual(['email', 'firstName', 'lastName'])
    expect(html).toContain('The blue door')
    expect(html).toContain('Pay $56.00')
    expect(html).not.toContain('Billing address')
    const only = draw({ countries: [], cart: buildCart({ pickupOptions, selectedShippingOption: pickup }) })
    expect(only).not.toContain('Ship to an address')
  })

  test('asks about a reminder where the shop sends them, ticked only where that is allowed', () => {
    expect(draw()).not.toContain('Email me a reminder')
    const [open, ticked] = [false, true].map((isTicked) => draw({ reminder: { isTicked } }))
    expect(open).toMatch(/<input type="checkbox"\/>Email me a reminder/)
    expect(ticked).toMatch(/<input type="checkbox" checked=""\/>Email me a reminder/)
  })

  test('asks for the newsletter only where there is one, and never by itself', () => {
    expect(draw()).not.toContain('newsletter')
    const html = draw({ newsletterText: 'Email me news and offers from Saltmarsh.' })
    expect(html).toContain('<input type="checkbox"/>Email me news and offers from Saltmarsh.')
  })

  test('of a cart with a problem leads back to it instead of to paying', () => {
    const html = draw({ cart: buildCart({ entries: [buildEntry({ problem: 'Sorry.' })] }) })
    expect(html).toContain('Update the missing or invalid information above.')
    expect(html).toContain('href="/cart">Edit cart</a>')
    expect(html).not.toContain('type="submit">Pay')
  })

  test('offers PayPal with its own button, which is loaded by the script', () => {
    const paypal = { live: 'TidelineClient', test: '' }
    const html = draw({ paymentMethods: ['paypal', 'bank-transfer'], paypal })
    expect(html).toContain('You’ll continue in a PayPal window.')
    expect(html).toContain('Loading PayPal…')
    expect(html).not.toContain('type="submit"')
    expect(draw({ paymentMethods: ['bank-transfer', 'paypal'], paypal })).toContain('type="submit"')
  })

  test('of an empty cart says so', () => {
    expect(draw({ cart: buildCart({ entries: [] }) })).toContain('You have nothing in your shopping cart.')
  })

  test('says that paying needs a script', () => {
    expect(draw()).toMatch(/<noscript>.*turn on JavaScript.*<\/noscript>/)
  })

  test('in yen and Japanese order', () => {
    const html = draw({
      cart: buildCart({ currency: 'JPY', subtotalCents: 560_000, grandTotalCents: 560_000 }),
      moneyFormat: { locale: 'ja-JP' },
      countries: [{ code: 'JP', name: '日本' }],
      startCountry: 'JP',
    })
    expect(html).toContain('<dd>￥5,600</dd>')
    const labels = [...html.matchAll(/<label for="shippingAddress\.(\w+)"/g)].map(([, field]) => field)
    expect(labels.indexOf('postalCode')).toBeLessThan(labels.indexOf('addressLine1'))
    expect(html).toContain('>Prefecture')
  })
})

describe('checkout of what renews says beside its button, outside of the summary, what is paid later', () => {
  const renewing = { subscriptionPlan: monthly, secondPaymentOn: '2026-12-26' } as const
  const besideButton = (entry: Partial<CartEntry>) => {
    const cart = buildCart({ entries: [buildEntry({ title: 'Kiln', ...entry })], requiresShipping: false })
    return draw({ cart, paymentMethods: ['test-card'], testMethods: [] }).split('class="checkout-pay"')[1]!
  }

  test('a donation, to which nothing is added', () => {
    const html = besideButton({ ...renewing, productType: productTypes.donation })
    expect(html).toContain('Kiln: $56.00 monthly. The next payment is on December 26, 2026.')
    expect(html).toContain('With your donation you agree that we save your payment method')
    expect(html).toContain('You’re charged once today')
    expect(html).not.toMatch(/shipping|order/)
  })

  test('goods, with shipping and taxes', () => {
    const html = besideButton(renewing)
    expect(html).toContain(
      'Kiln: $56.00 monthly, plus shipping and taxes. Discounts are for the first order. The next payment is on December 26, 2026.',
    )
  })

  test('where subscriptions end: without a mail server on the page of the order, and no email is promised', () => {
    const cart = (entry: Partial<CartEntry>) => buildCart({ entries: [buildEntry({ ...renewing, ...entry })] })
    for (const [entry, page] of [
      [{}, 'the page of your order'],
      [{ productType: productTypes.donation }, 'the page of your donation'],
    ] as const) {
      expect(draw({ cart: cart(entry) })).toContain('with the link in our emails')
      const html = draw({ cart: cart(entry), sendsEmails: false })
      expect(html).toContain(`with the link on ${page}`)
      expect(html).not.toContain('our emails')
    }
  })

  test('a free trial, which is started and not paid', () => {
    const trial = { period: { value: 14, unit: 'DAY' }, priceCents: 0 } as const
    const afterTrial = { priceCents: 2000, day: 'December 10, 2026' }
    const entry = buildEntry({ title: 'Kiln', subscriptionPlan: { ...monthly, trial }, afterTrial })
    const cart = buildCart({ entries: [entry], requiresShipping: false, grandTotalCents: 0, dueCents: 0 })
    const html = draw({ cart, paymentMethods: ['card'], testMethods: [] }).split('class="checkout-pay"')[1]!
    expect(html).toContain('Kiln: Free for 14 days. From December 10, 2026, $20.00 monthly')
    expect(html).toContain('>Start free trial</button>')
    expect(html).toContain('Nothing is charged today.')
  })

  test('nothing for what is given once', () => {
    const html = besideButton({ productType: productTypes.donation })
    expect(html).not.toMatch(/next payment|agree/)
    expect(html).toContain('You’re charged once, even')
  })
})
