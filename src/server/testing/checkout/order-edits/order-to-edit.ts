import { listPaymentsLeft } from '#server/payments/order-payments.ts'
import { reading } from '#server/stores.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { sum } from '#shared/money/sum.ts'
import * as api from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** An order of two mugs for 20.00 each, and 5.00 shipping, in a shop of its own that also sells plates for 12.00. */
export async function orderToEdit(
  app: TestApp,
  changes: Partial<PlaceOrderBody> = {},
  settings: Partial<StoreSettings> = {},
) {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), ...settings } })
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website, { stock: 10, title: 'Mug' })
  const plate = await buildProduct(app, website, { stock: 3, title: 'Plate', priceCents: 1200 })
  await add(visitor, mug, 2)
  const cart = (await visitor.call(getCartCall, {})).body
  const expectedTotalCents = changes.expectedTotalCents ?? cart.subtotalCents + 500
  const placed = await buy(visitor, { expectedTotalCents, ...changes })
  const parameters = { orderId: placed.orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const [line] = (await now()).lines
  const editOf = (edit: Partial<OrderEdit>): OrderEdit => ({ ...blankEdit, ...edit })
  const preview = (edit: Partial<OrderEdit>) =>
    owner.call(api.previewOrderEditCall, { parameters, body: { edit: editOf(edit) } })
  const save = async (edit: Partial<OrderEdit>, more: { revision?: number; expectedTotalCents?: number } = {}) => {
    const shown = await preview(edit)
    return owner.call(api.editOrderCall, {
      parameters,
      body: {
        edit: editOf(edit),
        revision: more.revision ?? (await now()).revision,
        expectedTotalCents: more.expectedTotalCents ?? (shown.code === null ? shown.body.preview.grandTotalCents : 0),
        notifyBuyer: true,
      },
    })
  }
  return {
    ...{ website, owner, visitor, mug, plate, placed, parameters, now, preview, save },
    lineId: line!.id,
    mugs: (quantity: number) => ({ quantities: [{ lineId: line!.id, quantity }] }),
    plates: (quantity: number, unitPriceCents: number | null = null) => ({
      added: [{ kind: 'product' as const, variantId: plate.variantId, quantity, unitPriceCents }],
    }),
    readEmails: async () => (await owner.call(listEmailsCall, { query: { aboutId: placed.orderId } })).body.emails,
    paid: async () =>
      sum((await listPaymentsLeft(reading(app.services, website), placed.orderId)).map((one) => one.leftCents)),
  }
}
