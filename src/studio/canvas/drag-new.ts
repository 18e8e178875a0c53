import { moveArea } from '#shared/pages/move-area.ts'
import type { CanvasContext } from './canvas-context.ts'
import { boxOnPage, showGoal } from './drag-blocks.ts'
import { blockElements } from './draw-page.tsx'
import { scrollAtEdge } from './gestures.ts'
import { allGrids, type GridLines, measureGrid, nearest, nearestRow } from './grid-lines.ts'
import type { Box } from './guides.ts'
import { changedPlaces, placesIn } from './places.ts'
import type { Canvas } from './protocol.ts'

/** A new block that is dragged in from beside the canvas: the pointer is the editor's. */
export function createDragNew(context: CanvasContext): Pick<Canvas, 'dragNew' | 'endDragNew'> {
  let measured: { readonly grids: readonly GridLines[]; readonly others: readonly Box[] } | null = null
  return {
    dragNew({ columns, rows }, x, y) {
      measured ??= {
        grids: allGrids().map(measureGrid),
        others: [...blockElements()].map(boxOnPage).filter(({ left, right }) => right > left),
      }
      const { grids, others } = measured
      scrollAtEdge(y)
      const [pageX, pageY] = [x + scrollX, y + scrollY]
      const grid = grids.toSorted((one, other) => distance(one, pageY) - distance(other, pageY))[0]
      if (!grid) return null
      const first = grid.columnStarts[1]!
      const width = grid.columnEnds[columns]! - first
      const column = Math.max(1, nearest(grid.columnStarts, pageX - width / 2))
      const start = { row: nearestRow(grid, pageY) + 1, column: 1, rows, columns, layer: 0 }
      const place = {
        sectionId: grid.sectionId,
        area: moveArea(start, { rows: 0, columns: Math.min(column, 13 - columns) - 1 }),
      }
      showGoal(context, grids, place, others)
      const view = context.view()
      return { place, places: changedPlaces(view, placesIn(view, grid)) }
    },
    endDragNew() {
      measured = null
      context.overlay.clear()
    },
  }
}

const distance = ({ top, bottom }: GridLines, y: number) => Math.max(0, top - y, y - bottom)
