import type { Services } from '#server/services.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { changing, reading } from '#server/stores.ts'
import { changeSubscription, type SubscriptionAction } from '#server/subscriptions/change-subscription.ts'
import { changeDonationAmount } from '#server/subscriptions/donation-amounts.ts'
import { isSubscriptionKey, subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription, type Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { sentenceOf } from '#shared/failures.ts'
import { decimalOf } from '#shared/money/money.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import type { SubscriptionState } from '#shared/subscription-plans/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { subscriptionScreen } from '#storefront/screens/subscription/screen.tsx'
import { pageTextsOf, subscriptionPageTexts as texts } from '#storefront/screens/subscription/texts.ts'
import { changesMethod, keepOtherCard, openCardPage } from './change-card.ts'
import { describeSubscription, type TypedChange } from './describe-subscription.ts'
import { type DonationAmount, readAction } from './read-action.ts'

/** The page on which the buyer of a subscription manages it. The key of its link allows it. */
export function registerSubscriptionPage(services: Services, serve: ServePage): void {
  const { secret } = services

  serve('GET', '/subscription/:subscriptionId', async (page, request) => {
    const subscription = await subscriptionOf(page, request.params)
    if (!subscription) return showNotFound(page, { isPersonal: true })
    if (page.query.get('change') === 'card') {
      const opened = await openCardPage(services, page.website, subscription)
      return opened ?? show(page, subscription, { problem: texts.cardPageNotOpened, status: 502 })
    }
    const reference = page.query.get('card')
    if (reference !== null) {
      const isKept = await keepOtherCard(services, page.website, subscription, reference)
      // The address without the reference can be reloaded.
      if (isKept) return doneAt(page.website, subscription, 'card')
      return show(page, subscription, { problem: texts.methodNotChanged, status: 409 })
    }
    return show(page, subscription, { done: doneSentence(page.query.get('done'), subscription) })
  })

  serve('POST', '/subscription/:subscriptionId', async (page, request) => {
    const { website } = page
    const subscription = await subscriptionOf(page, request.params)
    if (!subscription) return showNotFound(page, { isPersonal: true })
    const read = readAction(request.body, subscription, website.settings)
    if (!read.ok) {
      const { typed, typedAmount = null, problem } = read
      return show(page, subscription, { typed, typedAmount, problem, status: problem === null ? 200 : 400 })
    }
    const changed = await changing(services, website, null, async (scope) =>
      read.action.kind === 'amount'
        ? await changeDonationAmount(scope, subscription.id, read.action.cents)
        : await changeSubscription(scope, subscription.id, read.action),
    )
    // A reload must not do it again.
    if (changed.ok) return doneAt(website, subscription, read.action.kind)
    const now = (await subscriptionOf(page, request.params)) ?? subscription
    const typedAmount = read.action.kind === 'amount' ? decimalOf(read.action.cents, now.currency) : null
    const refused = { problem: sentenceOf(changed.failure), status: statusOf[changed.failure.code] }
    return show(page, now, { ...refused, typedAmount })
  })

  const doneAt = (website: Website, { id }: Subscription, kind: Kind) =>
    `${subscriptionPath(secret, website.id, id)}&done=${kind}`

  async function subscriptionOf({ website, query }: PageRequest, parameters: unknown): Promise<Subscription | null> {
    const { subscriptionId } = parameters as { subscriptionId: string }
    const isAllowed = isSubscriptionKey(secret, website.id, subscriptionId, query.get('key') ?? '')
    return isAllowed ? readSubscription(reading(services, website), subscriptionId) : null
  }

  async function show(
    page: PageRequest,
    subscription: Subscription,
    { typed = null, typedAmount = null, done = null, problem = null, status = 200 }: Shown,
  ): Promise<RenderedPage> {
    const { website } = page
    const described = await describeSubscription(reading(services, website), website, secret, subscription, {
      typed,
      typedAmount,
      changesCard: changesMethod(services, subscription),
    })
    const rendered = renderPage({
      site: await siteOf(page),
      files: page.files,
      isPersonal: true,
      status,
      screen: subscriptionScreen,
      head: {
        pageType: pageTypes.page,
        title: pageTextsOf(described.isGiven).title,
        description: '',
        path: '/subscription',
        canonicalPath: null,
      },
      model: { ...described, done, problem },
    })
    // The URL contains the key: it must never be sent in a Referer.
    return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
  }
}

interface Shown {
  readonly typed?: TypedChange | null
  /** What a donor has typed as their new amount. */
  readonly typedAmount?: string | null
  readonly done?: string | null
  readonly problem?: string | null
  readonly status?: number
}

type Kind = (SubscriptionAction | DonationAmount)['kind']

/** Which text of the page says that it is done. */
const doneTexts = {
  card: 'saved',
  skip: 'skipped',
  unskip: 'unskipped',
  pause: 'paused',
  resume: 'resumed',
  cancel: 'canceled',
  change: 'saved',
  amount: 'amountSaved',
} as const satisfies Readonly<Record<Kind, keyof typeof texts>>

/** The state that a sentence is true in; an address that was kept for later must not contradict the page. */
const trueIn: Readonly<Partial<Record<Kind, readonly SubscriptionState[]>>> = {
  card: ['active', 'past-due', 'paused'],
  skip: ['active', 'past-due'],
  unskip: ['active', 'past-due'],
  change: ['active', 'past-due', 'paused'],
  amount: ['active', 'past-due', 'paused'],
  pause: ['paused'],
  resume: ['active', 'past-due'],
  cancel: ['canceled'],
}

function doneSentence(kind: string | null, { state, content }: Subscription): string | null {
  const name = kind === null ? undefined : ownValue(doneTexts, kind)
  const sentence = name && pageTextsOf(isDonation(content.item))[name]
  const states = kind === null ? undefined : ownValue(trueIn, kind)
  return sentence && (states?.includes(state) ?? true) ? sentence : null
}
