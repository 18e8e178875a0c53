import { createElement } from 'react'
import type { RenderedEmail } from '#server/emails/email.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { subscriptionEmailTexts as texts } from '#server/emails/subscription-texts.ts'
import { emailTexts } from '#server/emails/texts.ts'
import { donationWords } from '#server/emails/words/default-words.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { SubscriptionEdit, SubscriptionEmailKind, writeSubscriptionEmailJob } from '#server/subscriptions/jobs.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription, type Subscription } from '#server/subscriptions/subscription-store.ts'
import { knownOrigin } from '#server/websites/known-origin.ts'
import type { Website } from '#server/websites/website.ts'
import { formatDate } from '#shared/dates/format.ts'
import { variable } from '#shared/emails/words/template.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { changedSubject, changesOf } from './changes-of.ts'
import type { EmailedSubscription } from './emailed-subscription.ts'

/**
 * The job that writes an email about a subscription. It is drawn outside of any transaction and written in one, which also
 * ends the job: a job that runs twice writes once.
 */
export function writeSubscriptionEmailHandler(services: Services): JobHandler<typeof writeSubscriptionEmailJob> {
  return async ({ websiteId, payload: { subscriptionId, kind, at, edits }, finish }) => {
    const scope = reading(services, { id: websiteId })
    const website = await services.websites.byId(websiteId)
    const subscription = await readSubscription(scope, subscriptionId)
    if (!website || !subscription || subscription.email === '') return
    // It was canceled, paused or charged meanwhile.
    if (kind === 'trial-ending' && !isInTrial(subscription)) return
    // Another email says that its method was removed.
    if (kind === 'payment-failed' && subscription.content.lostMethod) return
    const origin = await knownOrigin(scope, subscription.content.origin)
    const email = {
      kind: `subscription-${kind}`,
      to: subscription.email,
      replyTo: replyToOf(website),
      aboutId: subscriptionId,
      ...(await drawSubscriptionEmail(website, subscription, {
        ...{ kind, origin, at: at ?? Date.now(), edits: edits ?? [] },
        url: `${origin}${subscriptionPath(services.secret, websiteId, subscriptionId)}`,
      })),
    }
    await changing(services, { id: websiteId }, null, async (writing) => {
      await finish(writing.database)
      await writeEmail(services.env, writing, email)
    })
  }
}

const isInTrial = ({ state, cycles, content }: Subscription): boolean =>
  state === 'active' && content.plan.trial !== undefined && cycles === 1

/** What an email about a subscription says besides its words. */
interface Facts {
  readonly kind: SubscriptionEmailKind
  readonly origin: string
  /** When it happens, in milliseconds since 1970. */
  readonly at: number
  /** Where the buyer manages the subscription. */
  readonly url: string
  /** What was changed; empty in other emails. */
  readonly edits: readonly SubscriptionEdit[]
}

/** Draws an email about a subscription. */
export async function drawSubscriptionEmail(
  website: Website,
  subscription: EmailedSubscription,
  { kind, origin, at, url, edits }: Facts,
): Promise<RenderedEmail> {
  const [{ SubscriptionEmail }, { renderEmail }] = await Promise.all([
    import('#server/emails/subscription.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const isGiven = isDonation(subscription.content.item)
  const values = { 'customer.name': subscription.name, 'subscription.item': subscription.content.item.title }
  const subject = changedSubject(edits, variable('subscription.item'), isGiven)
  const usual = { ...(isGiven && donationWords(kind)), ...(subject !== undefined && { subject }) }
  const words = wordsOf(website, `subscription-${kind}`, values, usual)
  const facts =
    kind === 'changed' ? changesOf(edits, subscription, website, at) : factsOf(kind, subscription, website, at)
  const isOver = kind === 'ended' || kind === 'canceled'
  const shown = {
    website,
    origin,
    words,
    facts,
    url: isOver ? null : url,
    isGiven,
    isForBusiness: subscription.content.business !== null,
    isTest: subscription.isTest,
  }
  const shownSubject = subscription.isTest ? emailTexts.ofTestOrder(words.subject) : words.subject
  return { subject: shownSubject, ...renderEmail(createElement(SubscriptionEmail, shown)) }
}

function factsOf(
  kind: Exclude<SubscriptionEmailKind, 'changed'>,
  { content, currency }: EmailedSubscription,
  website: Website,
  at: number,
): string {
  const { title, unitPriceCents, quantity } = content.item
  const isGiven = isDonation(content.item)
  const method = content.keptMethod?.label ?? texts.yourMethod
  const day = formatDate(at, website.settings)
  const money = (cents: number) => formatMoney(cents * quantity, currency, moneyFormatOf(website.settings))
  switch (kind) {
    case 'payment-failed':
      return texts.retried(title, method, day)
    case 'paused':
      return content.pausedBy === 'payment'
        ? (isGiven ? texts.donationPausedByPayment : texts.pausedByPayment)(title, method)
        : (isGiven ? texts.donationPaused : texts.pausedByChoice)(title)
    case 'method-removed':
      return texts.methodRemoved(title, content.lostMethod?.label ?? texts.yourMethodAtFirst)
    case 'ended':
      return (isGiven ? texts.donationEnded : texts.ended)(title)
    case 'canceled':
      return (isGiven ? texts.donationCanceled : texts.canceled)(title)
    case 'trial-ending':
      return texts.trialEnds(title, { day, method, price: `${money(unitPriceCents)} ${planWords(content.plan) ?? ''}` })
    case 'price-change':
      return texts.newPrice(
        title,
        money(unitPriceCents),
        money(content.newPrice?.unitPriceCents ?? unitPriceCents),
        day,
      )
    case 'amount-changed':
      return texts.newAmount(title, money(unitPriceCents), planWords(content.plan) ?? '')
    case 'waiting':
      return (isGiven ? texts.donationWaiting : texts.waiting)(title)
  }
}
