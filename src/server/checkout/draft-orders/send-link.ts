import { createElement } from 'react'
import type { SavedDraft } from '#server/draft-orders/draft-store.ts'
import { paymentLinkEmailTexts } from '#server/emails/payment-link-texts.ts'
import type { NewEmail } from '#server/mail/write-email.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'

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
  return {
    kind: 'payment-link',
    to: draft.content.email,
    subject: paymentLinkEmailTexts.subject(website.title),
    replyTo: settings.contactEmail || settings.orderNotificationEmail,
    aboutId: draft.id,
    ...renderEmail(
      createElement(PaymentLinkEmail, {
        website,
        origin,
        items: cart.entries.map(({ title, quantity }) => ({ title, quantity })),
        total: formatMoney(cart.grandTotalCents, settings.currency, moneyFormatOf(settings)),
        isOpen: draft.content.address === null,
        message: draft.content.message,
        expiresAt,
        url,
      }),
    ),
  }
}
