import { createElement } from 'react'
import type { RenderedEmail } from '#server/emails/email.ts'
import type { GiftCardEmailProps } from '#server/emails/gift-card.tsx'
import { GIFT_CARD_EMAIL } from '#server/emails/personal-emails.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { emailTexts } from '#server/emails/texts.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmails } from '#server/mail/write-email.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { giftCardPath } from './card-link.ts'
import { readGiftCard } from './card-store.ts'
import type { writeGiftCardEmailJob } from './jobs.ts'
import { readCode } from './read-code.ts'

/**
 * The job that writes the email with the code of a card, and the buyer's copy of the first one. A disabled card is not
 * sent, and a first email that staff have sent meanwhile is not sent again.
 */
export function writeGiftCardEmailHandler(services: Services): JobHandler<typeof writeGiftCardEmailJob> {
  return async ({ websiteId, payload: { cardId, origin, isDelivery = false }, finish }) => {
    const website = await services.websites.byId(websiteId)
    const card = await readGiftCard(reading(services, { id: websiteId }), cardId)
    if (!website || !card || card.isDisabled || !card.recipientEmail) return
    if (isDelivery && card.sentAt !== null) return
    const draw = await drawingOf(services, website, card, origin)
    const copies = isDelivery && card.copyEmail ? [await draw(card.copyEmail)] : []
    const emails = [await draw(card.recipientEmail), ...copies]
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await writeEmails(services.env, scope, emails)
      // Without a mail server it is only stored.
      if (website.canSendEmail) await markSent(scope, cardId)
    })
  }
}

async function drawingOf(services: Services, website: Website, card: GiftCard, origin: string) {
  const code = await readCode(services, website.id, card.id)
  const printUrl = `${origin}${giftCardPath(services.secret, website.id, card.id)}`
  return async (to: string) => {
    const isCopy = to === card.copyEmail && to !== card.recipientEmail
    return {
      ...{ kind: GIFT_CARD_EMAIL, to, replyTo: replyToOf(website), aboutId: card.id },
      ...(await drawGiftCardEmail(website, { origin, card, code, printUrl, isCopy })),
    }
  }
}

/** Draws the email with a gift card. `code` is in groups; the buyer's copy says whom the card was sent to. */
export async function drawGiftCardEmail(
  website: Website,
  facts: Omit<GiftCardEmailProps, 'website' | 'words'>,
): Promise<RenderedEmail> {
  const [{ GiftCardEmail }, { renderEmail }] = await Promise.all([
    import('#server/emails/gift-card.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const { card, isCopy } = facts
  const words = wordsOf(website, isCopy ? 'gift-card-copy' : 'gift-card', {
    'gift_card.amount': formatMoney(card.balanceCents, card.currency, moneyFormatOf(website.settings)),
    'gift_card.recipient': card.recipientName,
    'gift_card.email': card.recipientEmail,
  })
  return {
    subject: card.isTest ? emailTexts.ofTestOrder(words.subject) : words.subject,
    ...renderEmail(createElement(GiftCardEmail, { website, words, ...facts })),
  }
}

async function markSent({ database, websiteId }: ChangeScope, cardId: string): Promise<void> {
  await database
    .updateTable('gift_cards')
    .set({ sent_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .execute()
}
