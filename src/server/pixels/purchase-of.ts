import { decimalOf } from '#shared/money/money.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { PixelEvent } from '#shared/pixels/events.ts'

/**
 * An order as it is reported to pixels, by its buyer's browser and by the server. Its id is that of the event, so that
 * it counts once.
 */
export function purchaseOf({
  id,
  currency,
  grandTotalCents,
  lines,
}: Pick<Order, 'id' | 'currency' | 'grandTotalCents' | 'lines'>): PixelEvent & { readonly currency: string } {
  const amountOf = (cents: number) => Number(decimalOf(cents, currency))
  return {
    ...{ name: 'Purchase', id, currency, value: amountOf(grandTotalCents) },
    items: lines.map(({ productId, title, quantity, unitPriceCents }) => ({
      ...{ id: productId, name: title, quantity, price: amountOf(unitPriceCents) },
    })),
  }
}
