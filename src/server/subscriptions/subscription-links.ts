import type { KeyObject } from 'node:crypto'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { priceAt, trialEndsAt } from '#shared/subscription-plans/rules.ts'
import { NO_PLAN_WORDS, oftenAt, planWords } from '#shared/subscription-plans/words.ts'
import type { SubscriptionContent } from '#shared/subscriptions/content.ts'
import { subscriptionPath } from './subscription-link.ts'
import { subscriptionsOfOrder } from './subscription-store.ts'

/** A subscription of an order for its buyer. */
export interface SubscriptionLink {
  readonly title: string
  /** How often it renews, as text; of a donation, with its amount. */
  readonly words: string
  /** The day of the next payment; null when none is due. */
  readonly nextDay: string | null
  /** What it costs when its trial ends, with how often; absent when it is in no trial. */
  readonly afterTrial?: string | undefined
  /** The page on which the buyer manages it. */
  readonly href: string
}

/** The subscriptions that an order began, or the one that it renewed. */
export async function subscriptionLinks(
  secret: KeyObject,
  scope: Scope,
  website: Pick<Website, 'id' | 'settings'>,
  orderId: string,
): Promise<SubscriptionLink[]> {
  const found = await subscriptionsOfOrder(scope, orderId)
  const { settings } = website
  return found.map(({ id, state, nextAt, cycles, currency, amountCents, content }) => ({
    title: content.item.title,
    words: wordsOf(content, (cents) => formatMoney(cents, currency, moneyFormatOf(website.settings))),
    nextDay: nextAt === null ? null : formatDate(nextAt, website.settings),
    ...(state === 'active' &&
      trialEndsAt(content, { cycles, timeZone: settings.timeZone }) !== null && {
        afterTrial: `${formatMoney(amountCents, currency, moneyFormatOf(settings))} ${planWords(content.plan) ?? NO_PLAN_WORDS}`,
      }),
    href: subscriptionPath(secret, website.id, id),
  }))
}

function wordsOf({ plan, item, ...prices }: SubscriptionContent, money: (cents: number) => string): string {
  const words = planWords(plan) ?? NO_PLAN_WORDS
  // Nothing is added to a donation; what else an order costs is known when it is sent.
  return isDonation(item) ? oftenAt(words, money(priceAt({ item, ...prices }, Date.now()) * item.quantity)) : words
}
