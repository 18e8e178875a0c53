import { z } from 'zod'
import { defineJob, type JobDefinition } from '#server/jobs/define-job.ts'
import { formatSubscriptionNumber } from '#shared/subscription-plans/rules.ts'

const subject: NonNullable<JobDefinition<{ subscriptionId: string }>['subject']> = async (
  { database, websiteId },
  { subscriptionId },
) => {
  const row = await database
    .selectFrom('subscriptions')
    .select('number')
    .where('website_id', '=', websiteId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  const title = row && `Subscription ${formatSubscriptionNumber(row.number)}`
  return title ? { title, path: `/subscriptions/${subscriptionId}` } : null
}

/** Renews a subscription that is due. One that is not due any more, or was renewed, is left as it is. */
export const renewSubscriptionJob = defineJob({
  kind: 'renew-subscription',
  payload: z.object({ subscriptionId: z.string() }),
  // Three days.
  attempts: 26,
  subject,
})

/** Asks the provider what it has kept of the payment that began a subscription. */
export const findKeptMethodJob = defineJob({
  kind: 'find-kept-method',
  payload: z.object({ subscriptionId: z.string() }),
  attempts: 26,
  subject,
})

/** What an email about a subscription says. */
const subscriptionEmailKinds = [
  'payment-failed',
  'paused',
  'method-removed',
  'ended',
  'canceled',
  'waiting',
  'price-change',
  'amount-changed',
  'trial-ending',
  'changed',
] as const
export type SubscriptionEmailKind = (typeof subscriptionEmailKinds)[number]

/** What the email "changed" is about. */
const subscriptionEdits = ['skip', 'unskip', 'resume', 'card', 'quantity', 'address'] as const
export type SubscriptionEdit = (typeof subscriptionEdits)[number]

/** Writes an email about a subscription to its buyer. */
export const writeSubscriptionEmailJob = defineJob({
  kind: 'write-subscription-letter',
  payload: z.object({
    subscriptionId: z.string(),
    kind: z.enum(subscriptionEmailKinds),
    /** When a payment is tried again or was skipped, a new price begins or a trial ends; absent where nothing happens later. */
    at: z.int().optional(),
    /** What was changed; absent in other emails. */
    edits: z.array(z.enum(subscriptionEdits)).optional(),
  }),
  subject,
})
