import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { captchaAlignments, captchaThemes } from '#shared/captcha/schema.ts'
import { isOwnPath } from '#shared/http/own-path.ts'
import { idSchema } from '#shared/products/schema.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'
import { fieldSchema } from './field-schema.ts'
import { formLimits } from './limits.ts'

/** Of this site, or of another one over https: nothing that runs. */
const redirectSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === '' || isOwnPath(text) || (/^https:\/\//i.test(text) && URL.canParse(text)), {
    error: ({ input }) => `${String(input)} is not a valid page URL`,
  })

/** What happens with an answer besides being kept. */
export const formStorageSchema = z.strictObject({
  /** Who is told of each answer; a reply goes to the sender. */
  mailTo: z.array(emailSchema).max(formLimits.recipients).default([]),
  /** A letter to the sender, once a day at most for an address; null sends none. */
  autoReply: z
    .strictObject({ subject: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(5_000) })
    .nullable()
    .default(null),
  /** An address that each answer is posted to, signed; null posts nowhere. */
  webhook: z
    // Forms that were saved before https was asked for may have another one: it is shown, and nothing is sent there.
    .strictObject({ url: z.url({ protocol: /^https?$/ }).max(2_000) })
    .nullable()
    .default(null),
  /** The list that the address in the form's email field is invited to; null joins none. */
  listId: idSchema.nullable().default(null),
  /** Days after which answers are deleted; null keeps them. */
  retentionDays: z.int().min(1).max(3_650).nullable().default(null),
})

/** Of forms that were kept before there was a captcha, too. */
export const formCaptchaDefaults = { captchaEnabled: false, captchaTheme: 'light', captchaAlignment: 'left' } as const

/** The parts of a form that its builder changes (§3). */
export const formContentSchema = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** A newsletter form counts as a subscription when it succeeds (§4). */
  kind: z.enum(['form', 'newsletter']).default('form'),
  fields: z
    .array(fieldSchema)
    .max(formLimits.fieldsPerForm)
    .refine(
      (fields) => new Set(fields.map((field) => field.id)).size === fields.length,
      'Two fields have the same id.',
    ),
  submitLabel: z.string().trim().min(1).max(100).default('Submit'),
  /** Said in place of the form after it was sent. */
  submissionText: z.string().trim().max(2_000).default('Thank you!'),
  /** HTML that was cleaned when it was saved; stands below the text. */
  submissionHtml: z.string().max(20_000).default(''),
  /** Where a sender is taken instead; '' stays on the page. */
  successRedirect: redirectSchema.default(''),
  /** HTML that was cleaned when it was saved; stands above the button. */
  disclaimerHtml: z.string().max(20_000).default(''),
  /** Whether it asks for the site's reCAPTCHA besides the own guard; without keys it does nothing. */
  captchaEnabled: z.boolean().default(formCaptchaDefaults.captchaEnabled),
  /** How the widget of a checkbox key looks, and where it stands. */
  captchaTheme: z.enum(captchaThemes).default(formCaptchaDefaults.captchaTheme),
  captchaAlignment: z.enum(captchaAlignments).default(formCaptchaDefaults.captchaAlignment),
  storage: formStorageSchema.default(() => formStorageSchema.parse({})),
})
export type FormContent = z.infer<typeof formContentSchema>

/** A form as its builder saves it: the parts, and the revision that was opened. */
export const savedFormSchema = formContentSchema
  .extend({ revision: z.int().min(1) })
  .refine(({ storage }) => storage.webhook === null || isWebhookUrl(storage.webhook.url), {
    path: ['storage', 'webhook', 'url'],
    error: HTTPS_NEEDED,
  })

export const formSchema = formContentSchema.extend({
  id: idSchema,
  /** Counts changes; answers remember which form they answered. */
  revision: z.int().min(1),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Form = z.infer<typeof formSchema>

/** What is shown after a form was sent, by the names of §3. */
export const submissionMessageSchema = z.object({
  parsedSubmissionMessage: z.string(),
  submissionHTML: z.string(),
  successRedirect: z.string(),
})

/** What visitors get to see of a form, by the names of §3. Where responses go is its owner's business. */
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

/** @returns the form without what only its owner may see */
export function publicForm({ storage: _, createdAt: __, updatedAt: ___, ...content }: Form): PublicForm {
  const { submissionText: _text, submissionHtml: _html, disclaimerHtml, ...form } = content
  return { ...form, ...messageOf(content), parsedDisclaimerMessage: disclaimerHtml }
}

/** What a sender gets in place of a form. */
export const messageOf = (
  form: Pick<FormContent, 'submissionText' | 'submissionHtml' | 'successRedirect'>,
): z.infer<typeof submissionMessageSchema> => ({
  parsedSubmissionMessage: form.submissionText,
  submissionHTML: form.submissionHtml,
  successRedirect: form.successRedirect,
})
