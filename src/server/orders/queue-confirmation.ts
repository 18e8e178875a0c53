import type { PayloadOf } from '#server/jobs/define-job.ts'
import type { ChangeScope } from '#server/scope.ts'
import { writeOrderEmailsJob } from './jobs.ts'
import type { WrittenOrder } from './lifecycle.ts'

/** The emails to the buyer and the owner about a new order. */
export const confirmationOf = ({ order }: WrittenOrder): PayloadOf<typeof writeOrderEmailsJob> => ({
  orderId: order.id,
  kinds: ['order-confirmation', 'new-order'],
})

/** Queues the emails about a new order. */
export async function queueConfirmation(scope: ChangeScope, order: WrittenOrder): Promise<void> {
  await scope.enqueue(writeOrderEmailsJob, confirmationOf(order))
}
