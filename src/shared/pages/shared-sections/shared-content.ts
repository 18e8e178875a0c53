import type { Block } from '../blocks/blocks.ts'
import { contentSchema, type PageContent, partsOf, sectionsOf } from '../content.ts'
import { SHARED_MARK } from '../placement.ts'
import { isPlaced, type PlacedSection } from '../section.ts'

/** What a shared section shows: one section at most, and no place of another shared one, so that none is inside itself. */
export const isSharedContent = (content: PageContent): boolean =>
  Object.keys(content.sections).length <= 1 && placesOf(content).length === 0

/** The content of a shared section as it is stored. */
export const sharedContentSchema = contentSchema.refine(isSharedContent, 'A shared section is one section.')

/** The contents of shared sections by their ids. */
export type SharedContents = ReadonlyMap<string, PageContent>

/** The places of shared sections on a page, from top to bottom. */
export const placesOf = (content: PageContent): PlacedSection[] => partsOf(content).filter(isPlaced)

/** The shared sections that a page shows, each once. */
export const sharedIdsOf = (content: PageContent): string[] => [
  ...new Set(placesOf(content).map(({ sharedId }) => sharedId)),
]

/** A section of a page with its blocks, as the content of a shared one. */
export const contentOfSection = ({ sections, blocks }: PageContent, sectionId: string): PageContent => ({
  sections: Object.fromEntries(Object.entries(sections).filter(([id]) => id === sectionId)),
  blocks: Object.fromEntries(Object.entries(blocks).filter(([, block]) => block.sectionId === sectionId)),
})

/**
 * A page as visitors see it: its shared sections are at their places. Their blocks have ids that begin with the place's,
 * so that one can be on a page twice. A link name that the page has already leads to the page's own section, or to the
 * first place. A shared section that is gone is left out.
 */
export function withShared(content: PageContent, shared: SharedContents): PageContent {
  const places = placesOf(content)
  if (places.length === 0) return content
  const sections = Object.fromEntries(Object.entries(content.sections).filter(([, section]) => !isPlaced(section)))
  const blocks = { ...content.blocks }
  const anchors = new Set(sectionsOf(content).map(({ section }) => section.anchor))
  for (const { id: sectionId, rank, sharedId } of places) {
    const [filled] = sectionsOf(shared.get(sharedId) ?? nothing)
    if (!filled) continue
    const anchor = anchors.has(filled.section.anchor) ? '' : filled.section.anchor
    anchors.add(anchor)
    sections[sectionId] = { ...filled.section, id: sectionId, rank, anchor }
    for (const block of filled.blocks) {
      const drawn = blockAt(sectionId, block)
      blocks[drawn.id] = drawn
    }
  }
  return { sections, blocks }
}
const nothing: PageContent = { sections: {}, blocks: {} }

/** The block that was made last of another one: the editor does not draw what is the same object. */
const made = new WeakMap<Block, Map<string, Block>>()

function blockAt(sectionId: string, block: Block): Block {
  const atPlaces = made.get(block) ?? new Map<string, Block>()
  made.set(block, atPlaces)
  const drawn = atPlaces.get(sectionId) ?? { ...block, id: `${sectionId}${SHARED_MARK}${block.id}`, sectionId }
  atPlaces.set(sectionId, drawn)
  return drawn
}

/** A page without the places of shared sections that are gone. */
export const withoutGone = (content: PageContent, shared: SharedContents): PageContent => ({
  ...content,
  sections: Object.fromEntries(
    Object.entries(content.sections).filter(([, section]) => !isPlaced(section) || shared.has(section.sharedId)),
  ),
})

/** Whether a block of a drawn page is in a shared section. */
export const isInShared = (blockId: string): boolean => blockId.includes(SHARED_MARK)

/** The place of the shared section that a block of a drawn page is in. */
export const placeOfBlock = (blockId: string): string => blockId.split(SHARED_MARK)[0]!
