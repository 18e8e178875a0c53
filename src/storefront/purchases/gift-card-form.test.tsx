import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiftCardForm } from './gift-card-form.tsx'
import { Summary } from './summary.tsx'
import { buildCart } from './testing/build-cart.ts'

const moneyFormat = { locale: 'en-US' }
const card = { id: 'card', lastFour: 'ZXYW', balanceCents: 9000, cents: 5600, isTest: false }

test('checkout asks for a code only where a gift card can pay', () => {
  const draw = (takesGiftCards: boolean) =>
    renderToStaticMarkup(<GiftCardForm cart={buildCart({ takesGiftCards })} moneyFormat={moneyFormat} />)
  expect(draw(false)).toBe('')
  expect(draw(true)).toContain('Gift card code')
})

test('a cart with gift cards says that gift cards cannot pay for them, and asks for no code without anything else', () => {
  const entryOf = (productType: 1 | 4) => ({ ...buildCart().entries[0]!, id: String(productType), productType })
  const draw = (...types: (1 | 4)[]) =>
    renderToStaticMarkup(
      <GiftCardForm
        cart={buildCart({ takesGiftCards: true, entries: types.map(entryOf) })}
        moneyFormat={moneyFormat}
      />,
    )
  expect(draw(1)).not.toContain('can’t pay for gift cards')
  expect(draw(1, 4)).toContain('can’t pay for gift cards')
  expect(draw(1, 4)).toContain('Gift card code')
  expect(draw(4)).not.toContain('Gift card code')
})

test('a gift card of the cart is shown with its balance, and a button that removes it', () => {
  const html = renderToStaticMarkup(<GiftCardForm cart={buildCart({ giftCards: [card] })} moneyFormat={moneyFormat} />)
  expect(html).toContain('Gift card ending in ZXYW')
  expect(html).toContain('Balance $90.00')
  expect(html).toContain('aria-label="Remove gift card ending in ZXYW"')
})

test('the totals say what gift cards pay and what is left', () => {
  const cart = buildCart({ giftCards: [{ ...card, cents: 1600 }], dueCents: 4000 })
  const html = renderToStaticMarkup(<Summary cart={cart} moneyFormat={moneyFormat} unknownShipping="" />)
  expect(html).toContain('<dt>Gift card ending in ZXYW</dt><dd>−$16.00</dd>')
  expect(html).toContain('<dt>Total after gift cards</dt><dd>$40.00</dd>')
})
