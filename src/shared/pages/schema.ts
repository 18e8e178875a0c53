import { z } from 'zod'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { contentSchema } from './content.ts'
import { URL_ID_MINIMUM } from './url-id.ts'

export const pageStatuses = ['draft', 'published'] as const

export const pageSchema = z.object({
  id: idSchema,
  /** '' is the home page. */
  urlId: z.union([z.literal(''), urlIdSchema.min(URL_ID_MINIMUM)]),
  title: singleLine(200, 1),
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(500),
  status: z.enum(pageStatuses),
  content: contentSchema,
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Page = z.infer<typeof pageSchema>
