import { drawSubscriptionEmail } from '#server/checkout/subscriptions/write-email.ts'
import type { SubscriptionEmailKind } from '#server/subscriptions/jobs.ts'
import { readSubscription } from '#server/subscriptions/subscription-store.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleSubscription } from './examples.ts'
import { latestIn } from './latest.ts'

/** An email about the last subscription, or about an example of one. */
export async function drawSubscription(
  { scope, website, origin, now }: PreviewFacts,
  event: SubscriptionEmailKind,
): Promise<Preview> {
  const id = await latestIn(scope, 'subscriptions')
  const found = id === null ? null : await readSubscription(scope, id)
  const email = await drawSubscriptionEmail(website, found ?? exampleSubscription(website), {
    ...{ kind: event, origin, at: now + 14 * DAY_MILLISECONDS, url: origin },
    edits: ['skip'],
  })
  return { email, isExample: found === null }
}
