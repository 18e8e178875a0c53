import type { Scope } from '#server/scope.ts'
import { isWithinOrderMaximum } from '#shared/cart/rules.ts'
import { withAddedLines } from '#shared/exchanges/rules.ts'
import type { ExchangeItem } from '#shared/exchanges/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { priceEdit } from '#shared/orders/edits/price-edit.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { taxCategoryName } from '#shared/tax-categories/rules.ts'
import { editedLines } from '../order-edits/edited-lines.ts'
import { lineAfter } from '../order-edits/price-order-edit.ts'
import { locationOf, scopeOfOrder, termsOfOrder } from '../order-edits/terms-of-order.ts'

/**
 * The lines that an exchange adds to its order, with their prices and taxes: of today and in the order's currency, where
 * staff have set no price. Discounts of the order are none of theirs.
 */
export async function priceExchange(
  scope: Scope,
  order: Order,
  items: readonly ExchangeItem[],
): Promise<Result<OrderLine[], 'order-edit-product' | 'order-edit-total' | 'order-not-editable'>> {
  const own = await scopeOfOrder(scope, order)
  if (!own) return fail('order-not-editable', { reason: 'The currency of the shop has changed since this order.' })
  const settings = await own.settings()
  const location = locationOf(order, order.shippingAddress)
  const terms = termsOfOrder(order, settings, { location, method: order.shippingMethod })
  const added = items.map(({ variantId, quantity, unitPriceCents }) => ({
    ...{ kind: 'product' as const, variantId, quantity, unitPriceCents },
  }))
  const found = await editedLines(own, { ...order, lines: [] }, { ...blankEdit, added }, terms)
  if (!found.ok) {
    const { failure } = found
    if (failure.code === 'order-edit-product') return fail('order-edit-product', failure)
    if (failure.code === 'bundle-changed') return fail('order-edit-product')
    throw new Error('An exchange adds known products alone.')
  }
  const bundled = found.value.find(({ line }) => line.bundle)?.line.bundle
  if (bundled) return fail('order-edit-product', { name: bundled.title })
  const lines = found.value.map(({ line, taxable, taxCategoryId }) => ({
    ...{ unitPriceCents: line.unitPriceCents, quantity: line.quantity, taxable, taxCategoryId, keptDiscountCents: 0 },
  }))
  if (!isWithinOrderMaximum([...order.lines, ...lines])) return fail('order-edit-total')
  const totals = priceEdit({ lines, discount: null, shippingCostCents: 0, terms, settings })
  const priced = found.value.map((one, index) =>
    lineAfter(one, totals.lines[index]!, taxCategoryName(settings, one.taxCategoryId)),
  )
  const { grandTotalCents } = withAddedLines(order, priced)
  return grandTotalCents > limits.orderTotalCents ? fail('order-edit-total') : succeed(priced)
}
