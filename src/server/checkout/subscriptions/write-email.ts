import { createElement } from 'react'
import { subscriptionEmailTexts as texts } from '#server/emails/subscription-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { SubscriptionEmailKind, writeSubscriptionEmailJob } from '#server/subscriptions/jobs.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription, type Subscription } from '#server/subscriptions/subscription-store.ts'
import type { Website } from '#server/websites/website.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'

/**
 * The job that writes an email about a subscription. It is drawn outside of any transaction and written in one, which also
 * ends the job: a job that runs twice writes once.
 */
export function writeSubscriptionEmailHandler(services: Services): JobHandler<typeof writeSubscriptionEmailJob> {
  return async ({ websiteId, payload: { subscriptionId, kind, at }, finish }) => {
    const scope = reading(services, { id: websiteId })
    const website = await services.websites.byId(websiteId)
    const subscription = await readSubscription(scope, subscriptionId)
    if (!website || !subscription || subscription.email === '') return
    const [{ SubscriptionEmail }, { renderEmail }] = await Promise.all([
      import('#server/emails/subscription.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const { contactEmail, orderNotificationEmail } = website.settings
    const { item, origin } = subscription.content
    const email = {
      kind: `subscription-${kind}`,
      to: subscription.email,
      replyTo: contactEmail || orderNotificationEmail,
      subject: texts.subjects[kind](item.title),
      aboutId: subscriptionId,
      ...renderEmail(
        createElement(SubscriptionEmail, {
          website,
          origin,
          title: texts.titles[kind],
          words: wordsOf(kind, subscription, website, at ?? Date.now()),
          url: `${origin}${subscriptionPath(services.secret, websiteId, subscriptionId)}`,
        }),
      ),
    }
    await changing(services, { id: websiteId }, null, async (writing) => {
      await finish(writing.database)
      await writeEmail(services.env, writing, email)
    })
  }
}

function wordsOf(
  kind: SubscriptionEmailKind,
  { content, currency }: Subscription,
  website: Website,
  at: number,
): string {
  const { title, unitPriceCents, quantity } = content.item
  const method = content.keptMethod?.label ?? texts.yourCard
  const day = formatDate(at, website.settings)
  const money = (cents: number) => formatMoney(cents * quantity, currency, moneyFormatOf(website.settings))
  switch (kind) {
    case 'payment-failed':
      return texts.retried(title, method, day)
    case 'paused':
      return content.pausedBy === 'payment' ? texts.pausedByPayment(title, method) : texts.pausedByChoice(title)
    case 'price-change':
      return texts.newPrice(
        title,
        money(unitPriceCents),
        money(content.newPrice?.unitPriceCents ?? unitPriceCents),
        day,
      )
    default:
      return texts[kind](title)
  }
}
