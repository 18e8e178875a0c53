import { insertPaymentEvent } from '#server/payments/event-store.ts'
import type { ReceivedEvent } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { handlePaymentEventJob } from '../jobs.ts'

/** Stores an event with the job that handles it. An event that was stored before changes nothing. */
export async function storeEvent(
  scope: ChangeScope,
  method: PaymentMethodId,
  event: ReceivedEvent,
  now = Date.now(),
): Promise<void> {
  const eventId = await insertPaymentEvent(scope, method, event, now)
  if (eventId !== null && event.subject !== null) await scope.enqueue(handlePaymentEventJob, { eventId })
}
