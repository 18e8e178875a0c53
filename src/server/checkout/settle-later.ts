import { enqueue } from '#server/jobs/enqueue.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { isOpen, readPayment } from '#server/payments/payment-store.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from '#server/payments/provider.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { chargeOf } from './charge.ts'
import { settlePaymentJob } from './jobs.ts'
import { endPayment, settlePayment } from './settle-payment.ts'

/** Delay of the first check after a reply was lost or a process ended, in milliseconds. */
export const FIRST_POLL_DELAY = 5_000
const POLL_DELAY = 20_000
/** A provider reviews a renewal for hours or days. */
const REVIEW_DELAY = 60 * 60 * 1000

/**
 * Settles payments without an answer: asks the provider for the result, places the order if the money moved, and
 * releases the stock when the time is over. A charge that appears after that is refunded.
 */
export function settlePaymentHandler(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>> = services.providers,
): JobHandler<typeof settlePaymentJob> {
  return ({ websiteId, payload }) => settleLater(services, providers, { websiteId, ...payload })
}

interface LatePayment {
  readonly websiteId: string
  readonly paymentId: string
  /** Whether the provider has just reported something about it. */
  readonly isReported?: boolean
}

/**
 * Settles one payment that is late, or looks at it again later.
 * @throws Error when its provider cannot be asked while its time lasts, or cannot be notified that it is over
 */
export async function settleLater(
  services: Services,
  providers: Readonly<Record<string, PaymentProvider>>,
  { websiteId, paymentId, isReported = false }: LatePayment,
): Promise<void> {
  const payment = await readPayment(reading(services, { id: websiteId }), paymentId)
  if (!payment || payment.orderId !== null) return
  const provider = providers[payment.method]!
  const charge = chargeOf(websiteId, payment)
  // Also repeated after a process ended between ending the payment and telling the provider.
  if (!isOpen(payment)) return provider.cancel(charge)
  const isOver = payment.expiresAt <= Date.now()
  // While the buyer's browser may do it, a refusal of what the buyer has chosen is not asked for again and again.
  const isMine = isReported || isOver || payment.state !== 'needs-confirmation'
  const outcome = await currentOutcome(provider, charge, isMine).catch((error: unknown) => {
    // Stock does not wait for a provider that cannot be reached: a charge that appears later is refunded below. A
    // renewal waits, because another try would be another charge.
    if (isOver && !charge.keptMethod) return null
    throw error
  })
  if (outcome?.state === 'charged' || outcome?.state === 'declined' || outcome?.state === 'awaiting') {
    await settlePayment(services, websiteId, payment, outcome)
    return
  }
  if (outcome?.state === 'unknown' && payment.reference === null)
    await settlePayment(services, websiteId, payment, outcome)
  // Its first answer was lost: the buyer waits for what there is to do.
  if (outcome?.state === 'needs-confirmation' && payment.state !== 'needs-confirmation' && !isOver)
    await settlePayment(services, websiteId, payment, outcome)
  // The money of a renewal may still move: another try could be a second charge.
  const isUndecided = charge.keptMethod !== undefined && outcome?.state === 'unknown'
  if (!isOver || isUndecided) {
    const runAt = isOver ? Date.now() + REVIEW_DELAY : Math.min(Date.now() + POLL_DELAY, payment.expiresAt)
    await enqueue(services.database, websiteId, settlePaymentJob, { paymentId }, { runAt })
    return
  }
  const isEnded = await changing(services, { id: websiteId }, null, (scope) => endPayment(scope, payment, 'expired'))
  if (isEnded) await provider.cancel(charge)
}

/** The state of a charge. One that its buyer has approved is completed, if it is to be. */
async function currentOutcome(
  provider: PaymentProvider,
  charge: Charge,
  isToBeCompleted: boolean,
): Promise<ChargeOutcome | null> {
  const found = await provider.find(charge)
  return found?.state === 'approved' && isToBeCompleted ? provider.confirm(charge, {}) : found
}
