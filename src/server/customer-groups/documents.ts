import { defineDocument } from '#server/database/stored-document.ts'
import { groupContentSchema } from '#shared/customer-groups/schema.ts'

/** `customer_groups.document`. */
export const groupDocument = defineDocument({ name: 'customer group', schema: groupContentSchema.strip() })
