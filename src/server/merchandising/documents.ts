import { defineDocument } from '#server/database/stored-document.ts'
import { categoryOverrideSchema } from '#shared/merchandising/schema.ts'

/** `merchandising.document`: a site or a product sets fewer fields than a category, never other ones. */
export const merchandisingOverride = defineDocument({
  name: 'merchandising override',
  schema: categoryOverrideSchema,
})
