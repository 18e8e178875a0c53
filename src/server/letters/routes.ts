import { createElement } from 'react'
import { lastTryAfter } from '#server/jobs/run-job.ts'
import { sendLetterJob } from '#server/mail/jobs.ts'
import { writeLetter } from '#server/mail/write-letter.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { TEST_EMAIL } from '#shared/letters/kinds.ts'
import * as contracts from '#shared/letters/schema.ts'
import { findLetter, listLetters, toSummary } from './letter-store.ts'
import { canRedirect } from './personal-letters.ts'
import { sendAgain } from './send-again.ts'

/** Styles and pictures as in any mail program; no script, no form, no access to the studio. Links open in a new tab. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The owner's calls on emails: reading and sending them again. */
export function letterRoutes(services: Services): void {
  const { serve } = services

  serve(contracts.listLetters, async ({ website, staff, query }) =>
    succeed({
      ...(await listLetters(reading(services, website), staff, query)),
      sendsMail: website.canSendEmail,
    }),
  )

  serve(contracts.getLetter, async ({ website, staff, parameters }) => {
    const row = await findLetter(reading(services, website), staff, parameters.letterId)
    if (!row) return fail('letter-not-found')
    const { plainWordsOf } = await import('#server/mail/plain-words.ts')
    return succeed({
      letter: {
        ...toSummary(row),
        plain: plainWordsOf(row.html),
        replyTo: row.reply_to,
        triesUntil: await lastTryOf(reading(services, website), row.id),
        canRedirect: canRedirect(row.kind),
      },
    })
  })

  serve(contracts.showLetter, async ({ website, staff, reply, parameters }) => {
    const row = await findLetter(reading(services, website), staff, parameters.letterId)
    if (!row) return fail('letter-not-found')
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': LETTER_POLICY, 'referrer-policy': 'no-referrer' })
      // A page, not JSON.
      .serializer((html: string) => html)
    return succeed(row.html)
  })

  serve(contracts.sendTestEmail, async ({ request, website, staff }) => {
    const [{ TestEmail }, { renderLetter }] = await Promise.all([
      import('./test-email.tsx'),
      import('./render-letter.ts'),
    ])
    const origin = originOf(services.env, website, request)
    const html = renderLetter(createElement(TestEmail, { website, origin })).html
    const letterId = await changing(services, website, staff, (scope) =>
      writeLetter(services.env, scope, {
        kind: TEST_EMAIL,
        to: staff.email,
        subject: `Test email from ${website.title}`,
        html,
      }),
    )
    return succeed({ letterId })
  })

  serve(contracts.sendLetterAgain, async ({ website, staff, parameters, body }) =>
    changing(services, website, staff, (scope) => sendAgain(scope, staff, { ...parameters, ...body })),
  )
}

/** The time of a waiting email's last attempt; null when none is planned. */
async function lastTryOf({ database, websiteId }: Scope, letterId: string): Promise<number | null> {
  const job = await database
    .selectFrom('jobs')
    .select(['run_at', 'attempts'])
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendLetterJob.kind)
    .where('unique_key', '=', letterId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return job ? lastTryAfter(Number(job.run_at), job.attempts) : null
}
