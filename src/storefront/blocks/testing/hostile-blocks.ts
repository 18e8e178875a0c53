import type { z } from 'zod'
import { type BlockType, blockSchema } from '#shared/pages/blocks/blocks.ts'
import { HostileTexts, wordsOf } from '#shared/texts/testing/fill-with-hostile.ts'
import { blockTypes, factsOf } from '../editing.ts'

/** Filters, with which a list would show nothing. */
const unfiltered: Partial<Record<BlockType, object>> = {
  summary: { category: '', tag: '' },
  'product-list': { categoryId: null, productIds: [] },
}

/**
 * Blocks of every kind with hostile texts wherever their settings have a text.
 * @param completed what a new block lacks to show something
 */
export function hostileBlocks(
  completed: Partial<Record<BlockType, object>> = {},
): { type: BlockType; settings: object }[] {
  const texts = new HostileTexts()
  return blockTypes.flatMap((type) => {
    const { settings: schema } = blockSchema.options.find((option) => option.shape.type.value === type)!.shape
    const example = { ...factsOf(type).first, ...completed[type] }
    return Array.from({ length: designsOf(schema) }, (_, turn) => ({
      type,
      settings: { ...(texts.fill(schema, example, turn) as object), ...unfiltered[type] },
    }))
  })
}

/** In how many ways a kind is drawn. */
function designsOf(schema: z.ZodType): number {
  const { shape } = schema._zod.def as unknown as { shape: Record<string, z.ZodType> }
  const choice = shape.design ?? shape.mode ?? shape.layout
  return choice ? wordsOf(choice).length : 1
}
