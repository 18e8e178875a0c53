import { newId } from '#server/identifiers.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import type { Scope } from '#server/scope.ts'
import { regions } from '#shared/addresses/regions.ts'
import { tidyAddress, validateAddress } from '#shared/addresses/rules.ts'
import { isWithinOrderMaximum } from '#shared/cart/rules.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { keptDiscounts } from '#shared/orders/edits/kept-discounts.ts'
import { refundedTexts } from '#shared/orders/edits/messages.ts'
import { type EditTotals, priceEdit } from '#shared/orders/edits/price-edit.ts'
import { type RefundedParts, refundedParts } from '#shared/orders/edits/refunded-parts.ts'
import { paidByGiftCards, whyNotEditable } from '#shared/orders/edits/rules.ts'
import type { OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isMoney } from '#shared/products/codes.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import { taxCategoryName } from '#shared/tax-categories/rules.ts'
import type { LineToPrice } from './added-lines.ts'
import { editedLines } from './edited-lines.ts'
import { editedShipping, optionsOf } from './edited-shipping.ts'
import { locationOf, scopeOfOrder, termsOfOrder } from './terms-of-order.ts'

type Refusal =
  | 'order-not-editable'
  | 'order-edit-line'
  | 'order-edit-product'
  | 'bundle-changed'
  | 'order-edit-empty'
  | 'order-edit-shipping'
  | 'order-edit-total'
  | 'invalid-fields'

/** What an edit makes of an order. */
export interface PricedEdit {
  /** The whole order as it will be; what was paid and refunded of it is still that of before. */
  readonly after: Order
  readonly shippingOptions: ShippingOption[]
}

/** Computes an order as an edit makes it. Nothing is written. */
export async function priceOrderEdit(
  scope: Scope,
  order: Order,
  edit: OrderEdit,
): Promise<Result<PricedEdit, Refusal>> {
  const reason = whyNotEditable(order)
  if (reason !== null) return fail('order-not-editable', { reason })
  const refunded = refundedParts(order)
  const fixedReason = whyFixed(refunded, edit)
  if (fixedReason !== null) return fail('order-not-editable', { reason: fixedReason })
  const own = await scopeOfOrder(scope, order)
  if (!own) return fail('order-not-editable', { reason: 'The currency of the shop has changed since this order.' })
  const errors = edit.shippingAddress ? validateAddress(edit.shippingAddress, regions) : {}
  if (Object.keys(errors).length > 0)
    return fail('invalid-fields', {
      errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [`shippingAddress.${field}`, words])),
    })
  const settings = await own.settings()
  const shippingAddress = edit.shippingAddress ? tidyAddress(edit.shippingAddress) : order.shippingAddress
  const location = locationOf(order, shippingAddress)

  // New lines have the prices of where the order goes, or is picked up: which of them, their shipping says.
  const expected = termsOfOrder(order, settings, { location, method: order.shippingMethod })
  const lines = await editedLines(own, order, edit, expected)
  if (!lines.ok) return lines
  const shippingOptions = optionsOf(lines.value, { settings, location })
  const shipping = refunded.shipping
    ? succeed({ method: order.shippingMethod, costCents: order.shippingCostCents })
    : editedShipping(order, edit, lines.value, { options: shippingOptions, terms: expected })
  if (!shipping.ok) return shipping
  const { method, costCents } = shipping.value
  const terms = termsOfOrder(order, settings, { location, method })

  const kept = keptDiscounts(order, (line) => quantityAfter(lines.value, line), edit.removedDiscounts)
  const keptOf = (line: OrderLine | null) => (line ? kept.lines[order.lines.findIndex(({ id }) => id === line.id)]! : 0)
  const priced = lines.value.map((one) => ({
    ...{ unitPriceCents: one.line.unitPriceCents, quantity: one.line.quantity },
    ...{ taxable: one.taxable, taxCategoryId: one.taxCategoryId, keptDiscountCents: keptOf(one.before) },
    isMoney: isMoney(one.line.productType),
    fixed: refunded.lines.get(one.line.id) ?? null,
  }))
  if (!isWithinOrderMaximum(priced)) return fail('order-edit-total')
  const totals = priceEdit({
    ...{ lines: priced, discount: edit.discount, shippingCostCents: costCents, fixedShipping: refunded.shipping },
    ...{ terms, settings },
  })
  if (totals.grandTotalCents > limits.orderTotalCents) return fail('order-edit-total')
  const byCards = paidByGiftCards(order)
  if (order.paymentState === 'awaiting' && totals.grandTotalCents < byCards) {
    const money = await moneyOfOrder(scope, order.id, order.currency)
    return fail('order-edit-total', { least: money(byCards) })
  }
  const discounts = [
    ...kept.discounts,
    ...(edit.discount && totals.addedDiscountCents > 0
      ? [
          {
            ...{ id: newId(), code: '', title: edit.discount.title, freeShipping: false },
            discountCents: totals.addedDiscountCents,
          },
        ]
      : []),
  ]
  return succeed({
    shippingOptions,
    after: {
      ...order,
      shippingAddress: method?.isPickup ? null : shippingAddress,
      // An address names the buyer, also where nothing is shipped to it any more.
      billingAddress: order.billingAddress ?? (method?.isPickup ? shippingAddress : null),
      buyer: shippingAddress ? null : order.buyer,
      shippingMethod: method,
      discounts,
      couponCodes: order.couponCodes.filter((code) => discounts.some((one) => one.code === code)),
      taxes: totals.taxes,
      shippingTaxes: [...totals.shippingTaxes],
      subtotalCents: totals.subtotalCents,
      discountCents: totals.discountCents,
      shippingCostCents: costCents,
      taxCents: totals.taxCents,
      grandTotalCents: totals.grandTotalCents,
      ...(order.exchange && {
        exchange: { ...order.exchange, totalCents: inShopCurrency(totals.grandTotalCents, order.exchange) },
      }),
      lines: lines.value.map((one, index) =>
        lineAfter(
          one,
          totals.lines[index]!,
          (refunded.lines.has(one.line.id) && one.before?.tax?.category) ||
            taxCategoryName(settings, one.taxCategoryId),
        ),
      ),
    },
  })
}

/** Why an edit cannot change what refunds have fixed, in a sentence; null when it does not. Quantities have bounds. */
function whyFixed({ shipping, hasDiscounts }: RefundedParts, edit: OrderEdit): string | null {
  if (shipping && edit.shipping.kind !== 'keep') return refundedTexts.shipping
  return hasDiscounts && edit.removedDiscounts.length > 0 ? refundedTexts.discounts : null
}

/** A line with its totals and taxes. */
export function lineAfter({ line }: LineToPrice, totals: EditTotals['lines'][number], category: string): OrderLine {
  const { totalCents, paidCents, taxes } = totals
  return { ...line, totalCents, paidCents, tax: { category, rates: [...taxes] } }
}

const quantityAfter = (lines: readonly LineToPrice[], { id }: OrderLine): number =>
  lines.find(({ before }) => before?.id === id)?.line.quantity ?? 0
