import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import { Summary } from './summary.tsx'
import { buildCart, groundShipping } from './testing/build-cart.ts'

/** The rows as people read them. */
function rows(
  changes: Partial<ShoppingCart>,
  moneyFormat: MoneyFormat = { locale: 'en-US' },
  unknownTax?: string,
): string[] {
  const html = renderToStaticMarkup(
    <Summary
      cart={buildCart(changes)}
      moneyFormat={moneyFormat}
      unknownShipping="At checkout"
      unknownTax={unknownTax}
    />,
  )
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) =>
    `${label} ${value}`.replace(/\s/g, ' '),
  )
}

const tax = { name: 'Maine sales tax', rateMilliPercent: 5500, amountCents: 308, included: false }

test('what is not known yet is shown as such, and not counted as nothing', () => {
  expect(rows({})).toEqual(['Subtotal $56.00', 'Shipping At checkout', 'Total before shipping $56.00'])
})

test('discount, shipping and tax are rows of their own, as the server has them', () => {
  const cart = {
    shippingOptions: [groundShipping],
    selectedShippingOption: groundShipping,
    shippingCostCents: 900,
    validCoupons: [{ id: 'ten', code: 'KILN10', title: '', discountCents: 560, freeShipping: false }],
    automaticDiscounts: [{ id: 'free', code: '', title: 'Free in May', discountCents: 0, freeShipping: true }],
    discountCents: 560,
    applicableTaxRules: [tax],
    grandTotalCents: 6248,
  }
  expect(rows(cart)).toEqual([
    'Subtotal $56.00',
    'Discount, KILN10 −$5.60',
    'Discount, Free in May Free shipping',
    'Shipping, Ground $9.00',
    'Maine sales tax 5.5% $3.08',
    'Total $62.48',
  ])
})

test('tax that is inside the prices is below the total, because it adds nothing to it', () => {
  const included = { name: 'MwSt.', rateMilliPercent: 19_000, amountCents: 894, included: true }
  expect(rows({ currency: 'EUR', applicableTaxRules: [included] }, { locale: 'de-DE' })).toEqual([
    'Subtotal 56,00 €',
    'Shipping At checkout',
    'Total before shipping 56,00 €',
    'Includes MwSt. 19 % 8,94 €',
  ])
})

test('sending that costs nothing is free, and what is not sent has no row for it', () => {
  const pickup = { ...groundShipping, name: 'Pickup', costCents: 0, isPickup: true }
  expect(rows({ selectedShippingOption: pickup })).toContain('Pickup Free')
  expect(rows({ requiresShipping: false })).toEqual(['Subtotal $56.00', 'Total $56.00'])
})

test('yen have no fraction', () => {
  expect(rows({ currency: 'JPY' }, { locale: 'ja-JP' })).toContain('Total before shipping ￥56')
})

test('a tax that is not known yet is shown as such: the tax of another place is in no row and in no total', () => {
  const cart = {
    applicableTaxRules: [tax],
    grandTotalCents: 5908,
    giftCards: [{ id: 'card', lastFour: '1234', cents: 5908, balanceCents: 5908, isTest: false }],
  }
  const unknown = 'Once the address is complete'
  expect(rows(cart, undefined, unknown)).toEqual([
    'Subtotal $56.00',
    'Shipping At checkout',
    `Tax ${unknown}`,
    'Total before shipping and tax $56.00',
  ])
  expect(rows({ ...cart, requiresShipping: false }, undefined, unknown).at(-1)).toBe('Total before tax $56.00')
})

test('prices that include tax stay as they are while it is not known', () => {
  const included = { name: 'MwSt.', rateMilliPercent: 19_000, amountCents: 894, included: true }
  const cart = { currency: 'EUR' as const, requiresShipping: false, applicableTaxRules: [included] }
  expect(rows(cart, { locale: 'de-DE' }, 'Later')).toEqual(['Subtotal 56,00 €', 'Total 56,00 €', 'Tax Later'])
})
