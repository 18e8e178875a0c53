import type { Subscription } from '#server/subscriptions/subscription-store.ts'
import type { SubscriptionContent } from '#shared/subscriptions/content.ts'

/** What emails say of a subscription. */
export interface EmailedSubscription extends Pick<Subscription, 'currency' | 'name' | 'state' | 'nextAt' | 'isTest'> {
  readonly content: Pick<
    SubscriptionContent,
    'business' | 'keptMethod' | 'lostMethod' | 'newPrice' | 'pausedBy' | 'plan' | 'shippingAddress'
  > & {
    readonly item: Pick<SubscriptionContent['item'], 'title' | 'unitPriceCents' | 'quantity' | 'productType'>
  }
}
