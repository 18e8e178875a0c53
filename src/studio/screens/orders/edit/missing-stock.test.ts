import { expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { missingStock } from './missing-stock.ts'

const order = buildOrder({})
const [line] = order.lines
const failure = (variantId: string, available: number) =>
  new Refusal({ code: 'not-enough-stock', variantId, available })

test('an edit that is refused for want of stock names the item and how many there are', () => {
  const ids = { productId: 'p9', variantId: 'v9' }
  const added = [{ kind: 'product' as const, ...ids, quantity: 1, title: 'Bowl · Sea', unitPriceCents: 900 }]
  expect(missingStock(failure(line!.variantId, 5), { order, added })).toMatch(/^“.+” has only 5 more in stock\.$/)
  expect(missingStock(failure('v9', 0), { order, added })).toBe('“Bowl · Sea” has no more in stock.')
})

test('other refusals, and items that are not known, keep their words', () => {
  expect(missingStock(failure('elsewhere', 5), { order, added: [] })).toBeNull()
  expect(missingStock(new Refusal({ code: 'unexpected' }), { order, added: [] })).toBeNull()
})
