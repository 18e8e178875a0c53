import { createElement } from 'react'
import type { SavedDraft } from '#server/draft-orders/draft-store.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { NewEmail } from '#server/mail/write-email.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { lacksShipping } from './price-draft.ts'

interface LinkFacts {
  readonly draft: SavedDraft
  readonly cart: ShoppingCart
  readonly origin: string
  readonly url: string
  readonly expiresAt: number
}

/** Draws the email with a payment link. */
export async function drawLinkEmail(website: Website, facts: LinkFacts): Promise<NewEmail> {
  const { draft, cart, origin, url, expiresAt } = facts
  const [{ PaymentLinkEmail }, { renderEmail }] = await Promise.all([
    import('#server/emails/payment-link.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const { settings } = website
  const total = formatMoney(cart.grandTotalCents, settings.currency, moneyFormatOf(settings))
  const words = wordsOf(website, 'payment-link', { 'order.total': total })
  return {
    kind: 'payment-link',
    to: draft.content.email,
    subject: words.subject,
    replyTo: replyToOf(website),
    aboutId: draft.id,
    ...renderEmail(
      createElement(PaymentLinkEmail, {
        website,
        origin,
        items: cart.entries.map(({ title, quantity, chosenVariant: { attributes } }) => ({
          quantity,
          title: namedVariant({ title, attributes }),
        })),
        total,
        words,
        isOpen: draft.content.address === null || lacksShipping(cart),
        message: draft.content.message,
        expiresAt,
        url,
      }),
    ),
  }
}
