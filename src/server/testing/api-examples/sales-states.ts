import { homeAddress, nothingSent, orderIn, pay } from '#server/testing/buy.ts'
import { kiln } from '#server/testing/donations/donation-shop.ts'
import { addSubscription } from '#server/testing/every-call/fill-buyers.ts'
import { addWithdrawal } from '#server/testing/every-call/fill-orders.ts'
import { listCustomersCall } from '#shared/customers/api.ts'
import * as donors from '#shared/donations/donor-api.ts'
import { donatePath } from '#shared/donations/paths.ts'
import * as drafts from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { Contract } from '#shared/http/contract.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import * as exchanges from '#shared/returns/exchange-api.ts'
import * as returns from '#shared/returns/owner-api.ts'
import * as subscriptions from '#shared/subscriptions/api.ts'
import * as withdrawals from '#shared/withdrawals/owner-api.ts'
import type { ExampleShop, ExampleState } from './example-shop.ts'
import { type Prepare, shipped } from './order-states.ts'

async function draft({ owner, mug }: ExampleShop): Promise<ExampleState> {
  const [variant] = mug.variants
  const line = { kind: 'product' as const, productId: mug.id, variantId: variant!.id, title: mug.title }
  const content = {
    ...{ ...blankDraft, email: 'ada@example.com', address: homeAddress as never },
    lines: [{ ...line, quantity: 1, unitPriceCents: 1800 }],
    shipping: { kind: 'own' as const, name: 'Courier', costCents: 1500 },
  }
  const { draft: made } = (await owner.call(drafts.createDraftOrderCall, { body: { content } })).body
  return { ids: { draftId: made.id }, revision: made.revision }
}

async function linkedDraft(shop: ExampleShop): Promise<ExampleState> {
  const state = await draft(shop)
  const parameters = { draftId: state.ids!.draftId! }
  await shop.owner.call(drafts.linkDraftOrderCall, { parameters, body: { sendEmail: false } })
  return state
}

/** A return of one mug that is approved. */
async function approved(shop: ExampleShop) {
  const { ids } = await shipped(shop)
  const body = {
    ...{ idempotencyKey: crypto.randomUUID(), message: '', notifyBuyer: false },
    lines: [{ lineId: ids.lineId, quantity: 1, reason: 'too-small' as const }],
  }
  const made = (await shop.owner.call(returns.createReturnCall, { parameters: { orderId: ids.orderId }, body })).body
  return { ids: { ...ids, returnId: made.return.id } }
}

async function received(shop: ExampleShop): Promise<ExampleState> {
  const { ids } = await approved(shop)
  const pieces = [{ lineId: ids.lineId, condition: 'as-new' as const, quantity: 1, restock: true }]
  await shop.owner.call(returns.receiveReturnCall, {
    parameters: { returnId: ids.returnId },
    body: { pieces, notifyBuyer: false },
  })
  return { ids }
}

async function exchanged(shop: ExampleShop): Promise<ExampleState> {
  const { ids } = await approved(shop)
  const item = { lineId: ids.lineId, variantId: shop.mug.variants[0]!.id, quantity: 1, unitPriceCents: null }
  await shop.owner.call(exchanges.setExchangeCall, {
    parameters: { returnId: ids.returnId },
    body: { items: [item] },
  })
  return { ids }
}

async function subscribed(shop: ExampleShop, product = shop.mug): Promise<ExampleState> {
  const ids = await shop.order()
  const known = await idsOf(shop, 'subscriptions')
  await addSubscription(shop.app, shop.website, ids.orderId, product, `word${ids.orderId}`)
  const [subscriptionId] = (await idsOf(shop, 'subscriptions')).filter((id) => !known.includes(id))
  return { ids: { ...ids, subscriptionId: subscriptionId! } }
}

async function withdrawn(shop: ExampleShop): Promise<ExampleState> {
  const ids = await shop.paidOrder()
  const known = await idsOf(shop, 'withdrawals')
  await addWithdrawal(shop.app, shop.website, ids.orderId, `word${ids.orderId}`)
  const [withdrawalId] = (await idsOf(shop, 'withdrawals')).filter((id) => !known.includes(id))
  return { ids: { ...ids, withdrawalId: withdrawalId! } }
}

async function idsOf({ app, website }: ExampleShop, table: 'subscriptions' | 'withdrawals'): Promise<string[]> {
  const rows = await app.services.database.selectFrom(table).select('id').where('website_id', '=', website.id).execute()
  return rows.map(({ id }) => id)
}

/** Someone who has donated in this year. */
async function donor(shop: ExampleShop): Promise<ExampleState> {
  const product = await shop.donation()
  const visitor = shop.app.visitor(shop.website)
  const page = donatePath(product.id)
  const { body } = await visitor.request('GET', page)
  const [, crumb = ''] = /name="crumb" value="([^"]+)"/.exec(body) ?? []
  const [, answered = ''] = /name="answered" value="([^"]+)"/.exec(body) ?? []
  const chosen = { 'answers.frequency': 'Once', 'answers.fund': kiln.name, amount: 'own-amount', ownAmount: '25' }
  const form = new URLSearchParams({ crumb, answered, ...chosen }).toString()
  await visitor.request('POST', page, form, { 'content-type': 'application/x-www-form-urlencoded' })
  const terms = { expectedTotalCents: 2500, paymentMethod: 'bank-transfer', paymentToken: null } as const
  const email = `donor-${product.id}@example.com`
  const { orderId } = orderIn(await pay(visitor, { ...nothingSent, ...terms, email }))
  await shop.owner.call(markOrderPaidCall, { parameters: { orderId } })
  await shop.runJobs()
  const { customers } = (await shop.owner.call(listCustomersCall, { query: { search: email } })).body
  return { ids: { customerId: customers[0]!.id } }
}

/** What has to be there before a call about what belongs to orders. */
export const salesStates: readonly (readonly [Contract, Prepare])[] = [
  ...[drafts.getDraftOrderCall, drafts.updateDraftOrderCall, drafts.deleteDraftOrderCall].map(
    (one) => [one, draft] as const,
  ),
  [drafts.linkDraftOrderCall, draft],
  [drafts.payDraftOrderCall, draft],
  [drafts.withdrawDraftLinkCall, linkedDraft],
  [returns.decideReturnCall, approved],
  [returns.receiveReturnCall, approved],
  [returns.refundReturnCall, received],
  [exchanges.previewExchangeCall, approved],
  [exchanges.setExchangeCall, approved],
  [exchanges.shipExchangeCall, exchanged],
  [subscriptions.getSubscriptionCall, subscribed],
  [subscriptions.changeSubscriptionCall, subscribed],
  [subscriptions.changeDonationAmountCall, async (shop) => subscribed(shop, await shop.donation())],
  [withdrawals.getWithdrawalCall, withdrawn],
  [withdrawals.linkWithdrawalCall, withdrawn],
  [withdrawals.decideWithdrawalCall, withdrawn],
  [donors.openSummaryCall, donor],
  [donors.sendSummaryCall, donor],
]
