import { subscriptionEmailTexts as texts } from '#server/emails/subscription-texts.ts'
import type { SubscriptionEdit } from '#server/subscriptions/jobs.ts'
import type { Website } from '#server/websites/website.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import type { EmailedSubscription } from './emailed-subscription.ts'

/**
 * What has changed of a subscription, and what happens next, as sentences.
 * @param at of the payment that was skipped
 */
export function changesOf(
  edits: readonly SubscriptionEdit[],
  { content, state, nextAt }: EmailedSubscription,
  { settings }: Website,
  at: number,
): string {
  const { title, quantity } = content.item
  const address = content.shippingAddress
  const sentences = edits.map((edit) => {
    switch (edit) {
      case 'skip':
        return texts.changed.skip(title, formatDate(at, settings))
      case 'card':
        return texts.changed.card(title, content.keptMethod?.label ?? texts.yourMethod)
      case 'quantity':
        return texts.changed.quantity(title, quantity)
      case 'address':
        return address
          ? texts.changed.address(title, addressLines(address as Address, { locale: settings.locale }).join(', '))
          : ''
      default:
        return texts.changed[edit](title)
    }
  })
  const next =
    state === 'paused'
      ? texts.nextWhenResumed
      : nextAt === null
        ? ''
        : nextAt <= Date.now()
          ? texts.nextToday
          : texts.nextOn(formatDate(nextAt, settings))
  return [...sentences, next].filter(Boolean).join(' ')
}
