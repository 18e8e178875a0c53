import { sendEmailJob } from '#server/mail/jobs.ts'
import { emailSearchKey } from '#server/mail/search-key.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { EmailSummary } from '#shared/emails/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type EmailReader, findEmail, toSummary } from './email-store.ts'
import { canRedirect } from './personal-emails.ts'

/** An email that is sent again. */
export interface SendAgain {
  readonly emailId: string
  /** The corrected address; absent: the same one. */
  readonly to?: string | undefined
}

/** Queues an email again; one whose next attempt is hours away is sent at once. */
export async function sendAgain(
  scope: ChangeScope,
  reader: EmailReader,
  { emailId, to }: SendAgain,
): Promise<Result<{ email: EmailSummary }, 'email-not-found' | 'email-not-redirected'>> {
  const { database, websiteId } = scope
  const row = await findEmail(scope, reader, emailId)
  if (!row) return fail('email-not-found')
  const address = to ?? row.to_address
  if (address !== row.to_address && !canRedirect(row.kind)) return fail('email-not-redirected')
  const changes = {
    state: 'waiting',
    to_address: address,
    search_key: emailSearchKey({ to: address, subject: row.subject }),
    problem: null,
    error: null,
    unconfirmed: 0,
    // A message that has arrived at this address would be dropped there as a copy.
    turn: row.sent_at !== null && address === row.to_address ? row.turn + 1 : row.turn,
  } as const
  await database
    .updateTable('letters')
    .set(changes)
    .where('website_id', '=', websiteId)
    .where('id', '=', emailId)
    .execute()
  await database
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendEmailJob.kind)
    .where('unique_key', '=', emailId)
    .where('state', '=', 'waiting')
    .execute()
  await scope.enqueue(sendEmailJob, { letterId: emailId }, { uniqueKey: emailId })
  return succeed({ email: toSummary({ ...row, ...changes }) })
}
