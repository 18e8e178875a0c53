import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'
import { sentAnswersSchema } from './answers-schema.ts'
import { formLimits } from './limits.ts'
import { submissionMessageSchema } from './schema.ts'

/** The calls of §7 that visitors' forms make. */

export const createSubmissionKey = contract({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary: 'Get a key for one submission, valid once within two hours (§7)',
  access: 'public',
  perMinute: 60,
  reply: z.object({ key: z.string() }),
  failures: [],
})

/** What a page says of itself is cut where it is too long: no answer is lost to a long title. */
const cutAt = (length: number) => z.string().overwrite((text) => text.slice(0, length))

export const submissionSchema = z.object({
  /** JSON text of answers keyed by field id (§3). Left out, it is as unreadable as any other text that is no JSON (§8). */
  form: z.string().max(formLimits.submissionBytes).default(''),
  /** Left out, it is as little a key as a wrong one (§8). */
  key: z.string().max(300).default(''),
  /** What reCAPTCHA gave the browser, where the form asks for it (§3). */
  captchaKey: z.string().max(10_000).nullish(),
  /** The page fields: what a client does not know of its page it leaves out or sends as null. */
  pageTitle: cutAt(500).nullish(),
  pageId: cutAt(100).nullish(),
  /** `i` for an item's page, `c` for a collection's (§3). */
  contentSource: cutAt(10).nullish(),
  pagePath: cutAt(2_000).nullish(),
  pagePermissionTypeValue: z.union([cutAt(20), z.int()]).nullish(),
  /** Which form; where a client leaves it out, the field ids tell. */
  formId: idSchema.nullish(),
  /** The trap that no one sees: anyone who fills it in is no person. */
  website: z.string().max(1_000).optional(),
  /** The answer to the proof of work, as ALTCHA's widget gives it. */
  proof: z.string().max(5_000).optional(),
})
export type Submission = z.infer<typeof submissionSchema>

export const saveFormSubmission = contract({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary: 'Submit a form; errors are returned by field ID (§7)',
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

export const validateForm = contract({
  method: 'POST',
  path: '/api/rest/forms/validate/:formId',
  summary: 'Check the answers to a form without submitting it; errors are returned by field ID (§7)',
  access: 'public',
  parameters: z.object({ formId: idSchema }),
  body: sentAnswersSchema,
  bodyLimit: formLimits.submissionBytes,
  reply: z.object({}),
  failures: ['form-not-configured', 'form-fields-invalid'],
})
