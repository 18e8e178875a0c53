import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { blockSchema } from '#shared/pages/blocks/blocks.ts'

/** `pages.blocks`. */
export const pageBlocks = defineDocument({ name: 'page blocks', schema: z.array(blockSchema) })
