import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { jsonText } from '#shared/http/json-text.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { emailDesignSchema } from './design.ts'
import { emailKinds } from './words/kinds.ts'
import { emailWordsSchema, wordsOfKindSchema } from './words/schema.ts'

const revision = z.int().min(0)
/** Null when nothing changed. */
const batchId = idSchema.nullable()
const kind = z.enum(emailKinds)

const designReply = z.object({
  design: emailDesignSchema,
  /** 0 when it was never saved. */
  revision: z.int(),
  /** What is used where the owner has chosen nothing. */
  usual: z.object({ accent: z.string(), footer: z.string(), address: z.string(), replyTo: z.string() }),
})
export type EmailDesignReply = z.infer<typeof designReply>

export const getEmailDesignCall = contract({
  method: 'GET',
  path: '/api/owner/email-design',
  summary: 'Get the design of the site’s emails',
  access: 'settings.manage',
  reply: designReply,
})

export const saveEmailDesignCall = contract({
  method: 'PUT',
  path: '/api/owner/email-design',
  summary: 'Replace the design of the site’s emails',
  access: 'settings.manage',
  body: z.strictObject({ design: emailDesignSchema, revision }),
  reply: designReply.extend({ batchId }),
  failures: ['edit-conflict'],
})

export const listEmailWordsCall = contract({
  method: 'GET',
  path: '/api/owner/email-words',
  summary: 'List the emails with words of the owner',
  access: 'settings.manage',
  reply: z.object({
    /** The emails with words of the owner; all others have the usual ones. */
    edited: z.array(kind),
  }),
})

const wordsReply = z.object({
  words: emailWordsSchema,
  /** 0 when they were never saved. */
  revision: z.int(),
  /** The words where the owner has written none, with variables. */
  usual: emailWordsSchema,
})
export type EmailWordsReply = z.infer<typeof wordsReply>

export const getEmailWordsCall = contract({
  method: 'GET',
  path: '/api/owner/email-words/:kind',
  summary: 'Get the words of an email',
  access: 'settings.manage',
  parameters: z.object({ kind }),
  reply: wordsReply,
})

export const saveEmailWordsCall = contract({
  method: 'PUT',
  path: '/api/owner/email-words',
  summary: 'Replace the words of an email',
  access: 'settings.manage',
  body: z.strictObject({ email: wordsOfKindSchema, revision }),
  reply: wordsReply.extend({ batchId }),
  failures: ['edit-conflict'],
})

/** The largest accepted draft as JSON. */
const PREVIEW_BYTES = 20_000
const previewSchema = z.strictObject({
  kind,
  /** Unsaved words; null for those that are saved. They may name variables that do not exist. */
  words: emailWordsSchema.nullable(),
  /** Unsaved design; null for the one that is saved. */
  design: emailDesignSchema.nullable(),
})
export type EmailPreview = z.infer<typeof previewSchema>

/** The reply has its own content security policy: styles work, scripts do not. */
export const previewEmailCall = contract({
  method: 'POST',
  path: '/api/owner/email-preview',
  summary: 'Preview an email with unsaved changes, as HTML for a frame',
  access: 'settings.manage',
  bodyLimit: PREVIEW_BYTES * 3,
  perMinute: 300,
  body: z.strictObject({ preview: jsonText(PREVIEW_BYTES).pipe(previewSchema) }),
  reply: z.string(),
})

export const previewEmailSubjectCall = contract({
  method: 'POST',
  path: '/api/owner/email-preview/subject',
  summary: 'Preview the subject of an email with unsaved changes',
  access: 'settings.manage',
  perMinute: 300,
  body: previewSchema,
  reply: z.object({
    subject: z.string(),
    from: z.string(),
    /** Whether it shows an example, because the shop has nothing of this kind yet. */
    isExample: z.boolean(),
  }),
})

export const testEmailWordsCall = contract({
  method: 'POST',
  path: '/api/owner/email-preview/test',
  summary: 'Send an email with unsaved changes to the signed-in person',
  access: 'settings.manage',
  perMinute: 6,
  body: previewSchema,
  reply: z.object({
    emailId: idSchema,
    to: z.string(),
    /** Whether there is a mail server; without one the email is only stored. */
    isSent: z.boolean(),
  }),
})
