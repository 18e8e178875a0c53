import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FreeShipping } from '#shared/cart/schema.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { FreeShippingLine } from './free-shipping-line.tsx'

const draw = (freeShipping: FreeShipping | null, types: readonly ProductType[] = [productTypes.physical]) =>
  renderToStaticMarkup(
    <FreeShippingLine
      cart={{ freeShipping, currency: 'USD', entries: types.map((productType) => ({ productType })) }}
      moneyFormat={{ locale: 'en-US' }}
    />,
  )
const groundShipping = { methodName: 'Ground', zoneName: null, overCents: 12_000 }

test.each([
  [
    { ...groundShipping, awayCents: 1200 },
    'You’re $12.00 away from free shipping. <small>Applies to Ground</small>',
    '"90"',
  ],
  [
    { ...groundShipping, zoneName: 'United States', awayCents: 0 },
    'You’ve reached free shipping. <small>Applies to Ground (United States)',
    '"100"',
  ],
])('says how far free shipping is, and where it applies', (freeShipping, words, width) => {
  const html = draw(freeShipping)
  expect(html).toContain(words)
  expect(html).toContain(`<rect width=${width}`)
})

test.each([
  [[], null],
  [[productTypes.giftCard], 'Gift cards don’t count.'],
  [[productTypes.donation, productTypes.digital], 'Downloads and donations don’t count.'],
  [
    [productTypes.giftCard, productTypes.giftCard, productTypes.digital, productTypes.donation],
    'Downloads, gift cards, and donations don’t count.',
  ],
] as const)('says what of the cart does not count: %j', (types, words) => {
  const html = draw({ ...groundShipping, awayCents: 1200 }, [productTypes.physical, ...types])
  if (words) expect(html).toContain(`<small>${words}</small>`)
  else expect(html).not.toContain('count.')
  expect(draw({ ...groundShipping, awayCents: 0 }, types)).not.toContain('count.')
})

test('says nothing where nothing becomes free', () => {
  expect(draw(null)).toBe('')
})
