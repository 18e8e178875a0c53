import { lastTryAfter } from '#server/jobs/run-job.ts'
import { sendEmailJob } from '#server/mail/jobs.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { TEST_EMAIL } from '#shared/emails/kinds.ts'
import * as contracts from '#shared/emails/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { drawTestEmail } from './draw-test-email.ts'
import { emailHtml } from './email-html.ts'
import { asEmailPage } from './email-page.ts'
import { findEmail, listEmails, toSummary } from './email-store.ts'
import { canRedirect } from './personal-emails.ts'
import { sendAgain } from './resend-email.ts'

/** The owner's calls on emails: reading and sending them again. */
export function emailRoutes(services: Services): void {
  const { serve } = services

  serve(contracts.listEmailsCall, async ({ website, staff, query }) =>
    succeed({
      ...(await listEmails(reading(services, website), staff, query)),
      sendsMail: website.canSendEmail,
    }),
  )

  serve(contracts.getEmailCall, async ({ website, staff, parameters }) => {
    const row = await findEmail(reading(services, website), staff, parameters.emailId)
    if (!row) return fail('email-not-found')
    const { plainWordsOf } = await import('#server/mail/plain-words.ts')
    return succeed({
      email: {
        ...toSummary(row),
        firstSentAt: row.first_sent_at,
        plain: plainWordsOf(await emailHtml(services.database, row)),
        replyTo: row.reply_to,
        triesUntil: await lastTryOf(reading(services, website), row.id),
        canRedirect: canRedirect(row.kind),
      },
    })
  })

  serve(contracts.showEmailCall, async ({ website, staff, reply, parameters }) => {
    const row = await findEmail(reading(services, website), staff, parameters.emailId)
    if (!row) return fail('email-not-found')
    asEmailPage(reply)
    return succeed(await emailHtml(services.database, row))
  })

  serve(contracts.sendTestEmailCall, async ({ request, website, staff }) => {
    const drawn = await drawTestEmail(website, originOf(services.env, website, request))
    const emailId = await changing(services, website, staff, (scope) =>
      writeEmail(services.env, scope, { kind: TEST_EMAIL, to: staff.email, ...drawn }),
    )
    return succeed({ emailId })
  })

  serve(contracts.resendEmailCall, async ({ website, staff, parameters, body }) =>
    changing(services, website, staff, (scope) => sendAgain(scope, staff, { ...parameters, ...body })),
  )
}

/** The time of a waiting email's last attempt; null when none is planned. */
async function lastTryOf({ database, websiteId }: Scope, emailId: string): Promise<number | null> {
  const job = await database
    .selectFrom('jobs')
    .select(['run_at', 'attempts'])
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendEmailJob.kind)
    .where('unique_key', '=', emailId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return job ? lastTryAfter(Number(job.run_at), job.attempts) : null
}
