import { z } from 'zod'
import { idSchema, urlIdSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockSchema } from './blocks/blocks.ts'
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
  blocks: z
    .array(blockSchema)
    .max(limits.blocksPerLayout, `A page holds ${limits.blocksPerLayout} blocks.`)
    .refine(
      (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
      'Two blocks have the same id.',
    ),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Page = z.infer<typeof pageSchema>
