import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { listPaymentIds } from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { slotId } from '#shared/slots/rules.ts'
import type { WantedSlot } from '#shared/slots/schema.ts'

/**
 * Takes one place of a slot and of its day for a payment; refused when either is full: the caller rolls back. Each limit
 * is one conditional statement, so that buyers at the same moment cannot go beyond it.
 */
export async function claimSlot(
  scope: ChangeScope,
  paymentId: string,
  { methodId, slot, slotCapacity, dayCapacity }: WantedSlot,
): Promise<Result<void, 'slot-unavailable'>> {
  const id = slotId(slot)
  // The day first, so that two buyers never wait for each other.
  if (!(await countOne(scope, methodId, slot.date, dayCapacity))) return fail('slot-unavailable')
  if (!(await countOne(scope, methodId, id, slotCapacity))) return fail('slot-unavailable')
  await scope.database
    .insertInto('slot_bookings')
    .values({ website_id: scope.websiteId, payment_id: paymentId, method_id: methodId, slot: id })
    .execute()
  return succeed(undefined)
}

/** Counts one more order, unless there are as many as the limit. */
async function countOne(
  { database, websiteId }: ChangeScope,
  methodId: string,
  slot: string,
  limit: number | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('slot_counts')
    .values({ website_id: websiteId, method_id: methodId, slot, booked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'method_id', 'slot'])
        .doUpdateSet((set) => ({ booked: set('slot_counts.booked', '+', 1) }))
        .where('slot_counts.booked', '<', limit ?? Number.MAX_SAFE_INTEGER),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives the slot of a payment back, once: when it failed, or its order was canceled. */
export async function releaseSlot({ database, websiteId }: ChangeScope, paymentId: string): Promise<void> {
  const booking = await database
    .deleteFrom('slot_bookings')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .returning(['method_id', 'slot'])
    .executeTakeFirst()
  if (!booking) return
  for (const slot of [booking.slot.slice(0, 10), booking.slot])
    await database
      .updateTable('slot_counts')
      .set((set) => ({ booked: set('booked', '-', 1) }))
      .where('website_id', '=', websiteId)
      .where('method_id', '=', booking.method_id)
      .where('slot', '=', slot)
      .execute()
}

/** Gives the slot of a canceled order back. */
export async function releaseSlotOfCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  for (const paymentId of await listPaymentIds(scope, order.id)) await releaseSlot(scope, paymentId)
}
