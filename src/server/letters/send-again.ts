import { sendLetterJob } from '#server/mail/jobs.ts'
import { letterSearchKey } from '#server/mail/write-letter.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { LetterSummary } from '#shared/letters/schema.ts'
import { findLetter, type LetterReader, toSummary } from './letter-store.ts'
import { canRedirect } from './personal-letters.ts'

/** An email that is sent again. */
export interface SendAgain {
  readonly letterId: string
  /** The corrected address; absent: the same one. */
  readonly to?: string | undefined
}

/** Queues an email again; one whose next attempt is hours away is sent at once. */
export async function sendAgain(
  scope: ChangeScope,
  reader: LetterReader,
  { letterId, to }: SendAgain,
): Promise<Result<{ letter: LetterSummary }, 'letter-not-found' | 'letter-not-redirected'>> {
  const { database, websiteId } = scope
  const row = await findLetter(scope, reader, letterId)
  if (!row) return fail('letter-not-found')
  const address = to ?? row.to_address
  if (address !== row.to_address && !canRedirect(row.kind)) return fail('letter-not-redirected')
  const changes = {
    state: 'waiting',
    to_address: address,
    search_key: letterSearchKey({ to: address, subject: row.subject }),
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
    .where('id', '=', letterId)
    .execute()
  await database
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendLetterJob.kind)
    .where('unique_key', '=', letterId)
    .where('state', '=', 'waiting')
    .execute()
  await scope.enqueue(sendLetterJob, { letterId }, { uniqueKey: letterId })
  return succeed({ letter: toSummary({ ...row, ...changes }) })
}
