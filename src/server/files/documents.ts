import { defineDocument } from '#server/database/stored-document.ts'
import { assetSchema } from '#shared/files/schema.ts'

/** `assets.color_data`. */
export const assetColors = defineDocument({ name: 'picture colors', schema: assetSchema.shape.colorData })
