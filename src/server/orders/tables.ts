import type { Generated } from 'kysely'
import type { Currency } from '#shared/money/schema.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order, OrderSummary } from '#shared/orders/schema.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** The states of a payment that rows have. */
export type StoredPaymentState = Exclude<Order['paymentState'], 'partly-paid'>

export interface OrderTables {
  orders: {
    website_id: string
    id: string
    /** Null for older orders until they are joined, and after an erasure. */
    customer_id: Generated<string | null>
    number: number
    /** The cart that is bought; null for orders with another origin. */
    cart_id: string | null
    placed_at: number
    state: Order['state']
    /** `partly-paid` is `paid` with something that is owed. */
    payment_state: StoredPaymentState
    payment_method: PaymentMethodId
    test_mode: number
    email: string
    buyer_name: string
    /** The search key: `searchKeyOf`. */
    search_key: string
    total_quantity: number
    delivery: Generated<OrderSummary['delivery']>
    /** The day of the chosen slot (2026-11-28) and its beginning in minutes; null where none was chosen. */
    due_date: string | null
    due_from: number | null
    currency: Currency
    /** The rate of `exchange`; null for orders in the shop's own currency. */
    exchange_rate: string | null
    subtotal_cents: number
    discount_cents: number
    shipping_cost_cents: number
    tax_cents: number
    grand_total_cents: number
    refunded_cents: number
    /** What the customer owes since an edit. */
    owed_cents: Generated<number>
    /** What of it returned items will pay. */
    expected_cents: Generated<number>
    /** Increased by each edit. */
    revision: Generated<number>
    /** What gift cards have paid, without what was returned to them: it is no new money. */
    gift_card_cents: Generated<number>
    /** The group whose prices were paid; null for those of the shop. */
    customer_group_id: Generated<string | null>
    /** `orderDetails`. */
    details: string
  }
  order_lines: {
    website_id: string
    id: string
    order_id: string
    position: number
    product_id: string
    variant_id: string
    sku: string
    quantity: number
    fulfilled_quantity: number
    refunded_quantity: Generated<number>
    /** Refunded before they were fulfilled. */
    removed_quantity: Generated<number>
    unit_price_cents: number
    total_cents: number
    /** `orderLineDetails`. */
    details: string
  }
  order_tags: { website_id: string; order_id: string; tag: string }
  order_events: {
    website_id: string
    id: string
    order_id: string
    kind: Order['events'][number]['kind']
    at: number
    by_name: string
    text: string
  }
  /** The refunds of an order. `orders.refunded_cents` is what of them was returned. */
  refunds: {
    website_id: string
    id: string
    order_id: string
    at: number
    /** An owner's name; empty for the shop itself. */
    by_name: string
    /** Includes shipping and taxes. */
    cents: number
    shipping_cents: number
    /** The restocking fee that `cents` is less by. */
    fee_cents: Generated<number>
    /** When the money was returned; null while a provider still has to, and after it failed. */
    done_at: number | null
    state: OrderRefund['state']
    /** Whether the owner returns the money themselves. */
    by_hand: Generated<number>
    /** Whether an edit has made the order cheaper: `orders.refunded_cents` does not count it. */
    of_edit: Generated<number>
    /** What of it has paid for new items, such as those of an exchange: no money moved. */
    exchanged_cents: Generated<number>
    /** For the team alone. */
    reason: Generated<string>
    /** Why the provider could not return the money. */
    failure: Generated<string>
    /** Whether the buyer gets an email when the money is returned. */
    notify_buyer: Generated<number>
    /** The caller's key: the same request refunds once. Null for refunds that nobody requested here. */
    request_key: string | null
    /** `refundParts`; null in refunds from before they were recorded. */
    parts: Generated<string | null>
  }
  refund_lines: {
    website_id: string
    refund_id: string
    line_id: string
    quantity: number
    cents: number
    /** Whether its items were returned to stock. */
    restocked: number
  }
  fulfilments: {
    website_id: string
    id: string
    order_id: string
    at: number
    carrier: string
    tracking_number: string
    tracking_url: string
    /** `parcelLines`. */
    lines: string
  }
}
