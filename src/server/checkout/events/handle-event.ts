import type { JobHandler } from '#server/jobs/worker.ts'
import { writeDispute } from '#server/payments/dispute-store.ts'
import { markEventHandled, readPaymentEvent } from '#server/payments/event-store.ts'
import { findPaymentByReference } from '#server/payments/find-payment.ts'
import { findPaymentByKey } from '#server/payments/payment-store.ts'
import type { EventSource, EventSubject } from '#server/payments/provider.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { handlePaymentEventJob } from '../jobs.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'
import { settleLater } from '../settle-later.ts'
import { followMethod } from '../subscriptions/method-events.ts'

/**
 * Handles an event of a provider: whatever it says, the state is read from the provider. So events may come late, in any
 * order, and be handled again.
 */
export function handlePaymentEventHandler(services: Services): JobHandler<typeof handlePaymentEventJob> {
  return async ({ websiteId, payload }) => {
    const scope = reading(services, { id: websiteId })
    const event = await readPaymentEvent(scope, payload.eventId)
    if (!event?.subject) return
    const source = services.providers[event.method].events
    if (source) await handle(event.subject, event.method, source)
    await markEventHandled(scope, event.id, Date.now())

    async function handle(subject: EventSubject, method: PaymentMethodId, events: EventSource): Promise<void> {
      if (subject.kind === 'charge') {
        const payment = await findPaymentByKey(scope, subject.key)
        if (payment?.method === method)
          await settleLater(services, services.providers, { websiteId, paymentId: payment.id, isReported: true })
        return
      }
      if (subject.kind === 'refunds') {
        const payment = await findPaymentByReference(scope, method, subject.charge)
        if (payment) await recordRefunds(services, websiteId, payment, events)
        return
      }
      if (subject.kind === 'method') return followMethod(services, websiteId, method, subject)
      const dispute = await events.findDispute(websiteId, subject.dispute)
      const payment = await findPaymentByReference(scope, method, dispute.charge)
      if (payment) await writeDispute(scope, payment.id, dispute, Date.now())
    }
  }
}
