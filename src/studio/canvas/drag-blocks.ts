import { moveArea, moveTogether, resizeArea } from '#shared/pages/move-area.ts'
import type { CanvasContext, Gesture, Pointer } from './canvas-context.ts'
import { blockElements, elementOf, idOf } from './draw-page.tsx'
import { allGrids, boxOf, type GridLines, measureGrid, nearest, nearestRow } from './grid-lines.ts'
import { type Box, guidesFor } from './guides.ts'
import type { Handle } from './overlay.ts'
import { placeInWords } from './place-in-words.ts'
import { changedPlaces, placesIn } from './places.ts'
import type { NewPlace } from './protocol.ts'

type Places = Map<string, NewPlace>

/** Moves blocks, or resizes one by a handle. Only marks move until the end. */
export function dragBlocks(
  context: CanvasContext,
  start: Pointer,
  ids: readonly string[],
  handle: Handle | null,
): Gesture {
  const { overlay } = context
  const view = context.view()
  const first = view.content.blocks[ids[0]!]!
  const grids = allGrids().map(measureGrid)
  const from = grids.find(({ sectionId }) => sectionId === first.sectionId)!
  const boxes = new Map([...blockElements()].map((element) => [idOf(element), boxOnPage(element)]))
  const others = [...boxes].filter(([id, { right, left }]) => !ids.includes(id) && right > left).map(([, box]) => box)
  // Before anything is shifted: the blocks of a stack are where they are seen.
  const atStart = placesIn(view, from)
  let goal: Places | null = null
  overlay.hover(null)

  function moved(x: number, y: number, pointerY: number): Places {
    const at = grids.find(({ top, bottom }) => pointerY >= top && pointerY <= bottom) ?? from
    // On the phone a section has places for its own blocks only.
    const to = view.layout === 'phone' ? from : at
    const places = new Map([...atStart, ...(to === from ? [] : placesIn(view, to))])
    const { area } = places.get(first.id)!
    // Not the block's own box: it may be in the middle of its area.
    const box = boxOf(from, area)
    const beside = ids.filter((id) => view.content.blocks[id]!.sectionId === first.sectionId && places.has(id))
    const by = moveTogether(
      beside.map((id) => places.get(id)!.area),
      {
        rows: nearestRow(to, box.top + y) + 1 - area.row,
        columns: nearest(to.columnStarts, box.left + x) - area.column,
      },
    )
    for (const id of beside) places.set(id, { area: moveArea(places.get(id)!.area, by), sectionId: to.sectionId })
    return places
  }

  function resized(x: number, y: number): Places {
    const places = new Map(atStart)
    const { area, sectionId } = places.get(first.id)!
    const box = boxes.get(first.id)!
    const edges = {
      ...(handle!.includes('e') && {
        right: nearest(from.columnEnds, box.right + x) - (area.column + area.columns - 1),
      }),
      ...(handle!.includes('w') && { left: nearest(from.columnStarts, box.left + x) - area.column }),
      ...(handle!.includes('s') && { bottom: nearestRow(from, box.bottom + y) - (area.row + area.rows - 1) }),
      ...(handle!.includes('n') && { top: nearestRow(from, box.top + y) - (area.row - 1) }),
    }
    places.set(first.id, { sectionId, area: resizeArea(area, edges) })
    return places
  }

  return {
    follow(pointer) {
      const [x, y] = [pointer.x - start.x, pointer.y - start.y]
      if (!handle) {
        for (const id of ids) shift(elementOf(id), x, y)
        overlay.shift(x, y)
      }
      goal = handle ? resized(x, y) : moved(x, y, pointer.y)
      const place = goal.get(first.id)!
      showGoal(context, grids, place, others)
    },
    end(isDone) {
      for (const id of ids) shift(elementOf(id), 0, 0)
      overlay.shift(0, 0)
      overlay.clear()
      if (!isDone || !goal) return
      const changed = changedPlaces(view, goal)
      if (!ids.some((id) => Object.hasOwn(changed, id))) return
      context.host().placed({ what: handle ? 'resize' : 'move', by: 'pointer', ids, places: changed })
    },
  }
}

/** Shows where a block would go: on the grid of its section, with lines to what it is aligned with. */
export function showGoal(
  { overlay }: CanvasContext,
  grids: readonly GridLines[],
  { sectionId, area }: NewPlace,
  others: readonly Box[],
): void {
  const grid = grids.find((one) => one.sectionId === sectionId)!
  const box = boxOf(grid, area)
  overlay.grid(grid, box.bottom)
  overlay.goal(box, placeInWords(area))
  overlay.guides(guidesFor(box, others))
}

export function boxOnPage(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY }
}

function shift(element: HTMLElement | null, x: number, y: number): void {
  if (!element) return
  const isMoving = x !== 0 || y !== 0
  element.style.translate = isMoving ? `${x}px ${y}px` : ''
  element.style.zIndex = isMoving ? '99' : ''
  element.style.opacity = isMoving ? '0.85' : ''
}
