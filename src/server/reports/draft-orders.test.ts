import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { homeAddress } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createDraftOrderCall, payDraftOrderCall } from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { exportReportCall, getSalesReportCall, type Split, splitSalesCall } from '#shared/reports/api.ts'
import { netOf, totalOf } from '#shared/reports/sums.ts'

const app = await startTestApp()
const query = { from: '2020-01-01', to: '2029-12-31' }

test('a draft order counts in a channel of its own, with its custom items and its discount', async () => {
  const website = await app.buildWebsite({ settings: shopSettings() })
  const owner = await app.owner(website)
  const mug = await buildProduct(app, website, { title: 'Mug', stock: 5 })
  const { id: variantId } = await app.services.database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  const line = { title: 'Engraving', isTaxed: true, taxCategoryId: '' as const, isShipped: false }
  const content: DraftContent = {
    ...blankDraft,
    email: 'ada@example.com',
    address: { ...homeAddress },
    lines: [
      { kind: 'product', productId: mug.itemId, variantId, title: 'Mug', quantity: 2, unitPriceCents: 1500 },
      { kind: 'free', quantity: 1, unitPriceCents: 700, ...line },
    ],
    discount: { kind: 'amount', title: 'For you', amountCents: 200 },
    shipping: { kind: 'own', name: 'Courier', costCents: 900 },
  }
  const { draft } = (await owner.call(createDraftOrderCall, { body: { content } })).body
  const paid = await owner.call(payDraftOrderCall, {
    parameters: { draftId: draft.id },
    body: { paymentMethod: 'bank-transfer' },
  })
  const orderId = paid.body.draft.order!.id
  const rowsOf = async (split: Split) =>
    (await owner.call(splitSalesCall, { parameters: { split }, query })).body.rows.map((row) => [
      ...[row.key, row.name],
      netOf(row.sums),
    ])
  const { totals } = (await owner.call(getSalesReportCall, { query })).body
  // 2 × 15.00 + 7.00 − 2.00, and 9.00 for the courier
  expect([netOf(totals), totalOf(totals)]).toEqual([3500, 4400])
  expect(await rowsOf('channel')).toEqual([['draft-orders', 'draft-orders', 3500]])
  expect(await rowsOf('product')).toEqual([
    [mug.itemId, 'Mug', 2838],
    ['', '', 662],
  ])
  const csv = async (report: string) =>
    (await owner.request('GET', `${exportReportCall.path}?report=${report}&from=2020-01-01&to=2029-12-31`)).body
  expect(await csv('product')).toContain('Custom items,1,0,7.00,0.38,0.00,6.62')
  expect(await csv('discount')).toContain('Discounts of draft orders,,1,2.00,44.00,USD')
  expect(await csv('channel')).toContain('Draft orders,1,3,0,37.00,2.00')

  // A refund that keeps a fee takes from the lines only what is returned.
  const { lines } = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order
  const lineId = lines.find(({ title }) => title === 'Mug')!.id
  await owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      ...{ idempotencyKey: newToken(), lines: [{ lineId, quantity: 2, unfulfilledQuantity: 2 }], cents: 2338 },
      ...{ shippingCents: 0, restock: true, notifyBuyer: false },
    },
  })
  const after = (await owner.call(getSalesReportCall, { query })).body.totals
  expect(after).toMatchObject({ refunds: 1, refundedCents: 2338, returnedUnits: 2, returnCents: 2338 })
  expect(totalOf(after)).toBe(4400 - 2338)
  expect(await rowsOf('product')).toEqual([
    ['', '', 662],
    [mug.itemId, 'Mug', 500],
  ])
})
