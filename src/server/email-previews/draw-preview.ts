import type { EmailKind } from '#shared/emails/words/kinds.ts'
import { drawAboutItems } from './draw-about-items.ts'
import { drawDonationSummary } from './draw-donation-summary.ts'
import { drawGiftCard } from './draw-gift-card.ts'
import { drawNewsletter } from './draw-newsletter.ts'
import { drawOrderPreview, type Preview, type PreviewFacts } from './draw-order-preview.ts'
import { drawReturn } from './draw-return.ts'
import { drawSubscription } from './draw-subscription.ts'
import { drawWithdrawal } from './draw-withdrawal.ts'

/** Draws an email about the last thing of the shop that it could be about, or about an example. Its links lead home. */
export const drawPreview = (facts: PreviewFacts, kind: EmailKind): Promise<Preview> => drawings[kind](facts)

type Drawing = (facts: PreviewFacts) => Promise<Preview>

/** How each email is previewed, one line per email. */
const drawings: Readonly<Record<EmailKind, Drawing>> = {
  'order-confirmation': (facts) => drawOrderPreview(facts, 'order-confirmation'),
  'order-edited': (facts) => drawOrderPreview(facts, 'order-edited'),
  'order-payment-due': (facts) => drawOrderPreview(facts, 'order-payment-due'),
  'order-cancelled': (facts) => drawOrderPreview(facts, 'order-cancelled'),
  'order-refunded': (facts) => drawOrderPreview(facts, 'order-refunded'),
  'order-shipped': (facts) => drawOrderPreview(facts, 'order-shipped'),
  'order-ready': (facts) => drawOrderPreview(facts, 'order-ready'),
  'order-complete': (facts) => drawOrderPreview(facts, 'order-complete'),
  downloads: (facts) => drawOrderPreview(facts, 'downloads'),
  invoice: (facts) => drawOrderPreview(facts, 'invoice'),
  'return-requested': (facts) => drawReturn(facts, 'return-requested'),
  'return-approved': (facts) => drawReturn(facts, 'return-approved'),
  'return-refused': (facts) => drawReturn(facts, 'return-refused'),
  'return-canceled': (facts) => drawReturn(facts, 'return-canceled'),
  'return-received': (facts) => drawReturn(facts, 'return-received'),
  'return-closed': (facts) => drawReturn(facts, 'return-closed'),
  'return-exchanged': (facts) => drawReturn(facts, 'return-exchanged'),
  'exchange-released': (facts) => drawReturn(facts, 'exchange-released'),
  'withdrawal-received': (facts) => drawWithdrawal(facts, 'withdrawal-received'),
  'withdrawal-accepted': (facts) => drawWithdrawal(facts, 'withdrawal-accepted'),
  'withdrawal-refused': (facts) => drawWithdrawal(facts, 'withdrawal-refused'),
  'withdrawal-refunded': (facts) => drawWithdrawal(facts, 'withdrawal-refunded'),
  'gift-card': (facts) => drawGiftCard(facts, false),
  'gift-card-copy': (facts) => drawGiftCard(facts, true),
  'subscription-payment-failed': (facts) => drawSubscription(facts, 'payment-failed'),
  'subscription-paused': (facts) => drawSubscription(facts, 'paused'),
  'subscription-method-removed': (facts) => drawSubscription(facts, 'method-removed'),
  'subscription-ended': (facts) => drawSubscription(facts, 'ended'),
  'subscription-canceled': (facts) => drawSubscription(facts, 'canceled'),
  'subscription-waiting': (facts) => drawSubscription(facts, 'waiting'),
  'subscription-price-change': (facts) => drawSubscription(facts, 'price-change'),
  'subscription-amount-changed': (facts) => drawSubscription(facts, 'amount-changed'),
  'subscription-changed': (facts) => drawSubscription(facts, 'changed'),
  'subscription-trial-ending': (facts) => drawSubscription(facts, 'trial-ending'),
  'restock-notice': (facts) => drawAboutItems(facts, 'restock-notice'),
  'cart-reminder': (facts) => drawAboutItems(facts, 'cart-reminder'),
  'review-request': (facts) => drawAboutItems(facts, 'review-request'),
  'payment-link': (facts) => drawAboutItems(facts, 'payment-link'),
  'tax-exemption-link': (facts) => drawAboutItems(facts, 'tax-exemption-link'),
  'own-prices-link': (facts) => drawAboutItems(facts, 'own-prices-link'),
  'donation-summary': drawDonationSummary,
  'newsletter-confirmation': (facts) => drawNewsletter(facts, 'confirmation'),
  'newsletter-welcome': (facts) => drawNewsletter(facts, 'welcome'),
}
