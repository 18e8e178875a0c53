import { createElement } from 'react'
import { acrossWebsites } from '#server/database/across-websites.ts'
import { PASSWORD_RESET } from '#server/emails/personal-emails.ts'
import { passwordResetTexts } from '#server/emails/texts.ts'
import { hashOf, newToken } from '#server/identifiers.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { roleOf } from './complete-sign-in.ts'
import type { writeResetEmailJob } from './jobs.ts'

export const RESET_MILLISECONDS = 60 * 60 * 1000
/** The most emails to one person during the lifetime of a link: prevents flooding a mailbox. */
const EMAILS_AT_MOST = 3

/**
 * The job that writes the email for a new password, if the account exists. The request does none of this, so that it
 * takes the same time for every address. A job that runs twice writes once.
 */
export function writeResetEmailHandler(services: Services): JobHandler<typeof writeResetEmailJob> {
  return async ({ websiteId, id, payload }) => {
    const { email, origin } = payload
    const website = await services.websites.byId(websiteId)
    const user = await services.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    if (!website || !user || origin === null || (await roleOf(services, user.id, websiteId)) === null) return
    if (!services.env.SMTP_URL && website.canSendEmail && (await isElsewhere(services.database, user.id, websiteId)))
      return
    const token = newToken()
    const [{ PasswordReset }, { renderEmail }] = await Promise.all([
      import('#server/emails/password-reset.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    // After '#', which no server and no log ever sees.
    const link = `${origin}/config/new-password#${token}`
    const words = renderEmail(createElement(PasswordReset, { website, origin, name: user.name, link }))
    await changing(services, website, null, async (scope) => {
      const { database } = scope
      const now = Date.now()
      const recent = await database
        .selectFrom('password_resets')
        .select('id')
        .where('user_id', '=', user.id)
        .where('created_at', '>', now - RESET_MILLISECONDS)
        .execute()
      if (recent.length >= EMAILS_AT_MOST) return
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('password_resets')
        .values({
          id,
          token_hash: hashOf(token),
          user_id: user.id,
          created_at: now,
          expires_at: now + RESET_MILLISECONDS,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return
      const subject = passwordResetTexts.subject(website.title)
      await writeEmail(services.env, scope, { kind: PASSWORD_RESET, to: user.email, subject, ...words })
    })
  }
}

/**
 * Whether someone also belongs to another website. The mail server of one website gets no link to their account then:
 * its owner could read the link, and sign in to the other.
 */
async function isElsewhere(database: DatabaseQueries, userId: string, websiteId: string): Promise<boolean> {
  const other = await database
    .selectFrom('staff')
    .select('role')
    .where('user_id', '=', userId)
    .where('website_id', '!=', websiteId)
    .limit(1)
    .modifyEnd(acrossWebsites)
    .executeTakeFirst()
  return other !== undefined
}
