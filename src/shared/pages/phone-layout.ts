import { fillsArea } from './blocks/blocks.ts'
import type { FilledSection } from './content.ts'
import { type Area, GRID_COLUMNS, GRID_ROWS, isEdgeToEdge } from './placement.ts'

/** The sizes of the grid in pixels: in a wide window they decide the proportions that areas keep on the phone. */
export const wideGrid = { page: 1440, cell: 68, gap: 48, row: 24 } as const
const phone = { width: 350, row: 16 } as const

const MOST_ROWS = 500

/** How high a block is when it is stacked, and where it begins, in pixels below the top of its section. */
export interface StackedBox {
  readonly id: string
  readonly top: number
  readonly height: number
  /** Whether it reaches from one edge of the window to the other. */
  readonly isWide: boolean
}

/**
 * The areas of blocks that have been stacked, in the places where they are seen: the section gets a layout of its own
 * without a jump.
 * @param boxes from top to bottom
 * @param rowHeight of a row without content, in pixels
 */
export function unstack(boxes: readonly StackedBox[], rowHeight: number): Map<string, Area> {
  const areas = new Map<string, Area>()
  let free = 1
  for (const { id, top, height, isWide } of boxes) {
    const row = Math.max(free, 1 + Math.round(top / rowHeight))
    const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(height / rowHeight)))
    areas.set(id, { row, rows, ...across(isWide), layer: 0 })
    free = row + rows
  }
  if (free - 1 <= GRID_ROWS) return areas
  // So much does not fit on the grid: rows grow with their content anyway.
  return new Map([...areas.values()].map((area, index) => [boxes[index]!.id, { ...area, row: index + 1, rows: 1 }]))
}

/**
 * Where the blocks of a section with its own layout are on the phone. A block without a place there, such as one that
 * was added in a wide window, is below all others.
 */
export function phoneAreas({ blocks }: Pick<FilledSection, 'blocks'>): Map<string, Area> {
  const areas = new Map<string, Area>()
  let end = 0
  for (const { id, phone: area, hidden } of blocks) {
    if (!area) continue
    areas.set(id, area)
    if (hidden !== 'phone') end = Math.max(end, area.row + area.rows)
  }
  for (const block of blocks) {
    if (block.phone) continue
    const rows = fillsArea(block) ? Math.max(1, Math.round(phone.width / phoneRatio(block.desktop) / phone.row)) : 1
    const row = Math.min(end + 1, GRID_ROWS)
    areas.set(block.id, { row, rows, ...across(isEdgeToEdge(block.desktop)), layer: 0 })
    end = row + rows
  }
  return areas
}

/** Width by height. A wide one from edge to edge would be a thin strip on the phone, so it becomes a square. */
export function phoneRatio(area: Area): number {
  if (isEdgeToEdge(area)) return 1
  const width = area.columns * wideGrid.cell + (area.columns - 1) * wideGrid.gap
  return Math.round((100 * width) / (area.rows * wideGrid.row)) / 100
}

const across = (isWide: boolean) =>
  isWide ? { column: 0, columns: GRID_COLUMNS + 2 } : { column: 1, columns: GRID_COLUMNS }
