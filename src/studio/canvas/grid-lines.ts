import { divideRows } from '#shared/pages/move-area.ts'
import type { Area } from '#shared/pages/placement.ts'
import type { Box } from './guides.ts'

/** The lines of a section's grid in pixels of the page, with its rows divided evenly. */
export interface GridLines {
  readonly sectionId: string
  /** Into how many rows each row of the grid is divided. */
  readonly counts: readonly number[]
  readonly columnStarts: readonly number[]
  readonly columnEnds: readonly number[]
  /** Where each row begins; the last one goes on. */
  readonly rowStarts: readonly number[]
  readonly rowHeight: number
  readonly top: number
  readonly bottom: number
}

/** The grids on which blocks have places: those of shared sections are changed elsewhere. */
export const allGrids = () => [
  ...document.querySelectorAll<HTMLElement>('[data-section-id]:not([data-shared]) .page-grid'),
]
export const gridOf = (sectionId: string) => allGrids().find((grid) => sectionIdOf(grid) === sectionId)
const sectionIdOf = (grid: HTMLElement) => grid.closest<HTMLElement>('[data-section-id]')?.dataset.sectionId ?? ''

/** Measures the grid of a section. The rows of one that stacks its blocks are those that it would have without. */
export function measureGrid(grid: HTMLElement): GridLines {
  const style = getComputedStyle(grid)
  const box = grid.getBoundingClientRect()
  const gap = Number.parseFloat(style.columnGap) || 0
  const isStacked = style.gridAutoRows === 'auto'
  const rowGap = isStacked ? 0 : Number.parseFloat(style.rowGap) || 0
  const rowHeight = Number.parseFloat(style.gridAutoRows.replace('minmax(', '')) || emptyRowHeight()
  const pixels = (list: string) => list.split(' ').map(Number.parseFloat).filter(Number.isFinite)
  const columnStarts: number[] = []
  const columnEnds: number[] = []
  let x = box.left + scrollX
  for (const width of pixels(style.gridTemplateColumns)) {
    columnStarts.push(x)
    columnEnds.push(x + width)
    x += width + gap
  }
  const heights = isStacked ? [] : pixels(style.gridTemplateRows)
  const counts = divideRows(heights, rowHeight)
  const rowStarts: number[] = []
  const top = box.top + scrollY
  let y = top
  heights.forEach((height, index) => {
    const count = counts[index]!
    for (let part = 0; part < count; part += 1) rowStarts.push(y + (height * part) / count)
    y += height + rowGap
  })
  return {
    ...{ sectionId: sectionIdOf(grid), counts, columnStarts, columnEnds },
    ...{ rowStarts: [...rowStarts, y], rowHeight, top, bottom: top + box.height },
  }
}

/** The height of a row without content in `screens/page/screen.css`, in pixels. */
function emptyRowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.min(1.5 * rem, Math.max(rem, 0.01667 * innerWidth))
}

/** The row (from 0) that begins nearest to a height; below the grid the rows go on. */
export function nearestRow({ rowStarts, rowHeight }: GridLines, y: number): number {
  const last = rowStarts.length - 1
  if (y >= rowStarts[last]!) return last + Math.round((y - rowStarts[last]!) / rowHeight)
  return nearest(rowStarts, y)
}

/** Where a row (from 0) begins. */
export function rowStart({ rowStarts, rowHeight }: GridLines, row: number): number {
  const last = rowStarts.length - 1
  return row <= last ? rowStarts[Math.max(0, row)]! : rowStarts[last]! + (row - last) * rowHeight
}

/** The place in a list of the value that is nearest. */
export function nearest(values: readonly number[], value: number): number {
  let best = 0
  for (let index = 1; index < values.length; index += 1)
    if (Math.abs(values[index]! - value) < Math.abs(values[best]! - value)) best = index
  return best
}

/** The box of an area in pixels of the page. */
export function boxOf(grid: GridLines, { row, column, rows, columns }: Area): Box {
  const left = grid.columnStarts[column]!
  const top = rowStart(grid, row - 1)
  return { left, top, right: grid.columnEnds[column + columns - 1]!, bottom: rowStart(grid, row - 1 + rows) }
}
