import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { answersSchema } from './answers-schema.ts'
import { fieldSchema } from './field-schema.ts'

/** The owner's calls on submissions. */

/** Folders of the inbox that are listed; deleted submissions wait one week in a folder that is not. */
export const shownFolders = ['inbox', 'spam'] as const
export const folders = [...shownFolders, 'deleted'] as const
export type Folder = (typeof folders)[number]

export const submissionRowSchema = z.object({
  id: idSchema,
  createdAt: z.int(),
  isRead: z.boolean(),
  /** The first name, email address or text among the answers. */
  from: z.string(),
  senderEmail: z.string(),
  /** The beginning of the other answers, on one line. */
  summary: z.string(),
  formId: idSchema,
  formName: z.string(),
  isReplied: z.boolean(),
})
export type SubmissionRow = z.infer<typeof submissionRowSchema>

export const submissionSchema = z.object({
  id: idSchema,
  formId: idSchema,
  formName: z.string(),
  folder: z.enum(folders),
  isRead: z.boolean(),
  /** When the owner replied; null when they have not. */
  repliedAt: z.int().nullable(),
  createdAt: z.int(),
  senderEmail: z.string(),
  pageTitle: z.string(),
  pagePath: z.string(),
  spamReason: z.string(),
  /** The fields of the form at the time of the submission. */
  fields: z.array(fieldSchema),
  answers: answersSchema,
  /** The site's labels of the five answers of rating scales, in the order of `likertOrder`. */
  likertLabels: z.array(z.string()).readonly(),
})
export type OwnerSubmission = z.infer<typeof submissionSchema>

const formIdOnly = z.object({ formId: idSchema })
/** A day of the site's calendar; both ends are included. */
const day = z.iso.date()
const narrowing = {
  folder: z.enum(shownFolders).default('inbox'),
  search: z.string().max(100).optional(),
  unread: z.literal('1').optional(),
  from: day.optional(),
  to: day.optional(),
}

export const listSubmissionsCall = contract({
  method: 'GET',
  path: '/api/owner/forms/:formId/submissions',
  summary: 'List the responses to a form, newest first, a page at a time',
  access: 'forms.read',
  parameters: formIdOnly,
  query: z.object({ ...narrowing, after: cursorSchema.optional() }),
  reply: z.object({ submissions: z.array(submissionRowSchema), next: z.string().nullable() }),
  failures: ['form-not-found'],
})

export const listAllSubmissionsCall = contract({
  method: 'GET',
  path: '/api/owner/forms/submissions',
  summary: 'List the responses to all forms except newsletter sign-ups, newest first, a page at a time',
  access: 'forms.read',
  query: z.object({ ...narrowing, after: cursorSchema.optional() }),
  reply: z.object({ submissions: z.array(submissionRowSchema), next: z.string().nullable() }),
})

export const exportSubmissionsCall = contract({
  method: 'GET',
  path: '/api/owner/forms/:formId/submissions.csv',
  summary: 'Export the responses to a form as CSV, oldest first, a column for each question',
  access: 'forms.read',
  parameters: formIdOnly,
  query: z.object(narrowing),
  reply: z.string(),
  failures: ['form-not-found'],
})

export const getSubmissionCall = contract({
  method: 'GET',
  path: '/api/owner/forms/:formId/submissions/:submissionId',
  summary: 'Get a response, with the previous and next one in its folder',
  access: 'forms.read',
  parameters: z.object({ formId: idSchema, submissionId: idSchema }),
  reply: z.object({
    submission: submissionSchema,
    newerId: idSchema.nullable(),
    olderId: idSchema.nullable(),
  }),
  failures: ['submission-not-found'],
})

export const changeSubmissionsCall = contract({
  method: 'POST',
  path: '/api/owner/forms/:formId/submissions/change',
  summary: 'Mark responses as read or unread, or move them to another folder; deleted ones are kept for a week',
  access: 'forms.write',
  parameters: formIdOnly,
  body: z.strictObject({
    submissionIds: z.array(idSchema).min(1).max(200),
    isRead: z.boolean().optional(),
    isReplied: z.boolean().optional(),
    folder: z.enum(folders).optional(),
  }),
  reply: z.object({ changed: z.int() }),
  failures: ['submission-not-found'],
})

const share = z.object({ label: z.string(), count: z.int() })
/** The answers to a question: each option, or each statement with its five answers, and how often it was chosen. */
export const questionSummarySchema = z.object({
  fieldId: z.string(),
  /** The field's name in the list of answers. */
  title: z.string(),
  type: z.enum(['checkbox', 'radio', 'select', 'likert']),
  /** How many submissions answer it. */
  answered: z.int(),
  shares: z.array(share),
  statements: z.array(z.object({ label: z.string(), shares: z.array(share) })),
})
export type QuestionSummary = z.infer<typeof questionSummarySchema>

/** Charts use this many submissions, the newest ones. */
export const SUMMED_SUBMISSIONS = 10_000

export const summarizeSubmissionsCall = contract({
  method: 'GET',
  path: '/api/owner/forms/:formId/summary',
  summary: 'Count how often each choice was made, over the newest 10,000 responses',
  access: 'forms.read',
  perMinute: 60,
  parameters: formIdOnly,
  reply: z.object({ submissions: z.int(), questions: z.array(questionSummarySchema) }),
  failures: ['form-not-found'],
})

export const countUnreadCall = contract({
  method: 'GET',
  path: '/api/owner/forms/unread',
  summary: 'Count the unread responses of all forms',
  access: 'forms.read',
  reply: z.object({ unread: z.int() }),
})
