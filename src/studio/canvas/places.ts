import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { moveArea, onDividedRows, resizeArea } from '#shared/pages/move-area.ts'
import type { Area } from '#shared/pages/placement.ts'
import { elementOf } from './draw-page.tsx'
import { type GridLines, measureGrid } from './grid-lines.ts'
import type { Device, NewPlace } from './protocol.ts'

/** Whether blocks of a section have places of their own on a device, or are below each other. */
export const isPlaced = ({ sections }: PageContent, { sectionId }: Block, device: Device): boolean =>
  device === 'desktop' || sections[sectionId]?.phone === 'own'

export const areaOn = (block: Block, device: Device): Area =>
  device === 'phone' ? (block.phone ?? block.desktop) : block.desktop

/** The places of all blocks of a section after its rows were divided: only those that this changes. */
export function dividedPlaces(
  content: PageContent,
  device: Device,
  { sectionId, counts }: GridLines,
): Map<string, NewPlace> {
  const places = new Map<string, NewPlace>()
  for (const block of Object.values(content.blocks)) {
    if (block.sectionId !== sectionId) continue
    const area = areaOn(block, device)
    places.set(block.id, { sectionId, area: onDividedRows(area, counts) })
  }
  return places
}

/** Leaves out the places that are as they were. */
export const changedPlaces = (
  { blocks }: PageContent,
  device: Device,
  places: ReadonlyMap<string, NewPlace>,
): Record<string, NewPlace> =>
  Object.fromEntries(
    [...places].filter(([id, { area, sectionId }]) => {
      const block = blocks[id]!
      const before = areaOn(block, device)
      return (
        block.sectionId !== sectionId ||
        (['row', 'column', 'rows', 'columns'] as const).some((side) => before[side] !== area[side])
      )
    }),
  )

/** The places after blocks were moved by cells, or their lower right corner; null when nothing changed. */
export function placesAfterKeys(
  content: PageContent,
  device: Device,
  ids: readonly string[],
  what: 'move' | 'resize',
  by: { readonly rows: number; readonly columns: number },
): Record<string, NewPlace> | null {
  const places = new Map<string, NewPlace>()
  for (const id of ids) {
    const block = content.blocks[id]
    const grid = elementOf(id)?.parentElement
    if (!block || !grid || !isPlaced(content, block, device)) continue
    if (!places.has(id)) for (const place of dividedPlaces(content, device, measureGrid(grid))) places.set(...place)
    const { area, sectionId } = places.get(id)!
    const next = what === 'move' ? moveArea(area, by) : resizeArea(area, { right: by.columns, bottom: by.rows })
    places.set(id, { sectionId, area: next })
  }
  const changed = changedPlaces(content, device, places)
  return ids.some((id) => Object.hasOwn(changed, id)) ? changed : null
}
