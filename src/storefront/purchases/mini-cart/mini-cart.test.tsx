import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCart, buildEntry } from '../testing/build-cart.ts'
import MiniCart from './mini-cart.tsx'

const draw = (changes: Parameters<typeof buildCart>[0] = {}) => {
  const cart = buildCart({ entries: [buildEntry(), buildEntry({ id: 'other', title: 'Side Plate' })], ...changes })
  return renderToStaticMarkup(
    <MiniCart cart={cart} added={cart.entries[1]!} moneyFormat={{ locale: 'en-US' }} onClosed={() => {}} />,
  )
}

test('shows what was added, what the cart comes to, and the ways on', () => {
  const html = draw({ freeShipping: { methodName: 'Ground', zoneName: null, overCents: 12_000, awayCents: 800 } })
  expect(html).toContain('Side Plate')
  expect(html).not.toContain('Wide Bowl')
  expect(html).toContain('Subtotal (2 items)')
  expect(html).toContain('$112.00')
  expect(html).toContain('You’re $8.00 away from free shipping.')
  expect(html).toContain('href="/cart">View cart</a>')
  expect(html).toContain('href="/checkout">Check out</a>')
  expect(html).toContain('>Continue shopping</button>')
})

test('leads to the cart alone where it cannot be paid for yet, and says why', () => {
  const html = draw({ minimumSubtotalCents: 20_000 })
  expect(html).toContain('To check out, your order subtotal must be $200.00 or more.')
  expect(html).not.toContain('href="/checkout"')
})

test('lists the parts of a bundle that was added', () => {
  const part = {
    ...{ itemId: 'cup', sku: 'CUP', title: 'Morning Cup', fullUrl: '/shop/cup' },
    ...{ attributes: { Glaze: 'Sea' }, quantity: 2 },
  }
  const html = draw({ entries: [buildEntry(), buildEntry({ id: 'set', title: 'Breakfast Set', parts: [part] })] })
  expect(html).toMatch(/aria-label="[^"]+">.*2 × .*Morning Cup, Sea/)
})
