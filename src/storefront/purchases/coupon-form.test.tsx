import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { CouponForm } from './coupon-form.tsx'
import { buildCart } from './testing/build-cart.ts'

const taken = (code: string) => ({ id: code, code, title: code, discountCents: 100, freeShipping: false })
const draw = (codes: string[], changes: Partial<ShoppingCart> = {}) =>
  renderToStaticMarkup(
    <CouponForm
      cart={buildCart({
        ...{ takesCoupons: true, coupons: codes, validCoupons: codes.map(taken) },
        ...changes,
      })}
    />,
  )

test.each([
  ['no code', [], true, 'Discount code', null],
  ['a code that combines', ['A'], true, 'Add another discount code', null],
  [
    'a code that combines with nothing',
    ['A'],
    false,
    null,
    'Discount code A can’t be combined with other discounts. To use another code, remove it first.',
  ],
  [
    'codes that combine with each other alone',
    ['A', 'B'],
    false,
    null,
    'These discount codes can’t be combined with another one. To use another code, remove one of them first.',
  ],
])(
  'with %s, another is offered where it could be combined, else the rule is said',
  (_what, codes, combines, label, rule) => {
    const html = draw(codes, { combinesCoupons: combines })
    expect(/<summary>(.*?)<\/summary>/.exec(html)?.[1] ?? null).toBe(label)
    expect(/<p class="coupon-note">(.*?)<\/p>/.exec(html)?.[1] ?? null).toBe(rule)
  },
)
