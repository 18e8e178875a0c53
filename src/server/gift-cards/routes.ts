import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { calendarDay } from '#shared/dates/format.ts'
import * as api from '#shared/gift-cards/owner-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { listMovements, readGiftCard } from './card-store.ts'
import { sendGiftCard, switchGiftCard } from './change-card.ts'
import { issueByHand } from './issue-card.ts'
import { listGiftCards } from './list-cards.ts'
import { readCode } from './read-code.ts'
import { outstandingRows } from './report.ts'
import { readSoldCards } from './sold-cards.ts'

/** The owner's gift cards. */
export function giftCardRoutes(services: Services): void {
  const { serve, secret, sealing, env } = services

  serve(api.listGiftCardsCall, async ({ website, query }) =>
    succeed(await listGiftCards(reading(services, website), query)),
  )

  serve(api.getGiftCardCall, ({ website, parameters }) => opened(website, parameters.cardId))

  serve(api.issueGiftCardCall, async ({ website, staff, request, body }) => {
    if (!sealing) return fail('secrets-key-missing')
    const origin = originOf(env, website, request)
    const issued = await changing(services, website, staff, (scope) =>
      issueByHand(scope, { secret, sealing, by: staff.name, origin }, body),
    )
    if (!issued.ok) return issued
    const card = await opened(website, issued.value)
    if (!card.ok) throw new Error('A new gift card is missing.')
    return succeed({ ...card.value, code: await readCode(services, website.id, issued.value) })
  })

  serve(api.sendGiftCardCall, async ({ website, staff, request, parameters: { cardId }, body }) => {
    const origin = originOf(env, website, request)
    const sent = await changing(services, website, staff, (scope) => sendGiftCard(scope, cardId, origin, body))
    return sent.ok ? opened(website, cardId) : sent
  })

  serve(api.switchGiftCardCall, async ({ website, staff, parameters: { cardId }, body }) => {
    const done = await changing(services, website, staff, (scope) => switchGiftCard(scope, cardId, staff.name, body))
    return done.ok ? opened(website, cardId) : done
  })

  serve(api.listCardsOfOrderCall, async ({ website, parameters: { orderId } }) => {
    const cards = await readSoldCards(reading(services, website), orderId)
    return succeed({ cards: cards.map(({ card, lineId, usedCents }) => ({ card, lineId, usedCents })) })
  })

  serve(api.exportGiftCardsCall, async ({ website, reply, query }) => {
    const { timeZone } = website.settings
    const day = query.day ?? calendarDay(Date.now(), timeZone)
    const rows = outstandingRows(reading(services, website), day, timeZone)
    return sendCsv(reply, `${website.slug}-gift-cards-${day}.csv`, rows)
  })

  /** A card as its page opens it. */
  async function opened(website: Website, cardId: string) {
    const scope = reading(services, website)
    const card = await readGiftCard(scope, cardId)
    return card ? succeed({ card, movements: await listMovements(scope, cardId) }) : fail('gift-card-not-found')
  }
}
