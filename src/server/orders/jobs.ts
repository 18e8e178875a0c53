import { z } from 'zod'
import { defineJob, type JobDefinition } from '#server/jobs/define-job.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'

const subject: NonNullable<JobDefinition<{ orderId: string }>['subject']> = async (
  { database, websiteId },
  { orderId },
) => {
  const row = await database
    .selectFrom('orders')
    .select('number')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row ? { title: `Order ${formatOrderNumber(row.number)}`, path: `/orders/${orderId}` } : null
}

export const orderEmailKinds = [
  'order-confirmation',
  'new-order',
  'order-shipped',
  'order-cancelled',
  'order-refunded',
  'order-edited',
  'downloads',
  'invoice',
] as const
export type OrderEmailKind = (typeof orderEmailKinds)[number]

/** Writes the emails about an order. */
export const writeOrderEmailsJob = defineJob({
  kind: 'write-order-letters',
  payload: z.object({
    orderId: z.string(),
    kinds: z.array(z.enum(orderEmailKinds)),
    /** The parcel of an `order-shipped` email. */
    fulfilmentId: z.string().optional(),
    /** The refund of an `order-refunded` email, and that of an edit. */
    refundId: z.string().optional(),
  }),
  subject,
})

/** Returns the money of an order's refunds. */
export const refundOrderJob = defineJob({
  kind: 'refund-order',
  payload: z.object({ orderId: z.string() }),
  // A day.
  attempts: 18,
  subject,
})
