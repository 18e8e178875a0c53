import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import type { Scope } from '#server/scope.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { describeEdit } from '#shared/orders/edits/describe-edit.ts'
import { settlementOf } from '#shared/orders/edits/rules.ts'
import type { EditPreview, OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { shortagesOf } from './move-stock.ts'
import { priceOrderEdit } from './price-order-edit.ts'

/** What an edit would make of an order, and of its money. */
export async function previewOrderEdit(scope: Scope, order: Order, edit: OrderEdit) {
  const priced = await priceOrderEdit(scope, order, edit)
  if (!priced.ok) return priced
  const { after, shippingOptions } = priced.value
  const known = new Set(order.lines.map(({ id }) => id))
  const money = await moneyOfOrder(scope, order.id, order.currency)
  const preview: EditPreview = {
    currency: after.currency,
    couponCodes: after.couponCodes,
    discounts: after.discounts,
    shippingMethod: after.shippingMethod,
    subtotalCents: after.subtotalCents,
    discountCents: after.discountCents,
    shippingCostCents: after.shippingCostCents,
    taxCents: after.taxCents,
    grandTotalCents: after.grandTotalCents,
    taxes: after.taxes,
    lines: after.lines.map(({ id, title, attributes, quantity, unitPriceCents, totalCents }) => ({
      ...{ lineId: known.has(id) ? id : null, quantity, unitPriceCents, totalCents },
      title: [title, variantTitle(attributes)].filter(Boolean).join(' · '),
    })),
    shippingOptions,
    totalBeforeCents: order.grandTotalCents,
    ...settlementOf(order, after.grandTotalCents),
    shortages: await shortagesOf(scope, order, after),
    changes: describeEdit(order, after, money),
  }
  return succeed(preview) satisfies Result<EditPreview>
}
