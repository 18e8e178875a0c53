import type { Selectable } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import { tagsOf } from '#server/tags/tag-store.ts'
import { knownOrigin } from '#server/websites/known-origin.ts'
import { type StoredRefund, withRefundParts } from '#shared/orders/refund-parts.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'
import { orderDetails, orderLineDetails, parcelLines } from './documents.ts'
import type { NewOrder } from './lifecycle.ts'
import { paymentStateOf } from './payment-state.ts'
import { readOrderDownloads } from './read-downloads.ts'
import { readRefunds } from './read-refunds.ts'
import type { OrderTables } from './tables.ts'
import { tendersLeft } from './tenders-left.ts'

interface ByOrder {
  websiteId: string
  orderId: string
}

const selectOrder = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database.selectFrom('orders').selectAll().where('website_id', '=', websiteId).where('id', '=', orderId),
)
const selectLines = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
    .selectFrom('order_lines')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('position'),
)
const selectFulfilments = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
    .selectFrom('fulfilments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id'),
)
const selectEvents = prepareQuery((database, { websiteId, orderId }: ByOrder) =>
  database
    .selectFrom('order_events')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id'),
)

/** An order with its lines, fulfilments and timeline; null when the website has none with that id. */
export async function readOrder(scope: Scope, orderId: string): Promise<(Order & { origin: string }) | null> {
  const { database, websiteId } = scope
  const [row] = (await selectOrder(database, { websiteId, orderId })).rows
  if (!row) return null
  const order = toOrder(row, {
    tags: await tagsOf(scope, 'order_tags', orderId),
    refunds: await readRefunds(scope, orderId),
    lines: await readLines(scope, orderId),
    fulfilments: await readFulfilments(scope, orderId),
    downloads: await readOrderDownloads(scope, orderId),
    events: await readEvents(scope, orderId),
  })
  const { giftCards: _, ...others } = order
  const rest = { ...others, origin: await knownOrigin(scope, order.origin) }
  const giftCards = await tendersLeft(scope, order)
  return giftCards ? { ...rest, giftCards } : rest
}

/**
 * A new order within its transaction, from what the transaction has written, without its timeline. Where a payment
 * delivers something at once, such as files, that has changed the order, so it is read.
 */
export async function readNewOrder(scope: Scope, order: NewOrder): Promise<(Order & { origin: string }) | null> {
  if (!order.lines.every(({ productType }) => isCounted(productType))) return readOrder(scope, order.id)
  return { ...order, origin: await knownOrigin(scope, order.origin) }
}

/** What other tables have of an order. */
type Parts = Pick<Order, 'tags' | 'lines' | 'fulfilments' | 'downloads' | 'events'> & {
  readonly refunds: readonly StoredRefund[]
}

/** An order from its row and what other tables have of it. */
export function toOrder(row: Selectable<OrderTables['orders']>, parts: Parts): Order & { origin: string } {
  const order = {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    state: row.state,
    paymentState: paymentStateOf(row),
    paymentMethod: row.payment_method,
    testMode: row.test_mode === 1,
    email: row.email,
    currency: row.currency,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cost_cents,
    taxCents: row.tax_cents,
    grandTotalCents: row.grand_total_cents,
    refundedCents: row.refunded_cents,
    owedCents: row.owed_cents,
    expectedCents: row.expected_cents,
    revision: row.revision,
    tags: parts.tags,
    ...orderDetails.read(row.details),
    lines: parts.lines,
    fulfilments: parts.fulfilments,
    downloads: parts.downloads,
    events: parts.events,
  }
  return { ...order, refunds: withRefundParts(order, parts.refunds) }
}

/** The lines of an order as they were bought, in order. */
export async function readLines({ database, websiteId }: Scope, orderId: string): Promise<OrderLine[]> {
  const { rows } = await selectLines(database, { websiteId, orderId })
  return rows.map(toLine)
}

/** A line of an order from its row. */
export const toLine = (row: Selectable<OrderTables['order_lines']>): OrderLine => ({
  id: row.id,
  productId: row.product_id,
  variantId: row.variant_id,
  sku: row.sku,
  quantity: row.quantity,
  fulfilledQuantity: row.fulfilled_quantity,
  refundedQuantity: row.refunded_quantity,
  removedQuantity: row.removed_quantity,
  unitPriceCents: row.unit_price_cents,
  totalCents: row.total_cents,
  ...orderLineDetails.read(row.details),
})

async function readFulfilments({ database, websiteId }: Scope, orderId: string): Promise<Order['fulfilments']> {
  const { rows } = await selectFulfilments(database, { websiteId, orderId })
  return rows.map(toFulfilment)
}

/** A fulfilment of an order from its row. */
export const toFulfilment = (row: Selectable<OrderTables['fulfilments']>): Order['fulfilments'][number] => ({
  id: row.id,
  at: row.at,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  trackingUrl: row.tracking_url,
  lines: parcelLines.read(row.lines),
})

async function readEvents({ database, websiteId }: Scope, orderId: string): Promise<Order['events']> {
  const { rows } = await selectEvents(database, { websiteId, orderId })
  return rows.map(toEvent)
}

/** An event of an order from its row. */
export const toEvent = (row: Selectable<OrderTables['order_events']>): Order['events'][number] => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  by: row.by_name,
  text: row.text,
})
