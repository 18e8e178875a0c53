import { writeExchange } from '#server/exchanges/exchange-store.ts'
import { newId } from '#server/identifiers.ts'
import { insertInvoice } from '#server/invoices/invoice-store.ts'
import { readLines } from '#server/orders/read-order.ts'
import { insertReturn } from '#server/returns/return-store.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { saveVatCheck } from '#server/vat-numbers/vat-check-store.ts'
import type { Website } from '#server/websites/website.ts'
import { addGroupMembersCall, createGroupCall, setGroupPricesCall } from '#shared/customer-groups/api.ts'
import { blankGroup } from '#shared/customer-groups/schema.ts'
import { getCustomerCall, listCustomersCall, updateCustomerCall } from '#shared/customers/api.ts'
import { copyCustomerCall } from '#shared/customers/privacy-api.ts'
import { buildInvoice } from '#shared/invoices/testing/build-invoice.ts'
import { saveViewCall } from '#shared/list-views/schema.ts'
import { changeOrderTagsCall } from '#shared/orders/change-api.ts'

// Rows about one order and its customer, all with a word that must never be read elsewhere.

/** The invoice of an order, as if the shop issued them. */
export async function addInvoice(app: TestApp, website: Website, orderId: string, canary: string): Promise<void> {
  const { kind, number: _, issuedAt: __, ...content } = buildInvoice({ footer: canary })
  const buyer = { ...content.buyer, name: canary, company: '' }
  await app.changing(website, (scope) =>
    insertInvoice(scope, { ...content, kind, buyer }, { orderId, refersToId: null, refundId: null }),
  )
}

/** A withdrawal from an order. */
export async function addWithdrawal(app: TestApp, website: Website, orderId: string, canary: string): Promise<void> {
  const row = {
    ...{ website_id: website.id, id: newId(), request_key: canary, received_at: 1, name: canary, order_id: orderId },
    ...{ order_number: canary, email: `${canary}@example.com`, items: canary, state: 'received' as const },
    ...{ message: canary, decided_at: null, decided_by: '' },
  }
  await app.services.database.insertInto('withdrawals').values(row).execute()
}

/** A return of the first line of an order, which was received in part. */
export async function addReturn(app: TestApp, website: Website, orderId: string, canary: string): Promise<void> {
  const [line] = await readLines(app.reading(website), orderId)
  const id = newId()
  const wanted = { lineId: line!.id, quantity: 1, reason: 'other' as const }
  const words = { by: canary, note: canary, message: canary, requestKey: canary }
  await app.changing(website, (scope) =>
    insertReturn(scope, { id, orderId, state: 'approved', lines: [wanted], ...words }),
  )
  const piece = { website_id: website.id, return_id: id, line_id: line!.id, condition: 'used' as const }
  await app.services.database
    .insertInto('return_pieces')
    .values({ ...piece, quantity: 1, restocked: 0 })
    .execute()
  const item = { lineId: line!.id, variantId: line!.variantId, title: canary, quantity: 1, unitPriceCents: 100 }
  await app.changing(website, (scope) =>
    writeExchange(scope, id, {
      state: 'reserved',
      until: 1,
      items: [{ ...item, orderLine: { ...line!, id: newId() } }],
    }),
  )
}

/** A tag of an order, and a view of the orders with it. */
export async function tagOrder(owner: Browser, orderId: string, canary: string): Promise<void> {
  await owner.call(changeOrderTagsCall, { parameters: { orderId }, body: { add: [canary], remove: [] } })
  await owner.call(saveViewCall, { body: { list: 'orders', name: canary, query: { tag: canary } } })
}

/** The check of a VAT number, and a sale in the EU. */
export async function fillTaxes(app: TestApp, website: Website, orderId: string, canary: string): Promise<void> {
  const check = { number: canary, state: 'valid', name: canary, consultation: canary, checkedAt: Date.now() } as const
  await saveVatCheck(app.reading(website), check)
  const { database } = app.services
  await database
    .insertInto('union_sales')
    .values({ website_id: website.id, order_id: orderId, year: 2026, country: canary, currency: 'EUR', net_cents: 1 })
    .execute()
}

/** What the owner wrote about the customer of the orders, and when a summary of donations was sent to them. */
export async function fillCustomer(app: TestApp, website: Website, owner: Browser, canary: string): Promise<string> {
  const { customers } = (await owner.call(listCustomersCall, { query: { search: canary } })).body
  const parameters = { customerId: customers[0]!.id }
  const { revision } = (await owner.call(getCustomerCall, { parameters })).body.customer
  const words = { firstName: canary, lastName: canary, phone: canary, note: canary, tags: [canary] }
  const taxExemption = { reason: canary, certificate: canary, endsOn: null }
  await owner.call(updateCustomerCall, { parameters, body: { ...words, taxExemption, revision } })
  await app.services.database
    .insertInto('donation_summaries')
    .values({ website_id: website.id, customer_id: parameters.customerId, year: 2026, sent_at: Date.now() })
    .execute()
  return parameters.customerId
}

/** A group with a price list, with the customer of the orders in it. */
export async function fillGroup(
  owner: Browser,
  { canary, email, sku }: { readonly canary: string; readonly email: string; readonly sku: string },
): Promise<void> {
  const { group } = (await owner.call(createGroupCall, { body: { ...blankGroup, name: canary, note: canary } })).body
  const parameters = { groupId: group.id }
  await owner.call(setGroupPricesCall, { parameters, body: { prices: [{ sku, priceCents: 1900 }] } })
  await owner.call(addGroupMembersCall, { parameters, body: { emails: [email] } })
}

/** A link that proves the address of the customer, who is exempt from tax. */
export async function addExemptionLink(
  app: TestApp,
  website: Website,
  customerId: string,
  canary: string,
): Promise<void> {
  await app.services.database
    .insertInto('tax_exemption_links')
    .values({ website_id: website.id, token_hash: canary, customer_id: customerId, expires_at: Date.now() + 60_000 })
    .execute()
}

/** A copy of the data of the customer. */
export async function copyOf(owner: Browser, canary: string): Promise<void> {
  const { customers } = (await owner.call(listCustomersCall, { query: { search: canary } })).body
  await owner.call(copyCustomerCall, { parameters: { customerId: customers[0]!.id } })
}
