import type { EmailKind } from '#shared/emails/words/kinds.ts'
import type { EmailWords } from '#shared/emails/words/schema.ts'
import { variable } from '#shared/emails/words/template.ts'
import { cartReminderTexts } from '../cart-reminder-texts.ts'
import { donationSummaryTexts } from '../donation-summary-texts.ts'
import { orderEditedTexts } from '../order-edited-texts.ts'
import {
  downloadsTexts,
  type HandoverTexts,
  invoiceEmailTexts,
  orderCanceledTexts,
  orderCompleteTexts,
  orderConfirmationTexts,
  orderReadyTexts,
  orderRefundedTexts,
  orderShippedTexts,
} from '../order-texts.ts'
import { ownPricesEmailTexts } from '../own-prices-texts.ts'
import { paymentLinkEmailTexts } from '../payment-link-texts.ts'
import { restockEmailTexts } from '../restock-texts.ts'
import { type BuyerReturnEmail, returnEmailTexts } from '../return-texts.ts'
import { reviewEmailTexts } from '../review-texts.ts'
import { subscriptionEmailTexts } from '../subscription-texts.ts'
import { exemptionEmailTexts } from '../tax-exemption-texts.ts'
import { emailTexts, giftCardTexts, newsletterConfirmationTexts, newsletterWelcomeTexts } from '../texts.ts'
import { withdrawalEmailTexts } from '../withdrawal-texts.ts'

// The catalogues write their sentences around whatever they get: here, around variables.
const site = variable('site.name')
const number = variable('order.number')
const product = variable('product.title')
const amount = variable('gift_card.amount')
const list = variable('list.name')

const words = (subject: string, heading: string, introduction: string, closing = ''): EmailWords => ({
  ...{ subject, heading, introduction, closing },
})

const handover = (texts: HandoverTexts) =>
  words(texts.subject(number), texts.title, texts.whole(number, variable('package.date')), emailTexts.replyAboutOrder)

const returned = (kind: BuyerReturnEmail) => {
  const subject = returnEmailTexts.subjects[kind](number)
  return words(subject, subject, returnEmailTexts.leads[kind], returnEmailTexts.reply)
}

const decided = (state: 'accepted' | 'refused' | 'refunded') =>
  words(
    withdrawalEmailTexts.decidedSubject[state](site),
    withdrawalEmailTexts.decidedTitle[state],
    '',
    withdrawalEmailTexts.reply,
  )

const subscription = (kind: keyof typeof subscriptionEmailTexts.titles) =>
  words(
    subscriptionEmailTexts.subjects[kind](variable('subscription.item')),
    subscriptionEmailTexts.titles[kind],
    '',
    subscriptionEmailTexts.reply,
  )

/** The usual words of an email about a donation that is given again and again, where they are not those of a subscription. */
export function donationWords(kind: keyof typeof subscriptionEmailTexts.titles): Partial<EmailWords> {
  const { subjects, titles, reply } = subscriptionEmailTexts.donation
  if (!isOfDonation(kind)) return { closing: reply }
  return { subject: subjects[kind](variable('subscription.item')), heading: titles[kind], closing: reply }
}

const isOfDonation = (kind: string): kind is keyof typeof subscriptionEmailTexts.donation.titles =>
  Object.hasOwn(subscriptionEmailTexts.donation.titles, kind)

/**
 * The usual words of every email, with variables. An email whose introduction is empty begins with what it has to say in
 * any case.
 */
