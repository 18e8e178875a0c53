import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { changeSubscription } from '#server/subscriptions/change-subscription.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import type { Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'

/**
 * Opens the page of the provider on which the buyer enters another card. A link leads there: the browser does not follow a form
 * to another site.
 * @returns its address; null when the provider has none, or did not answer
 */
export async function openCardPage(
  services: Services,
  website: Website,
  { id, state, paymentMethod, content }: Subscription,
): Promise<string | null> {
  const { methodChange } = services.providers[paymentMethod]
  if (!methodChange || !content.keptMethod || state === 'ended' || state === 'canceled') return null
  const returnUrl = `${content.origin}${subscriptionPath(services.secret, website.id, id)}`
  return methodChange.open(website.id, content.keptMethod, returnUrl).catch(() => null)
}

/**
 * Keeps the card that the buyer has entered at the provider. A payment that has failed is tried again at once with it.
 * Nothing changes where the page is not theirs, or was left.
 */
export async function keepOtherCard(
  services: Services,
  website: Website,
  { id, paymentMethod, content }: Subscription,
  reference: string,
): Promise<void> {
  if (!content.keptMethod) return
  const keptMethod = await services.providers[paymentMethod].methodChange
    ?.read(website.id, content.keptMethod, reference)
    .catch(() => null)
  if (!keptMethod || keptMethod.method === content.keptMethod.method) return
  await changing(services, website, null, (scope) => changeSubscription(scope, id, { kind: 'card', keptMethod }))
}
