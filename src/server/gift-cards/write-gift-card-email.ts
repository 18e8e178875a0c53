import { createElement } from 'react'
import { GIFT_CARD_EMAIL } from '#server/emails/personal-emails.ts'
import { giftCardTexts } from '#server/emails/texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { groupedGiftCardCode } from '#shared/gift-cards/codes.ts'
import { readGiftCard, readSealedCode } from './card-store.ts'
import { openCode } from './code.ts'
import type { writeGiftCardEmailJob } from './jobs.ts'

/** The job that writes the email with the code of a card. A disabled card is not sent. */
export function writeGiftCardEmailHandler(services: Services): JobHandler<typeof writeGiftCardEmailJob> {
  return async ({ websiteId, payload: { cardId, origin }, finish }) => {
    const website = await services.websites.byId(websiteId)
    const card = await readGiftCard(reading(services, { id: websiteId }), cardId)
    if (!website || !card || card.isDisabled || !card.recipientEmail) return
    const { GiftCardEmail } = await import('#server/emails/gift-card.tsx')
    const { renderEmail } = await import('#server/emails/render-email.ts')
    if (!services.sealing) throw new Error('SECRETS_KEY is missing: the code of the gift card cannot be read.')
    const sealed = await readSealedCode(reading(services, website), cardId)
    const code = groupedGiftCardCode(openCode(services.sealing, { websiteId, cardId }, sealed))
    const drawn = renderEmail(createElement(GiftCardEmail, { website, origin, card, code }))
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await writeEmail(services.env, scope, {
        kind: GIFT_CARD_EMAIL,
        to: card.recipientEmail,
        subject: giftCardTexts.subject(website.title),
        replyTo: website.settings.orderNotificationEmail,
        aboutId: cardId,
        ...drawn,
      })
      await scope.database
        .updateTable('gift_cards')
        .set({ sent_at: Date.now() })
        .where('website_id', '=', websiteId)
        .where('id', '=', cardId)
        .execute()
    })
  }
}
