import { cartTexts } from '#shared/cart/messages.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutMessages, NO_PAYMENTS_YET } from '#shared/checkout/messages.ts'
import { customerGroupMessages } from '#shared/customer-groups/messages.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'

/**
 * Why a cart that is not empty cannot be paid for, as text; null when it can.
 * @param takesPayments whether the shop offers this visitor any payment method
 */
export function checkoutObstacle(
  {
    entries,
    subtotalCents,
    dueCents,
    minimumSubtotalCents,
    currency,
    totalQuantity,
    minimumQuantity = 0,
  }: ShoppingCart,
  { moneyFormat, takesPayments }: { readonly moneyFormat: MoneyFormat; readonly takesPayments: boolean },
): string | null {
  if (entries.some((entry) => entry.problem !== null)) return cartTexts.updateInformation
  if (!takesPayments && dueCents > 0) return NO_PAYMENTS_YET
  if (totalQuantity < minimumQuantity) return customerGroupMessages['minimum-quantity']({ quantity: minimumQuantity })
  if (subtotalCents >= minimumSubtotalCents) return null
  return checkoutMessages['minimum-subtotal']({ subtotal: formatMoney(minimumSubtotalCents, currency, moneyFormat) })
}
