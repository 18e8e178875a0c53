import { z } from 'zod'
import { blockSchema } from '../blocks/blocks.ts'
import type { PageContent } from '../content.ts'
import { placedSectionSchema, sectionSchema } from '../section.ts'
import { type ComparedSection, compareContents, isDifferent } from './compare-contents.ts'

const versionOfSection = z.union([sectionSchema, placedSectionSchema]).nullable()

/** A section in which two versions of a page differ, with the blocks that differ. */
export const differenceSchema = z.object({
  id: z.string(),
  /** Its place among the sections of both versions, from 1. */
  number: z.int(),
  /** Null where a version does not have it. */
  before: versionOfSection,
  after: versionOfSection,
  /** Whether its own settings or its order differ. */
  isChanged: z.boolean(),
  blocks: z.array(
    z.object({
      ...{ id: z.string(), before: blockSchema.nullable(), after: blockSchema.nullable() },
      /** The settings that differ; empty for a block that only one version has. */
      settings: z.array(z.string()),
      isMoved: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<ComparedSection>
type Difference = z.infer<typeof differenceSchema>

/** What differs in two versions of a page, in the order of the second one; empty when they are the same. */
export function differencesOf(before: PageContent, after: PageContent): Difference[] {
  return compareContents(before, after).flatMap(({ blocks, ...section }, index) => {
    const differing = blocks.filter(isDifferent)
    const isSame = section.before && section.after && !section.isChanged && differing.length === 0
    return isSame
      ? []
      : {
          ...section,
          number: index + 1,
          blocks: differing.map((block) => ({ ...block, settings: [...block.settings] })),
        }
  })
}
