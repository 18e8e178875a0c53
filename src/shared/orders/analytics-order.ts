import { decimalOf } from '#shared/money/money.ts'
import type { Order } from './schema.ts'

/** A new order for scripts of the owner that report purchases: docs/compatibility.md#orders. It says nothing about a person. */
export interface AnalyticsOrder {
  readonly id: string
  /** The cart that it was bought from; '' for orders without one, such as renewals. */
  readonly purchasedCartId: string
  readonly testMode: boolean
  readonly websiteId: string
  /** All amounts in the main unit of `currency`. */
  readonly currency: string
  readonly grandTotal: number
  readonly shippingTotal: number
  readonly taxTotal: number
  readonly items: readonly {
    readonly sku: string
    readonly productName: string
    readonly quantity: number
    readonly unitPrice: number
  }[]
}

type Facts = Pick<
  Order,
  'id' | 'testMode' | 'currency' | 'grandTotalCents' | 'shippingCostCents' | 'taxCents' | 'lines'
>

/** What scripts of the owner read of a new order. @param cartId null for an order without a cart */
export function analyticsOrderOf(
  order: Facts,
  { websiteId, cartId }: { websiteId: string; cartId: string | null },
): AnalyticsOrder {
  const { id, testMode, currency } = order
  const amountOf = (cents: number) => Number(decimalOf(cents, currency))
  return {
    ...{ id, purchasedCartId: cartId ?? '', testMode, websiteId, currency },
    grandTotal: amountOf(order.grandTotalCents),
    shippingTotal: amountOf(order.shippingCostCents),
    taxTotal: amountOf(order.taxCents),
    items: order.lines.map(({ sku, title, quantity, unitPriceCents }) => ({
      ...{ sku, productName: title, quantity, unitPrice: amountOf(unitPriceCents) },
    })),
  }
}
