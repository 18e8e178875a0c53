import { type Proof, spendingOf } from '#server/guard/challenge.ts'
import type { Verdict } from '#server/guard/judge.ts'
import { increment, ofTheDay } from '#server/guard/tally.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type Answers, singleOf } from '#shared/forms/answers.ts'
import type { Submission } from '#shared/forms/api.ts'
import { contentSources, PUBLIC_PAGE } from '#shared/forms/codes.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { type Form, messageOf } from '#shared/forms/schema.ts'
import type { SpamReason } from '#shared/guard/reasons.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { submissionAnswers } from '../documents.ts'
import { claimFiles } from '../files/form-files.ts'
import { notifyOfSubmission } from './notify-of-submission.ts'
import type { OnSubmission } from './on-submission.ts'
import type { SubmissionKey } from './submission-key.ts'

const LONGEST_SEARCH_KEY = 4_000

/** A submission that passed every check. */
export interface CheckedSubmission {
  readonly form: Form
  readonly answers: Answers
  readonly key: SubmissionKey
  readonly requestHash: string
  readonly submission: Submission
  readonly proof: Proof
  readonly verdict: Exclude<Verdict, { decision: 'refuse' }>
  readonly origin: string
  /** IP address of the request. */
  readonly address: string
  /** BCP-47 of the site. */
  readonly language: string
  /** The site's words for the answers of rating scales: submissions can be searched by them. */
  readonly likertLabels: LikertLabels
  readonly now: number
}

type WrittenSubmission = Pick<CheckedSubmission, 'form' | 'likertLabels' | 'requestHash' | 'submission' | 'now'> & {
  readonly key: Pick<SubmissionKey, 'nonce'>
}

/** Stores a submission with all its effects, in the caller's transaction: once, however often it is sent. */
export async function saveSubmission(
  scope: ChangeScope,
  onSubmission: readonly OnSubmission[],
  checked: CheckedSubmission,
) {
  const { form, key, requestHash, origin, now } = checked
  const spamReason = await reasonAgainst(scope, checked)
  // Spam is stored so that false alarms can be found; a flood of it is not.
  if (spamReason && !(await increment(scope, ofTheDay(`spam ${form.id}`, formLimits.spamPerDay, now))))
    return succeed(messageOf(form))
  const id = newId()
  const files = await claimFiles(scope, form, checked.answers, id)
  if (!files.ok) return (await findByNonce(scope, key.nonce)) === requestHash ? succeed(messageOf(form)) : files
  const answers = files.value
  if (!(await writeSubmission(scope, id, answers, spamReason, checked)))
    // A parallel copy of this request was faster: it has done everything, if its content was the same.
    return (await findByNonce(scope, key.nonce)) === requestHash ? succeed(messageOf(form)) : fail('form-key-invalid')
  if (!spamReason) {
    const sender = senderOf(form, answers)
    await notifyOfSubmission(scope, form, { submissionId: id, origin, sender })
    const { address, language, submission } = checked
    const pagePath = submission.pagePath ?? ''
    const submitted = { form, answers, sender, pagePath, address, language, origin, now }
    for (const step of onSubmission) await step(scope, submitted)
  }
  return succeed(messageOf(form))
}

/** Why it is spam, or ''. A proof can be used once: its use is written together with the submission. */
async function reasonAgainst(scope: ChangeScope, { verdict, proof }: CheckedSubmission): Promise<SpamReason | ''> {
  if (verdict.decision === 'spam') return verdict.reason
  return proof.kind !== 'good' || (await increment(scope, spendingOf(proof))) ? '' : 'proof-used'
}

/** Writes a submission without its effects; false when its key was used before. */
export async function writeSubmission(
  scope: ChangeScope,
  id: string,
  answers: Answers,
  spamReason: SpamReason | '',
  { form, key, likertLabels, requestHash, submission, now }: WrittenSubmission,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.database
    .insertInto('form_submissions')
    .values({
      website_id: scope.websiteId,
      id,
      form_id: form.id,
      revision: form.revision,
      folder: spamReason ? 'spam' : 'inbox',
      is_read: 0,
      answers: submissionAnswers.write(answers),
      sender_email: senderOf(form, answers),
      search_key: searchKeyOf(form, answers, likertLabels),
      page_title: submission.pageTitle ?? '',
      page_path: submission.pagePath ?? '',
      page_id: submission.pageId ?? '',
      content_source: submission.contentSource ?? contentSources.collection,
      page_permission_type: String(submission.pagePermissionTypeValue ?? PUBLIC_PAGE),
      spam_reason: spamReason,
      key_nonce: key.nonce,
      request_hash: requestHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'key_nonce']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The hash of what was submitted with a key, or null when the key is unused. */
export async function findByNonce({ database, websiteId }: Scope, nonce: string): Promise<string | null> {
  const row = await database
    .selectFrom('form_submissions')
    .select('request_hash')
    .where('website_id', '=', websiteId)
    .where('key_nonce', '=', nonce)
    .executeTakeFirst()
  return row?.request_hash ?? null
}

/** The address in the first email field with an answer. */
export function senderOf(form: Pick<Form, 'fields'>, answers: Answers): string {
  const field = form.fields.find((one) => one.type === 'email' && singleOf(ownValue(answers, one.id)) !== '')
  return field ? singleOf(ownValue(answers, field.id)).trim().toLowerCase() : ''
}

function searchKeyOf(form: Form, answers: Answers, likertLabels: LikertLabels): string {
  const texts = form.fields
    .filter((field) => Object.hasOwn(answers, field.id) && field.type !== 'password')
    .flatMap((field) => displayAnswer(field, ownValue(answers, field.id), likertLabels).lines)
  return ` ${normalize(texts.join(' '))}`.slice(0, LONGEST_SEARCH_KEY)
}
