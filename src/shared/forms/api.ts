import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { sentAnswersSchema } from './answers-schema.ts'
import { formLimits } from './limits.ts'
import { submissionMessageSchema } from './schema.ts'

/** The calls that visitors' forms make. */

export const createSubmissionKeyCall = contract({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary: 'Get a key for one submission, valid once within two hours',
  access: 'public',
  perMinute: 60,
  reply: z.object({ key: z.string() }),
  failures: [],
})

/** A page's title and path are cut where they are too long: they must not cause a submission to be refused. */
const cutAt = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const submissionSchema = z.object({
  /** JSON text of answers keyed by field id. Left out, it is refused like any text that is not JSON. */
  form: z.string().max(formLimits.submissionBytes).default(''),
  /** Left out, it is refused like a wrong key. */
  key: z.string().max(300).default(''),
  /** The reCAPTCHA token, where the form asks for one. */
  captchaKey: z.string().max(10_000).nullish(),
  /** Whether the form is in the popup: its token is for another action. */
  isInPopup: z.boolean().optional(),
  /** Facts about the page; clients leave out what they do not know, or send null. */
  pageTitle: cutAt(500).nullish(),
  pageId: cutAt(100).nullish(),
  /** `i` for an item's page, `c` for a collection's. */
  contentSource: cutAt(10).nullish(),
  pagePath: cutAt(2_000).nullish(),
  pagePermissionTypeValue: z.union([cutAt(20), z.int()]).nullish(),
  /** The form's id; where a client leaves it out, the field ids identify the form. */
  formId: idSchema.nullish(),
  /** The honeypot: an invisible field that only programs fill in. */
  website: z.string().max(1_000).optional(),
  /** The solution of the proof of work, as ALTCHA's widget writes it. */
  proof: z.string().max(5_000).optional(),
})
export type Submission = z.infer<typeof submissionSchema>

export const saveFormSubmissionCall = contract({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary: 'Submit a form; errors are returned by field ID',
  access: 'public',
  bodyLimit: formLimits.submissionBytes + 64 * 1024,
  perMinute: 60,
  body: submissionSchema,
  reply: submissionMessageSchema,
  failures: [
    'form-not-configured',
    'form-rate-limited',
    'form-key-invalid',
    'form-unreadable',
    'form-fields-invalid',
    'captcha-incomplete',
    'captcha-failed',
  ],
})

export const validateFormCall = contract({
  method: 'POST',
  path: '/api/rest/forms/validate/:formId',
  summary: 'Check the answers to a form without submitting it; errors are returned by field ID',
  access: 'public',
  parameters: z.object({ formId: idSchema }),
  body: sentAnswersSchema,
  bodyLimit: formLimits.submissionBytes,
  reply: z.object({}),
  failures: ['form-not-configured', 'form-fields-invalid'],
})
