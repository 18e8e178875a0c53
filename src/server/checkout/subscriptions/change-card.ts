import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { changeSubscription } from '#server/subscriptions/change-subscription.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import type { Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'
import { isOver } from '#shared/subscription-plans/rules.ts'

/**
 * Opens the page of the provider on which the buyer enters another payment method. A link leads there: the browser does
 * not follow a form to another site.
 * @returns its address; null when the provider has none, or did not answer
 */
export async function openCardPage(
  services: Services,
  website: Website,
  { id, state, paymentMethod, content }: Subscription,
): Promise<string | null> {
  const { methodChange } = services.providers[paymentMethod]
  if (!methodChange || isOver(state)) return null
  return methodChange.open(website.id, methodOf(content), pageOf(services, website, { id, content })).catch(() => null)
}

/** Whether the buyer of a subscription can choose another payment method. */
export function changesMethod(
  { providers }: Pick<Services, 'providers'>,
  { paymentMethod, content }: Pick<Subscription, 'paymentMethod' | 'content'>,
): boolean {
  const { methodChange } = providers[paymentMethod]
  return methodChange !== undefined && (methodChange.worksWithoutKept === true || methodOf(content) !== null)
}

/** The method that is charged, or was until it was removed. */
const methodOf = ({ keptMethod, lostMethod }: Subscription['content']) => keptMethod ?? lostMethod

const pageOf = ({ secret }: Services, website: Website, { id, content }: Pick<Subscription, 'id' | 'content'>) =>
  `${content.origin}${subscriptionPath(secret, website.id, id)}`

/**
 * Keeps the method that the buyer has entered at the provider. A payment that has failed is tried again at once with it,
 * and a subscription that has lost its method goes on.
 * @returns false where nothing was kept: the page is not theirs, was left, or the provider did not answer
 */
export async function keepOtherCard(
  services: Services,
  website: Website,
  { id, paymentMethod, content }: Subscription,
  reference: string,
): Promise<boolean> {
  const keptMethod = await services.providers[paymentMethod].methodChange
    ?.read(website.id, methodOf(content), reference, pageOf(services, website, { id, content }))
    .catch(() => null)
  if (!keptMethod) return false
  if (keptMethod.method === content.keptMethod?.method) return true
  const changed = await changing(services, website, null, (scope) =>
    changeSubscription(scope, id, { kind: 'card', keptMethod }),
  )
  return changed.ok
}
