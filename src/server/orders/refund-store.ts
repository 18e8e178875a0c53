import { sql } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { leftOf } from '#shared/orders/rules.ts'
import { refundTransitions, statesBefore } from '#shared/orders/transitions.ts'
import { refundParts } from './documents.ts'
import { moveOrder } from './move-order.ts'
import { readLines } from './read-order.ts'

/** A refund of an order, in cents of its currency. */
export interface NewRefund {
  readonly orderId: string
  /** An owner's name, or the provider's; empty for the shop itself. */
  readonly by: string
  /** Includes shipping and taxes. */
  readonly cents: number
  readonly shippingCents: number
  /** The restocking fee that `cents` is less by; absent: none. */
  readonly feeCents?: number
  readonly isByHand: boolean
  /** Whether an edit has made the order cheaper; absent: no. */
  readonly isOfEdit?: boolean
  /** The part of it that pays for new items of the order: this money does not move. Absent: none. */
  readonly exchangedCents?: number
  readonly reason: string
  readonly notifyBuyer: boolean
  /** The caller's key; null where nobody requested it here. */
  readonly requestKey: string | null
  /** What it takes of the parts of the order, with their taxes: `partsOfRefund`. */
  readonly parts: OrderRefund['parts']
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    /** How many of them no longer have to be fulfilled. */
    readonly unfulfilledQuantity: number
    readonly cents: number
    /** Whether its items were returned to stock. */
    readonly restocked: boolean
  }[]
}

/** Locks an order until the commit: refunds of one order happen one after the other. */
export async function lockOrder({ database, websiteId }: ChangeScope, orderId: string): Promise<void> {
  await database
    .updateTable('orders')
    .set((set) => ({ refunded_cents: set.ref('refunded_cents') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
}

/** Whether a request has made its refund before. */
export async function isRefundRequested(
  { database, websiteId }: Scope,
  orderId: string,
  requestKey: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('refunds')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Inserts a refund whose money has not been returned yet. What it takes from the order no longer has to be fulfilled:
 * when nothing else has, the order is fulfilled.
 * @returns its id; null when more pieces would be refunded than there are: the caller then rolls back
 */
export async function insertRefund(scope: ChangeScope, refund: NewRefund): Promise<string | null> {
  const { database, websiteId } = scope
  const id = newId()
  await insertRows(database, 'refunds', [
    {
      website_id: websiteId,
      id,
      order_id: refund.orderId,
      at: Date.now(),
      by_name: refund.by,
      cents: refund.cents,
      shipping_cents: refund.shippingCents,
      fee_cents: refund.feeCents ?? 0,
      done_at: null,
      state: 'pending',
      by_hand: refund.isByHand ? 1 : 0,
      of_edit: refund.isOfEdit ? 1 : 0,
      exchanged_cents: refund.exchangedCents ?? 0,
      reason: refund.reason,
      notify_buyer: refund.notifyBuyer ? 1 : 0,
      request_key: refund.requestKey,
      parts: refundParts.write(refund.parts),
    },
  ])
  for (const { lineId, quantity, unfulfilledQuantity } of refund.lines) {
    const { numUpdatedRows } = await database
      .updateTable('order_lines')
      .set((set) => ({
        refunded_quantity: set('refunded_quantity', '+', quantity),
        removed_quantity: set('removed_quantity', '+', unfulfilledQuantity),
      }))
      .where('website_id', '=', websiteId)
      .where('order_id', '=', refund.orderId)
      .where('id', '=', lineId)
      .where(sql<boolean>`refunded_quantity + ${quantity} <= quantity`)
      .where(sql<boolean>`fulfilled_quantity + removed_quantity + ${unfulfilledQuantity} <= quantity`)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return null
  }
  await insertRows(
    database,
    'refund_lines',
    refund.lines.map((line) => ({
      website_id: websiteId,
      refund_id: id,
      line_id: line.lineId,
      quantity: line.quantity,
      cents: line.cents,
      restocked: line.restocked ? 1 : 0,
    })),
  )
  if (refund.lines.some(({ unfulfilledQuantity }) => unfulfilledQuantity > 0)) {
    const lines = await readLines(scope, refund.orderId)
    if (lines.every((line) => leftOf(line) === 0)) await moveOrder(scope, refund.orderId, 'open', 'fulfilled')
  }
  return id
}

/** A refund's row as its job needs it. */
export interface StoredRefund {
  readonly id: string
  readonly orderId: string
  readonly state: OrderRefund['state']
  readonly by: string
  readonly notifyBuyer: boolean
  readonly isOfEdit: boolean
}

const columns = ['id', 'order_id', 'state', 'by_name', 'notify_buyer', 'of_edit'] as const

/** A refund; null when the website has none with that id. */
export async function findRefund({ database, websiteId }: Scope, refundId: string): Promise<StoredRefund | null> {
  const row = await database
    .selectFrom('refunds')
    .select(columns)
    .where('website_id', '=', websiteId)
    .where('id', '=', refundId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    by: row.by_name,
    notifyBuyer: row.notify_buyer === 1,
    isOfEdit: row.of_edit === 1,
  }
}

/** The refunds of an order whose money has not been returned yet. */
export function listOpenRefunds({ database, websiteId }: Scope, orderId: string): Promise<{ id: string }[]> {
  return database
    .selectFrom('refunds')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute()
}

/** Moves a refund to a state; false when it is there, or cannot get there. */
export async function moveRefund(
  { database, websiteId }: ChangeScope,
  refundId: string,
  to: OrderRefund['state'],
  changes: { readonly failure?: string; readonly isByHand?: boolean } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('refunds')
    .set({
      state: to,
      done_at: to === 'done' ? Date.now() : null,
      failure: changes.failure ?? '',
      ...(changes.isByHand !== undefined && { by_hand: changes.isByHand ? 1 : 0 }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', refundId)
    .where('state', 'in', statesBefore<OrderRefund['state']>(refundTransitions, to))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records again what a refund takes of the parts of its order: others may have been made since it failed. */
export async function writeRefundParts(
  { database, websiteId }: ChangeScope,
  refundId: string,
  parts: OrderRefund['parts'],
): Promise<void> {
  await database
    .updateTable('refunds')
    .set({ parts: refundParts.write(parts) })
    .where('website_id', '=', websiteId)
    .where('id', '=', refundId)
    .execute()
}
