import { SEND_LETTER } from '#server/mail/write-letter.ts'
import type { Services } from '#server/services.ts'
import { type ChangeScope, changing, reading } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { LetterSummary } from '#shared/letters/schema.ts'
import * as contracts from '#shared/letters/schema.ts'
import { findLetter, type LetterReader, listLetters, toSummary } from './letter-store.ts'

/** Styles and pictures as in any mail program; no script, no form, no way to the studio. Links open beside it. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The owner's calls on letters: what the shop wrote, and sending it once more. */
export function letterRoutes(services: Services): void {
  const { serve, env } = services

  serve(contracts.listLetters, async ({ website, member, query }) =>
    succeed({
      ...(await listLetters(reading(services, website), member!, query)),
      sendsMail: env.SMTP_URL !== undefined,
    }),
  )

  serve(contracts.getLetter, async ({ website, member, parameters }) => {
    const row = await findLetter(reading(services, website), member!, parameters.letterId)
    if (!row) return fail('letter-not-found')
    const { plainWordsOf } = await import('#server/mail/plain-words.ts')
    return succeed({ letter: { ...toSummary(row), plain: plainWordsOf(row.html), replyTo: row.reply_to } })
  })

  serve(contracts.showLetter, async ({ website, member, reply, parameters }) => {
    const row = await findLetter(reading(services, website), member!, parameters.letterId)
    if (!row) return fail('letter-not-found')
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': LETTER_POLICY, 'referrer-policy': 'no-referrer' })
      // A page, not a JSON text.
      .serializer((html: string) => html)
    return succeed(row.html)
  })

  serve(contracts.sendLetterAgain, async ({ website, member, parameters }) =>
    changing(services, website, member, (scope) => sendAgain(scope, member!, parameters.letterId)),
  )
}

/** Puts a letter back among those that wait; one whose next try is hours away goes at once. */
async function sendAgain(
  scope: ChangeScope,
  reader: LetterReader,
  letterId: string,
): Promise<Result<{ letter: LetterSummary }, 'letter-not-found'>> {
  const { database, websiteId } = scope
  const row = await findLetter(scope, reader, letterId)
  if (!row) return fail('letter-not-found')
  await database
    .updateTable('letters')
    .set({ state: 'waiting', error: null })
    .where('website_id', '=', websiteId)
    .where('id', '=', letterId)
    .execute()
  await database
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('kind', '=', SEND_LETTER)
    .where('unique_key', '=', letterId)
    .where('state', '=', 'waiting')
    .execute()
  await scope.enqueue({ kind: SEND_LETTER, payload: { letterId }, uniqueKey: letterId })
  return succeed({ letter: toSummary({ ...row, state: 'waiting', error: null }) })
}
