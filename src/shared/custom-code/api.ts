import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { codeFindingsSchema, customCodeLimits, customCodeSchema } from './schema.ts'

const customCodeReply = z.object({
  code: customCodeSchema,
  findings: codeFindingsSchema,
  /** 0 when it was never saved. */
  revision: z.int(),
})
export type CustomCodeReply = z.infer<typeof customCodeReply>

/** As JSON, a character has at most six bytes. */
const BODY_BYTES = customCodeLimits.code * 2 * 6 + 10_000

export const getCustomCodeCall = contract({
  method: 'GET',
  path: '/api/owner/custom-code',
  summary: 'Get the custom code of the site, and what it may load',
  access: 'code.write',
  reply: customCodeReply,
})

export const saveCustomCodeCall = contract({
  method: 'PUT',
  path: '/api/owner/custom-code',
  summary: 'Replace the custom code of the site',
  access: 'code.write',
  bodyLimit: BODY_BYTES,
  body: z.strictObject({
    code: customCodeSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: customCodeReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: [
    'edit-conflict',
    'code-head-element',
    'code-head-text',
    'code-head-too-complex',
    'code-head-unclosed',
    'code-body-element',
    'code-body-too-complex',
    'code-body-unclosed',
  ],
})
