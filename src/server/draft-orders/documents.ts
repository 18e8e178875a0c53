import { defineDocument } from '#server/database/stored-document.ts'
import { draftContentSchema } from '#shared/draft-orders/schema.ts'

/** `draft_orders.document`. */
export const draftContent = defineDocument({ name: 'draft order', schema: draftContentSchema })
