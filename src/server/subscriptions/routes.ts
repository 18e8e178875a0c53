import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/subscriptions/api.ts'
import { changeSubscription, type SubscriptionAction } from './change-subscription.ts'
import { changeDonationAmount } from './donation-amounts.ts'
import { detailsOf, expectedOf, listSubscriptions } from './list-subscriptions.ts'
import { readSubscription } from './subscription-store.ts'

function actionOf({ action, nextAt }: BodyOf<typeof api.changeSubscriptionCall>): SubscriptionAction {
  if (action === 'pause') return { kind: 'pause', by: 'staff' }
  return action === 'skip' || action === 'unskip'
    ? { kind: action, ...(nextAt !== undefined && { nextAt }) }
    : { kind: action }
}

/** The owner's calls on subscriptions. */
export function subscriptionRoutes(services: Services): void {
  const { serve } = services

  serve(api.listSubscriptionsCall, async ({ website, query }) => {
    const scope = reading(services, website)
    const isFirst = query.after === undefined && query.orderId === undefined && !query.search
    const expected = isFirst ? await expectedOf(scope, Date.now()) : null
    return succeed({ ...(await listSubscriptions(scope, query)), expected })
  })

  serve(api.getSubscriptionCall, async ({ website, parameters: { subscriptionId } }) => {
    const subscription = await opened(website, subscriptionId)
    return subscription ? succeed({ subscription }) : fail('subscription-not-found')
  })

  serve(api.changeDonationAmountCall, async (call) => {
    const { website, parameters, body } = call
    const { subscriptionId } = parameters
    return ownerChange(
      services,
      call,
      (scope) => changeDonationAmount(scope, subscriptionId, body.amountCents),
      async () => ({ subscription: (await opened(website, subscriptionId))! }),
    )
  })

  serve(api.changeSubscriptionCall, async (call) => {
    const { website, parameters, body } = call
    const { subscriptionId } = parameters
    return ownerChange(
      services,
      call,
      (scope) => changeSubscription(scope, subscriptionId, actionOf(body)),
      async () => ({ subscription: (await opened(website, subscriptionId))! }),
    )
  })

  async function opened(website: Website, subscriptionId: string) {
    const scope = reading(services, website)
    const subscription = await readSubscription(scope, subscriptionId)
    return subscription && detailsOf(scope, subscription)
  }
}
