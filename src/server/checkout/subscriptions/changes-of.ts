import { subscriptionEmailTexts as texts } from '#server/emails/subscription-texts.ts'
import type { SubscriptionEdit } from '#server/subscriptions/jobs.ts'
import type { Website } from '#server/websites/website.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { priceAt } from '#shared/subscription-plans/rules.ts'
import type { EmailedSubscription } from './emailed-subscription.ts'

/**
 * The usual subject of an email about changes, around the name of the product; undefined where no change was named.
 */
export function changedSubject(edits: readonly SubscriptionEdit[], item: string, isGiven: boolean): string | undefined {
  const subjects = isGiven ? { ...texts.changedSubjects, ...texts.donation.changedSubjects } : texts.changedSubjects
  if (edits.includes('quantity') && edits.includes('address')) return subjects.quantityAndAddress(item)
  // A new payment method can resume it, which matters more.
  const most = edits.includes('resume') ? 'resume' : edits[0]
  return most && subjects[most](item)
}

/**
 * What has changed of a subscription, and what happens next, as sentences.
 * @param at of the payment that was skipped
 */
export function changesOf(
  edits: readonly SubscriptionEdit[],
  { content, state, nextAt, currency }: EmailedSubscription,
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
          ? texts.changed.address(
              title,
              addressLines(address as Address, { locale: settings.locale, regions }).join(', '),
            )
          : ''
      default:
        return texts.changed[edit](title)
    }
  })
  function nextSentence(): string {
    if (state === 'paused') return texts.nextWhenResumed
    if (nextAt === null) return ''
    const isGiven = isDonation(content.item)
    // The price that the renewal uses; its shipping and taxes are those of its day.
    const price = formatMoney(priceAt(content, nextAt) * quantity, currency, moneyFormatOf(settings))
    if (nextAt <= Date.now()) return (isGiven ? texts.nextDonationToday : texts.nextPaymentToday)(price)
    return (isGiven ? texts.nextDonation : texts.nextPayment)(price, formatDate(nextAt, settings))
  }
  return [...sentences, nextSentence()].filter(Boolean).join(' ')
}
