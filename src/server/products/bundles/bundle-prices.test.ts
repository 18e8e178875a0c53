import { expect, test } from 'vitest'
import { groupLinkToken } from '#server/customer-groups/group-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { buy } from '#server/testing/buy.ts'
import { addBundle, bodyOf, fixed, openShop } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import * as groups from '#shared/customer-groups/api.ts'
import { ownPricesPath } from '#shared/customer-groups/paths.ts'
import { blankGroup } from '#shared/customer-groups/schema.ts'
import { sum } from '#shared/money/sum.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'

const app = await startTestApp()
const EMAIL = 'office@reseller.example'
const tenPercent = (from: number): QuantityBreaks => ({
  ...{ isTogether: true, kind: 'percent' },
  steps: [{ from, percentMilli: 10_000, priceCents: 0 }],
})

test('several bundles cost less where the bundle has prices by quantity, and its parts sum to them', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]), { quantityBreaks: tenPercent(2) })
  await visitor.call(addCartEntryCall, { body: bodyOf(set, 2) })
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({
    subtotalCents: 5040,
    entries: [{ purchasePriceCents: 2520, regularPriceCents: 2800, subTotal: 5040 }],
  })
  const { orderId } = await buy(visitor, { expectedTotalCents: 5540 })
  const { lines } = (await readOrder(app.reading(shop.website), orderId))!
  expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(5040)
})

test('pieces in a bundle have no prices by quantity of their own, and do not count for those of others', async () => {
  const { shop, pot, visitor } = await openShop(app)
  const mug = await shop.addProduct({
    title: 'Mug',
    quantityBreaks: tenPercent(3),
    variants: [{ priceCents: 1000, qtyInStock: 20 }],
  })
  const set = await addBundle(shop, fixed([pot, 1, 0], [mug, 3, 0]))
  await visitor.call(addCartEntryCall, { body: bodyOf(set) })
  await visitor.call(addCartEntryCall, { body: bodyOf(mug, 2) })
  expect((await visitor.call(getCartCall, {})).body.entries).toMatchObject([
    { purchasePriceCents: 2800 },
    { purchasePriceCents: 1000 },
  ])
})

test('a customer in a group pays the group’s price of the bundle, whatever that of its parts is', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const owner = await app.owner(shop.website)
  const created = await owner.call(groups.createGroupCall, {
    body: { ...blankGroup, name: 'Resellers', percentMilli: 25_000 },
  })
  const parameters = { groupId: created.body.group.id }
  await owner.call(groups.addGroupMembersCall, { parameters, body: { emails: [EMAIL] } })
  const { customerId } = (await owner.call(groups.getGroupCall, { parameters })).body.members[0]!
  await owner.call(groups.linkGroupMemberCall, {
    parameters: { ...parameters, customerId },
    body: { sendEmail: true },
  })
  const key = groupLinkToken(app.services.secret, shop.website.id, { customerId, number: 0 })
  expect((await visitor.request('POST', ownPricesPath, { key })).statusCode).toBe(200)
  await visitor.call(addCartEntryCall, { body: bodyOf(set) })
  expect((await visitor.call(getCartCall, {})).body.entries).toMatchObject([
    { purchasePriceCents: 2100, regularPriceCents: 2800 },
  ])
  const { orderId } = await buy(visitor, { expectedTotalCents: 2600, email: EMAIL })
  const { lines } = (await readOrder(app.reading(shop.website), orderId))!
  expect(lines.map(({ quantity, totalCents }) => [quantity, totalCents]).toSorted()).toEqual([
    [1, 1313],
    [1, 393],
    [1, 394],
  ])
})
