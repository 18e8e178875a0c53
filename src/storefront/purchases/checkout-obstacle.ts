import { cartTexts } from '#shared/cart/messages.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutMessages } from '#shared/checkout/messages.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'

/** Why a cart that holds something cannot be paid for as it is (§8), in words; null when it can. */
export function checkoutObstacle(
  { entries, subtotalCents, minimumSubtotalCents, currency }: ShoppingCart,
  moneyFormat: MoneyFormat,
): string | null {
  if (entries.some((entry) => entry.problem !== null)) return cartTexts.updateInformation
  if (subtotalCents >= minimumSubtotalCents) return null
  return checkoutMessages['minimum-subtotal']({ subtotal: formatMoney(minimumSubtotalCents, currency, moneyFormat) })
}
