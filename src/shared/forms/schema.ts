import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { captchaAlignments, captchaThemes } from '#shared/captcha/schema.ts'
import { isOwnPath } from '#shared/http/own-path.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'
import { fieldSchema } from './field-schema.ts'
import { formLimits } from './limits.ts'

/** A path of this site or an https URL elsewhere; `javascript:` and the like are refused. */
const redirectSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === '' || isOwnPath(text) || (/^https:\/\//i.test(text) && URL.canParse(text)), {
    error: ({ input }) => `${String(input)} is not a valid page URL`,
  })

/** Actions after a submission, besides storing it. */
export const formStorageSchema = z.strictObject({
  /** Who gets an email about each submission; a reply to it goes to the sender. */
  mailTo: z.array(emailSchema).max(formLimits.recipients).default([]),
  /** An email to the sender, at most once a day per address; null sends none. */
  autoReply: z
    .strictObject({ subject: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(5_000) })
    .nullable()
    .default(null),
  /** A URL that each submission is posted to, signed; null posts nowhere. */
  webhook: z
    // Forms that were saved before https was required may have an http URL: it is shown, and nothing is sent there.
    .strictObject({ url: z.url({ protocol: /^https?$/ }).max(2_000) })
    .nullable()
    .default(null),
  /** The newsletter list that the address in the form's email field is invited to; null means none. */
  listId: idSchema.nullable().default(null),
  /** Days after which submissions are deleted; null never deletes them. */
  retentionDays: z.int().min(1).max(3_650).nullable().default(null),
})

/** Also for forms that were stored before there was a captcha. */
export const formCaptchaDefaults = { captchaEnabled: false, captchaTheme: 'light', captchaAlignment: 'left' } as const

/** The parts of a form that its builder changes. Sites' scripts read most of these names. */
export const formContentSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** A successful newsletter form counts as a subscription in statistics. */
  kind: z.enum(['form', 'newsletter']).default('form'),
  fields: z
    .array(fieldSchema)
    .max(formLimits.fieldsPerForm)
    .refine(
      (fields) => new Set(fields.map((field) => field.id)).size === fields.length,
      'Two fields have the same id.',
    ),
  submitLabel: z.string().trim().min(1).max(100).default('Submit'),
  /** Replaces the form after it was sent. */
  submissionText: z.string().trim().max(2_000).default('Thank you!'),
  /** HTML below the text, cleaned when it was saved. */
  submissionHtml: z.string().max(20_000).default(''),
  /** The page that the sender is redirected to; '' stays on the page. */
  successRedirect: redirectSchema.default(''),
  /** HTML above the button, cleaned when it was saved. */
  disclaimerHtml: z.string().max(20_000).default(''),
  /** Whether it asks for the site's reCAPTCHA besides the built-in spam check; it has no effect without keys. */
  captchaEnabled: z.boolean().default(formCaptchaDefaults.captchaEnabled),
  /** The look and position of a checkbox key's widget. */
  captchaTheme: z.enum(captchaThemes).default(formCaptchaDefaults.captchaTheme),
  captchaAlignment: z.enum(captchaAlignments).default(formCaptchaDefaults.captchaAlignment),
  storage: formStorageSchema.default(() => formStorageSchema.parse({})),
})
export type FormContent = z.infer<typeof formContentSchema>

/** A form as its builder saves it: the content, and the revision that was opened. */
export const savedFormSchema = formContentSchema
  .extend({ revision: z.int().min(1) })
  .refine(({ storage }) => storage.webhook === null || isWebhookUrl(storage.webhook.url), {
    path: ['storage', 'webhook', 'url'],
    error: HTTPS_NEEDED,
  })

export const formSchema = formContentSchema.extend({
  id: idSchema,
  /** Counts changes; submissions store the revision that they answer. */
  revision: z.int().min(1),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Form = z.infer<typeof formSchema>

/** The message after a form was sent. Sites' scripts read these names. */
export const submissionMessageSchema = z.object({
  parsedSubmissionMessage: z.string(),
  submissionHTML: z.string(),
  successRedirect: z.string(),
})

/** A form as visitors may see it, with the names that sites' scripts read. Where submissions go is left out. */
export const publicFormSchema = formSchema
  .omit({
    storage: true,
    submissionText: true,
    submissionHtml: true,
    disclaimerHtml: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ ...submissionMessageSchema.shape, parsedDisclaimerMessage: z.string() })
export type PublicForm = z.infer<typeof publicFormSchema>

/** @returns the form without its private parts */
export function publicForm({ storage: _, createdAt: __, updatedAt: ___, ...content }: Form): PublicForm {
  const { submissionText: _text, submissionHtml: _html, disclaimerHtml, ...form } = content
  return { ...form, ...messageOf(content), parsedDisclaimerMessage: disclaimerHtml }
}

/** The message that replaces a form after it was sent. */
export const messageOf = (
  form: Pick<FormContent, 'submissionText' | 'submissionHtml' | 'successRedirect'>,
): z.infer<typeof submissionMessageSchema> => ({
  parsedSubmissionMessage: form.submissionText,
  submissionHTML: form.submissionHtml,
  successRedirect: form.successRedirect,
})