export const defaultWords: Readonly<Record<EmailKind, EmailWords>> = {
  'order-confirmation': words(
    orderConfirmationTexts.subject(number),
    orderConfirmationTexts.thankYouBy(variable('customer.first_name')),
    orderConfirmationTexts.received(number, variable('order.date')),
    emailTexts.replyAboutOrder,
  ),
  'order-edited': words(
    orderEditedTexts.subject(number),
    orderEditedTexts.title,
    orderEditedTexts.changed(number),
    emailTexts.replyAboutOrder,
  ),
  'order-payment-due': words(
    orderEditedTexts.subjectOwing(number),
    orderEditedTexts.titleOwing,
    orderEditedTexts.changed(number),
    emailTexts.replyAboutOrder,
  ),
  'payment-link': words(
    paymentLinkEmailTexts.subject(site),
    paymentLinkEmailTexts.title,
    paymentLinkEmailTexts.lead(site, variable('order.total')),
    paymentLinkEmailTexts.reply,
  ),
  downloads: words(
    downloadsTexts.subject(number),
    downloadsTexts.title(2),
    downloadsTexts.hereAre(2, number),
    downloadsTexts.reply,
  ),
  invoice: words(
    invoiceEmailTexts.title(variable('document.title')),
    invoiceEmailTexts.title(variable('document.title')),
    invoiceEmailTexts.about(number),
    invoiceEmailTexts.reply,
  ),
  'order-cancelled': words(
    orderCanceledTexts.subject(number),
    orderCanceledTexts.title,
    orderCanceledTexts.canceled(number),
    orderCanceledTexts.reply,
  ),
  'order-refunded': words(
    orderRefundedTexts.subject(number),
    orderRefundedTexts.title(variable('refund.amount')),
    orderRefundedTexts.about(number),
    orderRefundedTexts.reply,
  ),
  'order-shipped': handover(orderShippedTexts),
  'order-ready': handover(orderReadyTexts),
  'order-complete': handover(orderCompleteTexts),
  'return-requested': returned('return-requested'),
  'return-approved': returned('return-approved'),
  'return-refused': returned('return-refused'),
  'return-canceled': returned('return-canceled'),
  'return-received': returned('return-received'),
  'return-closed': returned('return-closed'),
  'return-exchanged': returned('return-exchanged'),
  'exchange-released': returned('exchange-released'),
  'withdrawal-received': words(
    withdrawalEmailTexts.receivedSubject(site),
    withdrawalEmailTexts.receivedTitle,
    '',
    withdrawalEmailTexts.reply,
  ),
  'withdrawal-accepted': decided('accepted'),
  'withdrawal-refused': decided('refused'),
  'withdrawal-refunded': decided('refunded'),
  'gift-card': words(
    giftCardTexts.subject(site),
    giftCardTexts.title(amount),
    giftCardTexts.youHave(variable('gift_card.recipient'), amount, site),
    giftCardTexts.reply,
  ),
  'gift-card-copy': words(
    giftCardTexts.subjectOfCopy(site),
    giftCardTexts.title(amount),
    giftCardTexts.copyOf(variable('gift_card.recipient'), variable('gift_card.email')),
    giftCardTexts.reply,
  ),
  'subscription-payment-failed': subscription('payment-failed'),
  'subscription-paused': subscription('paused'),
  'subscription-method-removed': subscription('method-removed'),
  'subscription-ended': subscription('ended'),
  'subscription-canceled': subscription('canceled'),
  'subscription-waiting': subscription('waiting'),
  'subscription-price-change': subscription('price-change'),
  'subscription-amount-changed': subscription('amount-changed'),
  'subscription-changed': subscription('changed'),
  'subscription-trial-ending': subscription('trial-ending'),
  'restock-notice': words(
    restockEmailTexts.subject(product),
    restockEmailTexts.title,
    restockEmailTexts.isBack(product, site),
  ),
  'cart-reminder': words(cartReminderTexts.subject(site), cartReminderTexts.title, cartReminderTexts.lead(site)),
  'review-request': words(reviewEmailTexts.subject(site), reviewEmailTexts.title, reviewEmailTexts.lead(site)),
  'tax-exemption-link': words(exemptionEmailTexts.subject(site), exemptionEmailTexts.title, ''),
  'own-prices-link': words(ownPricesEmailTexts.subject(site), ownPricesEmailTexts.title, '', ownPricesEmailTexts.reply),
  'donation-summary': words(
    donationSummaryTexts.subject(variable('donations.year')),
    donationSummaryTexts.title,
    donationSummaryTexts.lead(site, variable('donations.year')),
    donationSummaryTexts.reply,
  ),
  'newsletter-confirmation': words(
    newsletterConfirmationTexts.subject(site),
    newsletterConfirmationTexts.title,
    newsletterConfirmationTexts.someoneSignedUp(site, list),
  ),
  'newsletter-welcome': words(
    newsletterWelcomeTexts.subject(site),
    newsletterWelcomeTexts.title,
    newsletterWelcomeTexts.thankYou(site, list),
  ),
}
