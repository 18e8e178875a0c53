import { defineDocument } from '#server/database/stored-document.ts'
import { viewQuerySchema } from '#shared/list-views/schema.ts'

/** `list_views.query`. */
export const viewQuery = defineDocument({ name: 'list view', schema: viewQuerySchema })
