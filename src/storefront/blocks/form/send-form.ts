import type { Answers } from '#shared/forms/answers.ts'
import type { createSubmissionKeyCall, Submission, saveFormSubmissionCall } from '#shared/forms/api.ts'
import { contentSources, PUBLIC_PAGE } from '#shared/forms/codes.ts'
import { formTexts, submissionSentence } from '#shared/forms/form-texts.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { call, prepareCalls } from '#shared/http/call.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { Failure } from '#shared/http/failure.ts'
import { NO_CONNECTION } from '#shared/http/no-connection.ts'
import { callAddress } from '../../islands/call-address.ts'
import type { FormIslandModel } from './model.ts'

export { prepareCalls }

export const createSubmissionKeyAddress = callAddress<typeof createSubmissionKeyCall>(
  'POST',
  '/api/form/FormSubmissionKey',
)
export const saveFormSubmissionAddress = callAddress<typeof saveFormSubmissionCall>(
  'POST',
  '/api/form/SaveFormSubmission',
)

export type Outcome = (
  | { readonly kind: 'sent'; readonly reply: ReplyOf<typeof saveFormSubmissionCall> }
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly sentence: string }
) & {
  /** State for the next call. */
  readonly open: OpenSubmission | null
}

/** The last submission and its key, while it is unknown whether it arrived. */
export interface OpenSubmission {
  readonly key: string
  readonly form: string
}

/**
 * Submits the answers of a form: it gets a key, then sends the submission with it. When the answer was lost, the same
 * submission is sent again with the same key, so that it is not stored twice.
 * @param open the state of an earlier call
 * @param signs what the spam check and the captcha evaluate
 */
export async function sendForm(
  { form, page, captcha }: Pick<FormIslandModel, 'form' | 'page' | 'captcha'>,
  answers: Answers,
  open: OpenSubmission | null,
  signs: Pick<Submission, 'website' | 'proof' | 'captchaKey'>,
): Promise<Outcome> {
  const text = JSON.stringify(answers)
  let key = open?.form === text ? open.key : null
  if (key === null) {
    const given = await call(createSubmissionKeyAddress, {})
    if (!given.ok) return { kind: 'refused', errors: {}, sentence: formTexts.noKey, open: null }
    key = given.value.key
  }
  const saved = await call(saveFormSubmissionAddress, {
    body: {
      form: text,
      key,
      pageTitle: page.title,
      pageId: page.id,
      contentSource: contentSources.collection,
      pagePath: location.pathname,
      pagePermissionTypeValue: PUBLIC_PAGE,
      formId: form.id,
      ...(captcha?.isInPopup && { isInPopup: true }),
      ...signs,
    },
  })
  if (saved.ok) return { kind: 'sent', reply: saved.value, open: null }
  const { failure } = saved
  const isOpen = failure.code === 'network' || failure.code === 'unexpected'
  return { kind: 'refused', ...refusalOf(failure), open: isOpen ? { key, form: text } : null }
}

/** The HTTP statuses of failure codes; the sentences depend on the status. */
const statuses: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'form-not-configured': 404,
  'form-rate-limited': 429,
  'rate-limited': 429,
  unexpected: 500,
}

/** Errors by field when the server sends them, else the sentence of the failure. */
export function refusalOf(failure: Failure): { errors: FieldErrors; sentence: string } {
  if (failure.code === 'network') return { errors: {}, sentence: NO_CONNECTION }
  // A proxy may have answered instead of the server: its status decides about the sentence.
  const { status, data } = failure as { readonly status?: number; readonly data?: unknown }
  const reply = (data ?? failure) as { readonly error?: unknown; readonly errors?: unknown; readonly data?: unknown }
  // The field errors are in the answer itself, or in an object `data` inside it.
  const inner = typeof reply.data === 'object' && reply.data !== null ? (reply.data as typeof reply) : {}
  const { error, errors } = { error: reply.error ?? inner.error, errors: reply.errors ?? inner.errors }
  return {
    errors: isFieldErrors(errors) ? errors : {},
    sentence: submissionSentence(
      status ?? statuses[failure.code] ?? 400,
      typeof error === 'string' ? error : undefined,
    ),
  }
}

const isFieldErrors = (errors: unknown): errors is FieldErrors =>
  typeof errors === 'object' && errors !== null && Object.values(errors).every((words) => typeof words === 'string')
