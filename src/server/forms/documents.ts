import { z } from 'zod'
import { type DocumentStep, defineDocument } from '#server/database/stored-document.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import { formContentSchema } from '#shared/forms/schema.ts'

/** From before forms could have a captcha. */
export const addCaptcha: DocumentStep = {
  name: 'add-captcha',
  run: (form: object) => ({ captchaEnabled: false, captchaTheme: 'light', captchaAlignment: 'left', ...form }),
}

/** `forms.content`. */
export const formContent = defineDocument({
  name: 'form content',
  schema: formContentSchema,
  steps: [addCaptcha],
})

/** `form_revisions.fields`. */
export const formFields = defineDocument({ name: 'form fields', schema: z.array(fieldSchema) })

/** `form_submissions.answers`, by field id. */
export const submissionAnswers = defineDocument({
  name: 'submission answers',
  // A zod record would drop a field that is called `__proto__`.
  schema: z.custom<Answers>(
    (value) => typeof value === 'object' && value !== null && Object.values(value).every(isAnswer),
  ),
})

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string')

/** A text, a list of texts, or a rating scale's lists by statement. */
const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' ||
  isTexts(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isTexts))
