import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { contract } from '#shared/http/contract.ts'
import { jsonText } from '#shared/http/json-text.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { formLimits } from './limits.ts'
import { formContentSchema, formSchema, savedFormSchema } from './schema.ts'
import { formTemplates } from './templates.ts'

/** The owner's calls on forms; those on submissions are in `inbox-api.ts`. */

/** The largest accepted form: a hundred fields, some of them with thousands of options. */
const FORM_BYTES = 2_000_000

/** A page or product that uses a form. A form in use cannot be deleted. */
export const formUseSchema = z.object({
  kind: z.enum(['page', 'shared section', 'footer', 'popup', 'product']),
  id: idSchema,
  title: z.string(),
  /** The page's path on the site; null for a product or a shared section, which are in the studio. */
  path: z.string().nullable(),
})
export type FormUse = z.infer<typeof formUseSchema>

/** Counting submissions stops here: the screen says 'more than', and the cost does not grow with the site. */
export const COUNTED_SUBMISSIONS = 999

export const formRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: formSchema.shape.kind,
  /** At most `COUNTED_SUBMISSIONS` + 1; spam is not counted. */
  submissions: z.int(),
  unread: z.int(),
  fieldCount: z.int(),
  /** How many of its fields a product page leaves out (`askedOfBuyers`). */
  notAskedOfBuyers: z.int(),
  uses: z.array(formUseSchema),
  updatedAt: z.int(),
})
export type FormRow = z.infer<typeof formRowSchema>

const formIdOnly = z.object({ formId: idSchema })
/** The change in the change log; null when nothing changed. */
const batchId = idSchema.nullable()

/** A form as its builder opens it. */
const openedForm = {
  form: formSchema,
  uses: z.array(formUseSchema),
  /** The secret that signs posts to the webhook; null without a webhook, or for a role that cannot change forms. */
  webhookSecret: z.string().nullable(),
}

export const listFormsCall = contract({
  method: 'GET',
  path: '/api/owner/forms',
  summary: 'List all forms by name, with unread responses and where they are used',
  access: 'forms.read',
  reply: z.object({ forms: z.array(formRowSchema) }),
})

export const getFormCall = contract({
  method: 'GET',
  path: '/api/owner/forms/:formId',
  summary: 'Get a form as its builder opens it',
  access: 'forms.read',
  parameters: formIdOnly,
  reply: z.object(openedForm),
  failures: ['form-not-found'],
})

export const createFormCall = contract({
  method: 'POST',
  path: '/api/owner/forms',
  summary: 'Create a form, blank or from a template',
  access: 'forms.write',
  body: z.strictObject({ template: z.enum(formTemplates).default('blank') }),
  reply: z.object({ ...openedForm, batchId }),
  failures: ['form-limit'],
})

export const updateFormCall = contract({
  method: 'PUT',
  path: '/api/owner/forms/:formId',
  summary: 'Save a form; refused if someone else saved it in the meantime',
  access: 'forms.write',
  bodyLimit: FORM_BYTES,
  parameters: formIdOnly,
  body: savedFormSchema,
  reply: z.object({ ...openedForm, batchId }),
  failures: ['form-not-found', 'edit-conflict', 'list-not-found'],
})

export const duplicateFormCall = contract({
  method: 'POST',
  path: '/api/owner/forms/:formId/duplicate',
  summary: 'Duplicate a form without its responses',
  access: 'forms.write',
  parameters: formIdOnly,
  reply: z.object({ ...openedForm, batchId }),
  failures: ['form-not-found', 'form-limit'],
})

export const deleteFormCall = contract({
  method: 'DELETE',
  path: '/api/owner/forms/:formId',
  summary: 'Delete a form with its responses, unless a page or product uses it',
  access: 'forms.write',
  parameters: formIdOnly,
  reply: z.object({ batchId }),
  failures: ['form-not-found', 'form-in-use'],
})

export const renewWebhookSecretCall = contract({
  method: 'POST',
  path: '/api/owner/forms/:formId/webhook-secret',
  summary: 'Rotate the signing secret of the webhook; the old one stops working immediately',
  access: 'forms.write',
  parameters: formIdOnly,
  reply: z.object({ webhookSecret: z.string() }),
  failures: ['form-not-found', 'form-webhook-missing'],
})

/**
 * The preview of a form that is not saved. The builder posts it into an iframe, so that the page has its own headers;
 * nothing is stored.
 */
export const previewFormCall = contract({
  method: 'POST',
  path: '/api/owner/forms/preview',
  summary: 'Preview the page of an unsaved form, as HTML for a frame',
  access: 'forms.read',
  bodyLimit: FORM_BYTES * 3,
  perMinute: 300,
  body: z.strictObject({
    form: jsonText(FORM_BYTES).pipe(formContentSchema),
    /** The step to show, from 0; the last one where the form has fewer. */
    step: z.coerce.number().int().min(0).max(formLimits.fieldsPerForm).default(0),
  }),
  reply: z.string(),
})

const person = z.strictObject({ email: emailSchema })

export const countPersonCall = contract({
  method: 'POST',
  path: '/api/owner/forms/people/count',
  summary: 'Count the responses from an email address, in all forms and folders',
  access: 'forms.read',
  // In the body: logs contain URLs, and this is personal data.
  body: person,
  reply: z.object({ submissions: z.int(), forms: z.int() }),
})

export const deletePersonCall = contract({
  method: 'POST',
  path: '/api/owner/forms/people/delete',
  summary: 'Delete all responses from an email address permanently; the change log keeps no personal data of them',
  access: 'forms.write',
  body: person,
  reply: z.object({ deleted: z.int() }),
})
