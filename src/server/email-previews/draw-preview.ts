import { createElement } from 'react'
import { drawSubscriptionEmail } from '#server/checkout/subscriptions/write-email.ts'
import { listDonors } from '#server/donations/donors/donor-rows.ts'
import { drawSummaryEmail } from '#server/donations/donors/send-summaries.ts'
import type { RenderedEmail } from '#server/emails/email.ts'
import type { BuyerReturnEmail } from '#server/emails/return-texts.ts'
import { orderValues } from '#server/emails/words/order-values.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import { readGiftCard } from '#server/gift-cards/card-store.ts'
import { drawGiftCardEmail } from '#server/gift-cards/write-gift-card-email.ts'
import { drawNewsletterEmail } from '#server/newsletter/write-newsletter-email.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { readReturn } from '#server/returns/return-store.ts'
import { drawReturnEmail } from '#server/returns/write-return-emails.ts'
import type { SubscriptionEmailKind } from '#server/subscriptions/jobs.ts'
import { readSubscription } from '#server/subscriptions/subscription-store.ts'
import { drawDecision } from '#server/withdrawals/decide-withdrawal.ts'
import { drawReceipt } from '#server/withdrawals/receive-withdrawal.ts'
import { readWithdrawal } from '#server/withdrawals/withdrawal-store.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { EmailKind } from '#shared/emails/words/kinds.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { Order } from '#shared/orders/schema.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { drawOrderPreview, type Preview, type PreviewFacts } from './draw-order-preview.ts'
import { exampleCard, exampleOrder, exampleReturn, exampleSubscription, exampleWithdrawal } from './examples.ts'
import { latestIn, latestOrder } from './latest.ts'
import { exampleTexts, HIDDEN_CODE } from './texts.ts'

/** Draws an email about the last thing of the shop that it could be about, or about an example. Its links lead home. */
export async function drawPreview(facts: PreviewFacts, kind: EmailKind): Promise<Preview> {
  switch (kind) {
    case 'order-confirmation':
    case 'order-edited':
    case 'order-payment-due':
    case 'order-cancelled':
    case 'order-refunded':
    case 'order-shipped':
    case 'order-ready':
    case 'order-complete':
    case 'downloads':
    case 'invoice':
      return drawOrderPreview(facts, kind)
    case 'return-requested':
    case 'return-approved':
    case 'return-refused':
    case 'return-canceled':
    case 'return-received':
    case 'return-closed':
    case 'return-exchanged':
    case 'exchange-released':
      return drawReturn(facts, kind)
    case 'withdrawal-received':
    case 'withdrawal-accepted':
    case 'withdrawal-refused':
    case 'withdrawal-refunded':
      return drawWithdrawal(facts, kind)
    case 'gift-card':
    case 'gift-card-copy':
      return drawGiftCard(facts, kind === 'gift-card-copy')
    case 'donation-summary':
      return drawDonationSummary(facts)
    case 'newsletter-confirmation':
      return drawNewsletter(facts, 'confirmation')
    case 'newsletter-welcome':
      return drawNewsletter(facts, 'welcome')
    case 'restock-notice':
    case 'cart-reminder':
    case 'review-request':
    case 'payment-link':
    case 'tax-exemption-link':
    case 'own-prices-link':
      return drawFromItems(facts, kind)
    default:
      return drawSubscription(facts, kind)
  }
}

async function drawReturn({ scope, website, origin, now }: PreviewFacts, kind: BuyerReturnEmail): Promise<Preview> {
  const id = await latestIn(scope, 'returns')
  const found = id === null ? null : await readReturn(scope, id)
  const order = found && (await readOrder(scope, found.order.id))
  const about = { kind, found: found ?? exampleReturn(now), origin, link: origin, payPage: origin }
  const email = await drawReturnEmail(website, order ?? exampleOrder(website, 'order-confirmation', now), about)
  return { email, isExample: order === null }
}

async function drawWithdrawal(
  { scope, website, origin, now }: PreviewFacts,
  kind: Extract<EmailKind, `withdrawal-${string}`>,
): Promise<Preview> {
  const id = await latestIn(scope, 'withdrawals')
  const found = id === null ? null : await readWithdrawal(scope, id)
  const withdrawal = found ?? exampleWithdrawal(now)
  const isExample = found === null
  if (kind === 'withdrawal-received') {
    const receipt = await drawReceipt({ website, origin, now: withdrawal.receivedAt }, withdrawal)
    return { email: receipt.acknowledgement, isExample }
  }
  const state = kind === 'withdrawal-accepted' ? 'accepted' : kind === 'withdrawal-refused' ? 'refused' : 'refunded'
  const { message } = withdrawal
  return { email: await drawDecision(website, origin, withdrawal, { state, message }), isExample }
}

async function drawGiftCard({ scope, website, origin, now }: PreviewFacts, isCopy: boolean): Promise<Preview> {
  const id = await latestIn(scope, 'gift_cards')
  const card = id === null ? null : await readGiftCard(scope, id)
  const about = { origin, code: HIDDEN_CODE, printUrl: origin, isCopy }
  const email = await drawGiftCardEmail(website, { ...about, card: card ?? exampleCard(website, now) })
  return { email, isExample: card === null }
}

