import type { Block } from '#shared/pages/blocks/blocks.ts'
import { type PageContent, sectionsOf } from '#shared/pages/content.ts'
import { onDividedRows } from '#shared/pages/move-area.ts'
import { phoneAreas, unstack } from '#shared/pages/phone-layout.ts'
import { type Area, isEdgeToEdge } from '#shared/pages/placement.ts'
import { elementOf } from './draw-page.tsx'
import type { GridLines } from './grid-lines.ts'
import type { CanvasView, Layout, NewPlace } from './protocol.ts'

type Shown = Pick<CanvasView, 'content' | 'layout'>

/** Where the blocks of a section are seen, on rows that are as high as a row without content. */
export function placesIn({ content, layout }: Shown, grid: GridLines): Map<string, NewPlace> {
  const filled = sectionsOf(content).find(({ section }) => section.id === grid.sectionId)
  if (!filled) return new Map()
  const { section, blocks } = filled
  const areas =
    layout === 'desktop'
      ? new Map(blocks.map(({ id, desktop }) => [id, onDividedRows(desktop, grid.counts)]))
      : section.phone === 'stacked'
        ? unstack(stackOf(blocks, grid), grid.rowHeight)
        : new Map([...phoneAreas({ blocks })].map(([id, area]) => [id, onDividedRows(area, grid.counts)]))
  return new Map([...areas].map(([id, area]) => [id, { area, sectionId: section.id }]))
}

/** The blocks of a stack as they are seen; those that visitors with a phone do not see are left out. */
function stackOf(blocks: readonly Block[], { top }: GridLines) {
  return blocks.flatMap(({ id, desktop, hidden }) => {
    const box = elementOf(id)?.getBoundingClientRect()
    if (!box || hidden === 'phone') return []
    return { id, top: box.top + scrollY - top, height: box.height, isWide: isEdgeToEdge(desktop) }
  })
}

/** Leaves out the places that are as they were. */
export const changedPlaces = (
  { content: { blocks }, layout }: Shown,
  places: ReadonlyMap<string, NewPlace>,
): Record<string, NewPlace> =>
  Object.fromEntries(
    [...places].filter(([id, { area, sectionId }]) => {
      const block = blocks[id]!
      return block.sectionId !== sectionId || !isSameArea(storedArea(block, layout), area)
    }),
  )

const storedArea = (block: Block, layout: Layout) => (layout === 'phone' ? block.phone : block.desktop)

const isSameArea = (one: Area | null, other: Area) =>
  one !== null && (['row', 'column', 'rows', 'columns'] as const).every((side) => one[side] === other[side])

/** The sections of some blocks, each with those of its blocks. */
export function bySection({ blocks }: PageContent, ids: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const id of ids) {
    const block = blocks[id]
    if (block) found.set(block.sectionId, [...(found.get(block.sectionId) ?? []), id])
  }
  return found
}
