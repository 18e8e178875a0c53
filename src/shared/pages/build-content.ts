import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import { type Block, type BlockType, blockSchema, type SettingsOf } from './blocks/blocks.ts'
import { type PageContent, partsOf } from './content.ts'
import { type Area, GRID_COLUMNS, type Placement } from './placement.ts'
import { sectionSchema } from './section.ts'

/** A block that is added: its kind and settings; its place and id where they matter. */
export type NewBlock = {
  [Type in BlockType]: {
    readonly type: Type
    readonly settings: Partial<SettingsOf<Type>>
    readonly id?: string
    /** Absent: below the block before it, across all columns. */
    readonly area?: Omit<Area, 'layer'>
  } & Partial<Pick<Placement, 'align' | 'isSticky'>>
}[BlockType]

/** Adds sections at the end of a page, each with its blocks in reading order. */
export function addSections(
  content: PageContent,
  sections: readonly (readonly NewBlock[])[],
  newId: () => string,
): PageContent {
  const last = partsOf(content).at(-1)?.rank ?? null
  const ranks = generateNKeysBetween(last, null, sections.length)
  const filled = sections.map((blocks, index) => {
    const section = sectionSchema.parse({ id: newId(), rank: ranks[index]! })
    return { section, blocks: placeBelow(section.id, blocks, newId) }
  })
  return {
    sections: { ...content.sections, ...Object.fromEntries(filled.map(({ section }) => [section.id, section])) },
    blocks: {
      ...content.blocks,
      ...Object.fromEntries(filled.flatMap(({ blocks }) => blocks.map((block) => [block.id, block]))),
    },
  }
}

/** A page with these sections. */
export const buildContent = (sections: readonly (readonly NewBlock[])[], newId: () => string): PageContent =>
  addSections({ sections: {}, blocks: {} }, sections, newId)

function placeBelow(sectionId: string, blocks: readonly NewBlock[], newId: () => string): Block[] {
  let rank: string | null = null
  let row = 1
  return blocks.map(({ id = newId(), area, ...block }) => {
    rank = generateKeyBetween(rank, null)
    const desktop = area ?? { row, column: 1, rows: 1, columns: GRID_COLUMNS }
    row = Math.max(row, desktop.row + desktop.rows + 1)
    return blockSchema.parse({ ...block, id, sectionId, rank, desktop })
  })
}
