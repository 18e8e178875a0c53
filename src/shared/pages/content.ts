import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { type Block, blockSchema } from './blocks/blocks.ts'
import { byRank, partId } from './placement.ts'
import { isPlaced, type PlacedSection, placedSectionSchema, type Section, sectionSchema } from './section.ts'

/**
 * What a page shows: sections with blocks on a grid. Maps by id and ranks, never arrays, so that a step of an edit
 * names a place that no other edit moves.
 */
export const contentSchema = z
  .strictObject({
    sections: z.record(partId, z.union([sectionSchema, placedSectionSchema])),
    blocks: z.record(partId, blockSchema),
  })
  .superRefine(({ sections, blocks }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    const sectionIds = new Set(Object.keys(sections))
    const own = new Set(Object.values(sections).flatMap((section) => (isPlaced(section) ? [] : section.id)))
    if (sectionIds.size - own.size > limits.sharedSectionsPerPage)
      refuse(['sections'], `A page shows ${limits.sharedSectionsPerPage} shared sections.`)
    if (sectionIds.size > limits.sectionsPerPage)
      refuse(['sections'], `A page holds ${limits.sectionsPerPage} sections.`)
    if (Object.keys(blocks).length > limits.blocksPerLayout)
      refuse(['blocks'], `A page holds ${limits.blocksPerLayout} blocks.`)
    for (const [id, section] of Object.entries(sections))
      if (section.id !== id) refuse(['sections', id, 'id'], 'The id is another one than its key.')
    for (const [id, block] of Object.entries(blocks)) {
      if (block.id !== id) refuse(['blocks', id, 'id'], 'The id is another one than its key.')
      if (!own.has(block.sectionId)) refuse(['blocks', id, 'sectionId'], 'There is no such section.')
    }
  })
export type PageContent = z.infer<typeof contentSchema>

/** A section with its blocks in reading order. */
export interface FilledSection {
  readonly section: Section
  readonly blocks: readonly Block[]
}

/** All sections of a page from top to bottom, with the places of shared ones. */
export const partsOf = ({ sections }: PageContent): (Section | PlacedSection)[] =>
  Object.values(sections).toSorted(byRank)

/** A section of the page's own by its id; null for the place of a shared one, and where there is none. */
export function ownSection({ sections }: PageContent, id: string): Section | null {
  const section = ownValue(sections, id)
  return section && !isPlaced(section) ? section : null
}

/** The sections of a page from top to bottom, each with its blocks in reading order; shared ones are not among them. */
export function sectionsOf(content: PageContent): FilledSection[] {
  const blocks = Object.groupBy(Object.values(content.blocks).toSorted(byRank), ({ sectionId }) => sectionId)
  const filled = new Map(Object.entries(blocks))
  return partsOf(content).flatMap((section) =>
    isPlaced(section) ? [] : { section, blocks: filled.get(section.id) ?? [] },
  )
}

/** The blocks of a page in reading order. */
export const blocksOf = (content: PageContent): Block[] => sectionsOf(content).flatMap(({ blocks }) => blocks)

/** A page with every block changed. */
export const mapBlocks = (content: PageContent, change: (block: Block) => Block): PageContent => ({
  ...content,
  blocks: Object.fromEntries(Object.entries(content.blocks).map(([id, block]) => [id, change(block)])),
})

/** A page without some blocks, and without the sections that this leaves empty. */
export function withoutBlocks(content: PageContent, isGone: (block: Block) => boolean): PageContent {
  const gone = Object.values(content.blocks).filter(isGone)
  const blocks = { ...content.blocks }
  for (const { id } of gone) delete blocks[id]
  const filled = new Set(Object.values(blocks).map(({ sectionId }) => sectionId))
  const sections = { ...content.sections }
  for (const { sectionId } of gone) if (!filled.has(sectionId)) delete sections[sectionId]
  return { sections, blocks }
}
