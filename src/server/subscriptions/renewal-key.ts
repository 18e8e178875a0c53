import { RetryLater } from '#server/jobs/run-job.ts'
import type { Subscription } from './subscription-store.ts'

/** The idempotency key of the payment of a renewal: each period has one for each try. */
export const renewalKey = ({ id, nextIndex, tries }: Pick<Subscription, 'id' | 'nextIndex' | 'tries'>): string =>
  `renewal ${id} ${nextIndex} ${tries}`

/** Thrown by the job of a renewal whose subscription someone else has just changed. */
export const changedMeanwhile = () => new RetryLater('The subscription is being changed.', 1_000)