async function drawSubscription(
  { scope, website, origin, now }: PreviewFacts,
  kind: Extract<EmailKind, `subscription-${string}`>,
): Promise<Preview> {
  const id = await latestIn(scope, 'subscriptions')
  const found = id === null ? null : await readSubscription(scope, id)
  const event = kind.slice('subscription-'.length) as SubscriptionEmailKind
  const email = await drawSubscriptionEmail(website, found ?? exampleSubscription(website), {
    ...{ kind: event, origin, at: now + 14 * DAY_MILLISECONDS, url: origin },
  })
  return { email, isExample: found === null }
}

async function drawDonationSummary({ scope, website, origin, now }: PreviewFacts): Promise<Preview> {
  const { donors } = await listDonors(scope, {}, 1)
  const { currency, timeZone } = website.settings
  const { name, gifts, totalCents } = donors[0] ?? { name: exampleTexts.name, gifts: 2, totalCents: 7500 }
  const total = formatMoney(totalCents, currency, moneyFormatOf(website.settings))
  const year = Number(calendarDay(now, timeZone).slice(0, 4))
  const email = await drawSummaryEmail(website, { name, year, gifts, total, origin, link: origin })
  return { email, isExample: donors.length === 0 }
}

async function drawNewsletter(
  { scope, website, origin }: PreviewFacts,
  email: 'confirmation' | 'welcome',
): Promise<Preview> {
  const list = await scope.database
    .selectFrom('newsletter_lists')
    .select('name')
    .where('website_id', '=', scope.websiteId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const facts = { website, origin, listName: list?.name ?? exampleTexts.list }
  return { email: await drawNewsletterEmail(email, facts, origin), isExample: list === undefined }
}

/** Emails about goods: those of the last order. */
async function drawFromItems(
  { scope, website, origin, now }: PreviewFacts,
  kind:
    | 'restock-notice'
    | 'cart-reminder'
    | 'review-request'
    | 'payment-link'
    | 'tax-exemption-link'
    | 'own-prices-link',
): Promise<Preview> {
  const id = await latestOrder(scope, () => true)
  const found = id === null ? null : await readOrder(scope, id)
  const order = found ?? exampleOrder(website, 'order-confirmation', now)
  return { email: await drawAbout(order), isExample: found === null }

  async function drawAbout({ lines, ...rest }: Order): Promise<RenderedEmail> {
    const { renderEmail } = await import('#server/emails/render-email.ts')
    const about = { website, origin }
    const links = { link: origin, endLink: origin, stopLink: origin, url: origin }
    switch (kind) {
      case 'restock-notice': {
        const { BackInStock } = await import('#server/emails/back-in-stock.tsx')
        const words = wordsOf(website, kind, { 'product.title': lines[0]?.title ?? exampleTexts.product })
        return { subject: words.subject, ...renderEmail(createElement(BackInStock, { ...about, ...links, words })) }
      }
      case 'cart-reminder': {
        const { CartReminder } = await import('#server/emails/cart-reminder.tsx')
        const words = wordsOf(website, kind, {})
        const drawn = createElement(CartReminder, { ...about, ...links, words, items: named(lines) })
        return { subject: words.subject, ...renderEmail(drawn) }
      }
      case 'review-request': {
        const { ReviewRequest } = await import('#server/emails/review-request.tsx')
        const words = wordsOf(website, kind, orderValues({ lines, ...rest }, website))
        const products = lines.map(({ id: lineId, title }) => ({ id: lineId, title, picture: null }))
        return {
          subject: words.subject,
          ...renderEmail(createElement(ReviewRequest, { ...about, ...links, words, products })),
        }
      }
      case 'payment-link': {
        const { PaymentLinkEmail } = await import('#server/emails/payment-link.tsx')
        const total = formatMoney(rest.grandTotalCents, rest.currency, moneyFormatOf(website.settings))
        const words = wordsOf(website, kind, { 'order.total': total })
        const facts = { items: named(lines), total, isOpen: false, message: '', expiresAt: now + 14 * DAY_MILLISECONDS }
        const drawn = createElement(PaymentLinkEmail, { ...about, ...facts, url: origin, words })
        return { subject: words.subject, ...renderEmail(drawn) }
      }
      case 'own-prices-link': {
        const { OwnPricesLink } = await import('#server/emails/own-prices.tsx')
        const words = wordsOf(website, kind, {})
        return {
          subject: words.subject,
          ...renderEmail(createElement(OwnPricesLink, { ...about, link: origin, words })),
        }
      }
      case 'tax-exemption-link': {
        const { TaxExemptionLink } = await import('#server/emails/tax-exemption.tsx')
        const words = wordsOf(website, kind, {})
        return {
          subject: words.subject,
          ...renderEmail(createElement(TaxExemptionLink, { ...about, link: origin, words })),
        }
      }
    }
  }
}

/** The items of an order as emails without their pictures name them. */
const named = (lines: Order['lines']) => lines.map((line) => ({ quantity: line.quantity, title: namedVariant(line) }))
