import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { jsonText } from '#shared/http/json-text.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { popupDraftSchema, popupSchema } from './schema.ts'

const popupReply = z.object({
  popup: popupDraftSchema.extend({ picture: pictureSchema.nullable() }),
  /** 0 when it was never saved. */
  revision: z.int(),
})
export type PopupReply = z.infer<typeof popupReply>

export const getPopupCall = contract({
  method: 'GET',
  path: '/api/owner/popup',
  summary: 'Get the popup of the site',
  access: 'pages.design',
  reply: popupReply,
})

export const savePopupCall = contract({
  method: 'PUT',
  path: '/api/owner/popup',
  summary: 'Replace the popup of the site',
  access: 'pages.design',
  body: z.strictObject({
    popup: popupSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: popupReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict', 'picture-not-found', 'form-not-found'],
})

/** The largest accepted popup as JSON. */
const PREVIEW_BYTES = 50_000

export const previewPopupCall = contract({
  method: 'POST',
  path: '/api/owner/popup/preview',
  summary: 'Preview an unsaved popup, as HTML for a frame',
  access: 'pages.design',
  bodyLimit: PREVIEW_BYTES * 3,
  perMinute: 300,
  body: z.strictObject({ popup: jsonText(PREVIEW_BYTES).pipe(popupDraftSchema) }),
  reply: z.string(),
})
