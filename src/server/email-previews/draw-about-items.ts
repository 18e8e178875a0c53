import { createElement, type ReactElement } from 'react'
import { orderValues } from '#server/emails/words/order-values.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { EmailKind } from '#shared/emails/words/kinds.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { Order } from '#shared/orders/schema.ts'
import { namedVariant } from '#shared/products/variants.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleOrder } from './examples.ts'
import { latestOrder } from './latest.ts'
import { exampleTexts } from './texts.ts'

type Facts = Pick<PreviewFacts, 'website' | 'origin' | 'now'>
type Drawing = (facts: Facts, order: Order) => Promise<{ readonly subject: string; readonly drawn: ReactElement }>

/** Emails about goods, each as it would be about the items of an order. */
const drawings = {
  'restock-notice': async ({ website, origin }, { lines }) => {
    const { BackInStock } = await import('#server/emails/back-in-stock.tsx')
    const words = wordsOf(website, 'restock-notice', { 'product.title': lines[0]?.title ?? exampleTexts.product })
    const links = { link: origin, endLink: origin }
    return { subject: words.subject, drawn: createElement(BackInStock, { website, origin, ...links, words }) }
  },
  'cart-reminder': async ({ website, origin }, { lines }) => {
    const { CartReminder } = await import('#server/emails/cart-reminder.tsx')
    const words = wordsOf(website, 'cart-reminder', {})
    const about = { link: origin, endLink: origin, items: named(lines) }
    return { subject: words.subject, drawn: createElement(CartReminder, { website, origin, ...about, words }) }
  },
  'review-request': async ({ website, origin }, order) => {
    const { ReviewRequest } = await import('#server/emails/review-request.tsx')
    const words = wordsOf(website, 'review-request', orderValues(order, website))
    const products = order.lines.map(({ id, title }) => ({ id, title, picture: null }))
    const about = { link: origin, stopLink: origin, products }
    return { subject: words.subject, drawn: createElement(ReviewRequest, { website, origin, ...about, words }) }
  },
  'payment-link': async ({ website, origin, now }, { lines, grandTotalCents, currency }) => {
    const { PaymentLinkEmail } = await import('#server/emails/payment-link.tsx')
    const total = formatMoney(grandTotalCents, currency, moneyFormatOf(website.settings))
    const words = wordsOf(website, 'payment-link', { 'order.total': total })
    const about = { items: named(lines), total, isOpen: false, message: '', expiresAt: now + 14 * DAY_MILLISECONDS }
    const drawn = createElement(PaymentLinkEmail, { website, origin, ...about, url: origin, words })
    return { subject: words.subject, drawn }
  },
  'own-prices-link': async ({ website, origin }) => {
    const { OwnPricesLink } = await import('#server/emails/own-prices.tsx')
    const words = wordsOf(website, 'own-prices-link', {})
    return { subject: words.subject, drawn: createElement(OwnPricesLink, { website, origin, link: origin, words }) }
  },
  'tax-exemption-link': async ({ website, origin }) => {
    const { TaxExemptionLink } = await import('#server/emails/tax-exemption.tsx')
    const words = wordsOf(website, 'tax-exemption-link', {})
    return { subject: words.subject, drawn: createElement(TaxExemptionLink, { website, origin, link: origin, words }) }
  },
} satisfies Partial<Readonly<Record<EmailKind, Drawing>>>

/** An email about goods: those of the last order, or of an example. */
export async function drawAboutItems(facts: PreviewFacts, kind: keyof typeof drawings): Promise<Preview> {
  const { scope, website, now } = facts
  const id = await latestOrder(scope, () => true)
  const found = id === null ? null : await readOrder(scope, id)
  const order = found ?? exampleOrder(website, 'order-confirmation', now)
  const { subject, drawn } = await drawings[kind](facts, order)
  const { renderEmail } = await import('#server/emails/render-email.ts')
  return { email: { subject, ...renderEmail(drawn) }, isExample: found === null }
}

/** The items of an order as emails without their pictures name them. */
const named = (lines: Order['lines']) => lines.map((line) => ({ quantity: line.quantity, title: namedVariant(line) }))
