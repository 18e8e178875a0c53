import { captchaAsked, judgeByCaptcha } from '#server/captcha/judge-by-captcha.ts'
import { hashOf } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { sentAnswersSchema } from '#shared/forms/answers-schema.ts'
import type { Submission } from '#shared/forms/api.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { type Form, messageOf } from '#shared/forms/schema.ts'
import { answersToSave, validateAnswers } from '#shared/forms/validate-answers.ts'
import { withoutEmail } from '#shared/forms/without-email.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { findFormByFields, readForm } from '../definition/form-store.ts'
import { answerRules } from './answer-rules.ts'
import { formAtRevision } from './form-at-revision.ts'
import { findByNonce, saveSubmission } from './save-submission.ts'
import type { Sender } from './sender.ts'
import { readKey } from './submission-key.ts'

/**
 * Accepts a submission: checks its key, recognizes a repeat, validates the answers, and asks the guard and, if enabled,
 * the captcha. The submission is stored together with its jobs before the sender gets the answer. Spam is stored
 * separately, and its sender gets the same answer.
 */
export async function submitForm(
  services: Services,
  website: Website,
  submission: Submission,
  sender: Sender,
  now = Date.now(),
) {
  const { guard } = services
  const { address, origin } = sender
  const scope = reading(services, website)
  const answers = parseAnswers(submission.form)
  if (!answers) return fail('form-unreadable')
  const current = await findForm(scope, submission, answers)
  if (!current) return fail('form-not-configured')
  const key = readKey(services.secret, website.id, submission.key, now)
  if (!key) return fail('form-key-invalid')
  const requestHash = hashOf(`${current.id} ${sender.sameAs ?? submission.form}`)
  const earlier = await findByNonce(scope, key.nonce)
  if (earlier)
    return earlier === requestHash
      ? succeed(withoutEmail(website, current.kind, messageOf(current)))
      : fail('form-key-invalid')

  const form = await formAtRevision(scope, current, answers)
  const errors = validateAnswers(form.fields, answers, answerRules(website.settings))
  if (Object.keys(errors).length > 0) return fail('form-fields-invalid', { errors })
  const use = { in: submission.isInPopup ? 'popup' : 'page', form } as const
  const captcha = await captchaAsked(scope, use, { ...sender, token: submission.captchaKey ?? '' })
  if (captcha?.token === '') return fail('captcha-incomplete')
  const stored = answersToSave(form.fields, answers)
  const proof = await guard.readProof(website.id, 'form', submission.proof)
  const sent = {
    websiteId: website.id,
    purpose: 'form',
    subject: form.id,
    address,
    honeypot: submission.website,
  } as const
  const verdict = await guard.judge({ ...sent, proof, now })
  if (verdict.decision === 'refuse') return fail('form-rate-limited')
  const judged = await judgeByCaptcha(services, website, captcha, verdict)
  if (!judged.ok) return judged
  const saved = await changing(services, website, null, (change) =>
    saveSubmission(change, services.onSubmission, {
      form,
      answers: stored,
      key,
      requestHash,
      submission,
      proof,
      verdict: judged.value,
      origin,
      address,
      language: website.settings.locale,
      likertLabels: likertLabels(website.settings.texts),
      now,
    }),
  )
  return saved.ok ? succeed(withoutEmail(website, form.kind, saved.value)) : saved
}

/** Checks answers without storing them. */
export async function checkAnswers(services: Services, website: Website, formId: string, answers: Answers) {
  const form = await readForm(reading(services, website), formId)
  if (!form) return fail('form-not-configured')
  const errors = validateAnswers(form.fields, answers, answerRules(website.settings))
  return Object.keys(errors).length > 0 ? fail('form-fields-invalid', { errors }) : succeed({})
}

function parseAnswers(form: string): Answers | null {
  try {
    const parsed = sentAnswersSchema.safeParse(JSON.parse(form))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

async function findForm(scope: Scope, { formId }: Submission, answers: Answers): Promise<Form | null> {
  const id = formId ?? (await findFormByFields(scope, Object.keys(answers)))
  return id === null ? null : readForm(scope, id)
}
