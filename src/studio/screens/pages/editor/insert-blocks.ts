import { generateKeyBetween } from 'fractional-indexing'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import { ownSection, type PageContent, partsOf } from '#shared/pages/content.ts'
import { type Operation, operation } from '#shared/pages/draft/steps.ts'
import { byRank, GRID_ROWS } from '#shared/pages/placement.ts'
import { newPartId } from './change-blocks.ts'
import { insertSection } from './change-sections.ts'

/** Where blocks are added; below the place of a shared section they are a section of their own. */
export interface InsertPlace {
  readonly sectionId: string
  /** The block above them; null places them below everything in the section. */
  readonly below: Block | null
}

/** Where something is added with these blocks or this section selected; null on a page without sections. */
export function placeToInsert(
  content: PageContent,
  selected: readonly Block[],
  selectedSection: string | null,
): InsertPlace | null {
  const last = selected.toSorted((one, other) => end(one) - end(other)).at(-1)
  if (last) return { sectionId: last.sectionId, below: last }
  const sectionId = selectedSection ?? partsOf(content).at(-1)?.id
  return sectionId === undefined ? null : { sectionId, below: null }
}

/**
 * Adds copies of blocks with new ids, in their columns and as far apart as they are. What is below the place moves down
 * to make room.
 */
export function insertBlocks(
  content: PageContent,
  blocks: readonly Block[],
  place: InsertPlace | null,
): { operations: Operation[]; ids: string[] } {
  if (place === null || !ownSection(content, place.sectionId))
    return asSection(content, blocks, place?.sectionId ?? null)
  const { sectionId, below } = place
  const beside = Object.values(content.blocks)
    .filter((block) => block.sectionId === sectionId)
    .toSorted(byRank)
  const top = Math.min(...blocks.map(({ desktop }) => desktop.row))
  const height = Math.max(...blocks.map(end)) - top
  const isAfter = (block: Block) => below !== null && block.desktop.row >= end(below)
  const after = beside.filter(isAfter)
  const inTheWay = beside.filter((block) => !isAfter(block) && blocks.some((one) => shareColumns(one, block)))
  const from = Math.max(0, ...(below ? [end(below)] : beside.map(end)), ...inTheWay.map(end)) + 1
  const room =
    after.length === 0 ? 0 : Math.max(0, from + height + 1 - Math.min(...after.map(({ desktop }) => desktop.row)))
  const at = below ? beside.findIndex(({ id }) => id === below.id) : beside.length - 1
  let rank = beside[at]?.rank ?? null
  const next = beside.slice(at + 1).find((one) => rank === null || one.rank > rank)?.rank ?? null
  const added = blocks.map((block): Block => {
    rank = generateKeyBetween(rank, next)
    const row = Math.min(GRID_ROWS, from + block.desktop.row - top)
    return { ...block, id: newPartId(), sectionId, rank, desktop: { ...block.desktop, row }, phone: null }
  })
  const moved = room === 0 ? [] : after.map(({ id, desktop }) => down(id, desktop, room))
  return {
    operations: [...moved, ...added.map((block) => operation(['blocks', block.id], undefined, block))],
    ids: added.map(({ id }) => id),
  }
}

const shareColumns = ({ desktop: one }: Block, { desktop: other }: Block) =>
  one.column < other.column + other.columns && other.column < one.column + one.columns

const end = ({ desktop }: Block) => desktop.row + desktop.rows

const down = (id: string, desktop: Block['desktop'], by: number) =>
  operation(['blocks', id, 'desktop'], desktop, { ...desktop, row: Math.min(GRID_ROWS, desktop.row + by) })

function asSection(
  content: PageContent,
  blocks: readonly Block[],
  below: string | null,
): { operations: Operation[]; ids: string[] } {
  const top = Math.min(...blocks.map(({ desktop }) => desktop.row))
  const ids = blocks.map(newPartId)
  const added = blocks.map(({ type, settings, desktop, align, isSticky }, index) => {
    const area = { ...desktop, row: 1 + desktop.row - top }
    return { type, settings, area, align, isSticky, id: ids[index]! } as never
  })
  const place = below === null ? null : ({ sectionId: below, where: 'below' } as const)
  return { operations: insertSection(content, place, added).operations, ids }
}
