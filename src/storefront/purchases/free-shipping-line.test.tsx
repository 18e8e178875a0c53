import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FreeShipping } from '#shared/cart/schema.ts'
import { FreeShippingLine } from './free-shipping-line.tsx'

const draw = (freeShipping: FreeShipping | null) =>
  renderToStaticMarkup(<FreeShippingLine cart={{ freeShipping, currency: 'USD' }} moneyFormat={{ locale: 'en-US' }} />)
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

test('says nothing where nothing becomes free', () => {
  expect(draw(null)).toBe('')
})
