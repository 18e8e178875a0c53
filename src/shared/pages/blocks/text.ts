import { z } from 'zod'
import { blockTypes } from '../codes.ts'
import { blockId, defineBlock, none, noWords } from './define-block.ts'

/** Text with headings, lists and links. */
export const textBlock = defineBlock({
  schema: z.strictObject({ id: blockId, type: z.literal('text'), html: z.string().max(100_000) }),
  number: blockTypes.html,
  htmlFields: ['html'],
  words: noWords,
  forms: none,
  pictures: none,
})
