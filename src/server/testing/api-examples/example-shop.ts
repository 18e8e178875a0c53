import type { ExampleId } from '#server/api-keys/examples/define.ts'
import { newBatchId } from '#server/changes/record-change.ts'
import { createStore } from '#server/collections/create-store.ts'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { donations, kiln } from '#server/testing/donations/donation-shop.ts'
import { giveMailServer } from '#server/testing/mail-server/give-mail-server.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { listCustomersCall } from '#shared/customers/api.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { firstInvoiceSettings } from '#shared/settings/invoice-settings.ts'
import { firstReturnSettings } from '#shared/settings/return-settings.ts'

/** The ids that an example is filled with, and the revision of what it changes. */
export interface ExampleState {
  readonly ids?: Partial<Record<ExampleId, string>>
  readonly revision?: number
  /** When the product was changed, which its editor sends back. */
  readonly updatedAt?: number
}

/** A shop with what the examples of the API are about, and functions that add more of it. */
export async function openExampleShop(app: TestApp) {
  const settings = {
    ...shopSettings({ timeZone: 'UTC' }),
    ...{ businessAddress: '1 Mill Cove Road\nRockport, ME 04856', taxNumber: '12-3456789', donations },
    invoices: { ...firstInvoiceSettings, isOn: true },
    returns: { ...firstReturnSettings, isOn: true, exchanges: true },
  }
  const shop = await buildShop(app, { settings })
  const { website, store } = shop
  await giveMailServer(app, website, 'mail.invalid')
  const owner = await app.owner(website)
  const mug = await shop.addProduct({ urlId: 'harbor-mug', variants: [{ sku: 'MUG', qtyInStock: 1_000 }] })
  const item = { itemId: mug.id, sku: mug.variants[0]!.sku }

  /** An order of two mugs, with its line. */
  async function order(paymentMethod: 'test-card' | 'bank-transfer' = 'test-card', email = `${newId()}@example.com`) {
    const visitor = app.visitor(website)
    await add(visitor, item, 2)
    const token = paymentMethod === 'test-card' ? 'approve' : null
    const placed = await buy(visitor, { expectedTotalCents: 4500, paymentMethod, paymentToken: token, email })
    const { orderId } = placed
    const [line] = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order.lines
    return { orderId, lineId: line!.id, email }
  }
  type Ordered = Awaited<ReturnType<typeof order>>

  return {
    ...{ ...shop, app, owner, mug, item, order },
    /** An order of two mugs that was paid by bank transfer. */
    async paidOrder(): Promise<Ordered> {
      const ordered = await order('bank-transfer')
      await owner.call(markOrderPaidCall, { parameters: { orderId: ordered.orderId } })
      return ordered
    },
    /** The customer of a new order. */
    async customer() {
      const { email } = await order()
      const { customers } = (await owner.call(listCustomersCall, { query: { search: email } })).body
      return customers[0]!
    },
    async category(displayName = newId()): Promise<string> {
      const made = await app.changing(website, (scope) =>
        createCategory(scope, { collectionId: store.id, displayName: displayName.slice(-12) }, newBatchId()),
      )
      if (!made.ok) throw new Error(made.failure.code)
      return made.value.id
    },
    async otherStore(): Promise<string> {
      const made = await app.changing(website, (scope) => createStore(scope, { title: newId() }, newBatchId()))
      if (!made.ok) throw new Error(made.failure.code)
      return made.value.id
    },
    /** A product that takes donations for the new kiln, once or every month. */
    donation: () =>
      shop.addProduct({
        ...{ title: 'Help the studio', productType: productTypes.donation },
        ownAmounts: { leastCents: 500, mostCents: 100_000 },
        donation: { frequencies: ['once', 'month'], fundIds: [kiln.id] },
      }),
    async runJobs(): Promise<void> {
      while ((await app.runJobs()) > 0) {
        // One job writes invoices and emails, another one sends them.
      }
    },
  }
}
export type ExampleShop = Awaited<ReturnType<typeof openExampleShop>>
