import { defineDocument } from '#server/database/stored-document.ts'
import { discountContentSchema } from '#shared/discounts/schema.ts'

/** `discounts.document`. Columns repeat what queries look at. */
export const discountDocument = defineDocument({ name: 'discount', schema: discountContentSchema.strip() })
