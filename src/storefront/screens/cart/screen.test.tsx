import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { buildCart, buildEntry } from '../../purchases/testing/build-cart.ts'
import type { CartModel } from './model.ts'
import { cartScreen } from './screen.tsx'
import { buildLiveCart } from './testing/build-model.ts'

const Screen = cartScreen.component

function draw(changes: Partial<CartModel> = {}): string {
  const model: CartModel = { ...buildLiveCart(), suggestions: [], ...changes }
  return renderToStaticMarkup(<Screen model={model} />)
}

describe('the cart', () => {
  test('has the marks that scripts of the site look for', () => {
    expect(draw()).toContain('id="sqs-cart-root" data-cart-root=""')
    expect(draw()).toContain('class="sqs-cart-container"')
  })

  test('shows lines, totals and the way to checkout', () => {
    const html = draw()
    expect(html).toContain('<a href="/shop/p/wide-bowl">Wide Bowl</a>')
    expect(html).toContain('<dt>Total before shipping</dt><dd>$56.00</dd>')
    expect(html).toContain('<a class="button cart-checkout" href="/checkout">Check out</a>')
  })

  test('is changed without a script: each line is a form', () => {
    const html = draw()
    expect(html).toContain('action="/cart/change" method="post"')
    expect(html).toContain('<input type="hidden" name="crumb" value="nonce.signature"/>')
    expect(html).toContain('<input type="hidden" name="entryId" value="entry-1"/>')
    expect(html).toMatch(/<button(?=[^>]* name="action")(?=[^>]* value="change")[^>]*>Update/)
    expect(html).toMatch(/<button(?=[^>]* name="action")(?=[^>]* value="remove")[^>]*>Remove/)
  })

  test('that is empty says so, and leads to the shop', () => {
    const html = draw({ cart: buildCart({ entries: [] }) })
    expect(html).toContain('You have nothing in your shopping cart.')
    expect(html).toContain('href="/shop">Continue shopping</a>')
    expect(html).not.toContain('cart-aside')
  })

  test('that is empty says what is true of the codes that links have brought into it', () => {
    const reason = 'This code expired on November 27, 2026.'
    const cart = buildCart({
      ...{ entries: [], coupons: ['KILN10', 'SPRING'] },
      invalidCoupons: [{ code: 'SPRING', reason }],
    })
    const html = draw({ cart })
    expect(html).toContain('Code <strong>KILN10</strong>: It applies as soon as your cart has an item that it’s for.')
    expect(html).toContain(`Code <strong>SPRING</strong>: ${reason}`)
  })

  test('offers no number of what is sold one at a time', () => {
    expect(draw()).toContain('name="quantity"')
    const html = draw({ cart: buildCart({ entries: [buildEntry({ allowsSeveral: false })] }) })
    expect(html).not.toContain('name="quantity"')
    expect(html).not.toContain('value="change"')
    expect(html).toContain('value="remove"')
  })

  test('loads the first picture at once, and the others when they come into view', () => {
    const image = { assetUrl: '/s/a', width: 720, height: 900, altText: '' }
    const entries = ['a', 'b'].map((id) => buildEntry({ id, image }))
    expect([...draw({ cart: buildCart({ entries }) }).matchAll(/loading="(\w+)"/g)].map(([, how]) => how)).toEqual([
      'eager',
      'lazy',
    ])
  })

  test('whose line has a problem says which, and what to do before checkout', () => {
    const problem = 'Sorry, we do not have enough of that item available.'
    const html = draw({ cart: buildCart({ entries: [buildEntry({ problem })] }) })
    expect(html).toContain(`role="alert">${problem}</p>`)
    expect(html).toContain('Update the missing or invalid information above.')
    expect(html).not.toContain('href="/checkout"')
  })

  test('below the minimum says how much is needed', () => {
    const html = draw({ cart: buildCart({ minimumSubtotalCents: 10_000 }) })
    expect(html).toContain('To check out, your order subtotal must be $100.00 or more.')
    expect(html).not.toContain('href="/checkout"')
  })

  test('says what was wrong with a form that was sent without a script', () => {
    const error = { title: 'Unable to update quantity', text: 'Quantity must be a whole number' }
    expect(draw({ error })).toContain(
      '<p class="notice-title">Unable to update quantity</p> <p>Quantity must be a whole number</p>',
    )
  })

  test('names a product that was deleted as well as it can', () => {
    const entries = [buildEntry({ title: '', fullUrl: '', problem: 'Sorry, this item is no longer available.' })]
    expect(draw({ cart: buildCart({ entries }) })).toContain(
      '<h2 class="cart-line-title">Item no longer available</h2>',
    )
  })

  test('shows what a sale takes off, and the price of one where there are several', () => {
    const entries = [buildEntry({ quantity: 2, purchasePriceCents: 3600, regularPriceCents: 4600, subTotal: 7200 })]
    const html = draw({ cart: buildCart({ entries }) })
    expect(html).toContain('<s>$46.00</s>')
    expect(html).toContain('$36.00 each')
    expect(html).toContain('<p class="cart-line-total">$72.00</p>')
  })

  test('leads to the home page where nothing is sold', () => {
    const html = draw({ cart: buildCart({ entries: [] }), shopHref: '/', sellsProducts: false })
    expect(html).toContain('href="/">Go to the home page</a>')
    expect(html).not.toContain('Continue shopping')
  })

  test('explains a code that does not work any more', () => {
    const cart = buildCart({ coupons: ['OLD'], invalidCoupons: [{ code: 'OLD', reason: 'That code has ended.' }] })
    expect(draw({ cart })).toContain('<strong>OLD</strong><em> That code has ended.</em>')
  })

  test('in yen has no fractions anywhere', () => {
    const html = draw({ cart: buildCart({ currency: 'JPY' }), moneyFormat: { locale: 'ja-JP' } })
    expect(html).toContain('￥56')
    expect(html).not.toContain('56.00')
  })

  const installments = { available: true, minimumCents: 3500, maximumCents: 100_000, accountCountry: 'US' }
  test('of goods can be paid later', () => {
    expect(draw({ installments })).toContain('or 4 interest-free payments of $14.00 with')
  })

  test.each([
    ['with a file in it', [buildEntry(), buildEntry({ id: 'entry-2', productType: productTypes.digital })]],
    ['with a service in it', [buildEntry({ productType: productTypes.service })]],
  ])('%s cannot be paid later', (_what, entries) => {
    expect(draw({ installments, cart: buildCart({ entries }) })).not.toContain('pay-later')
  })
})
