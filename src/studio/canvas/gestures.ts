import { moveArea, resizeArea } from '#shared/pages/move-area.ts'
import type { Area } from '#shared/pages/placement.ts'
import { blockElements, elementOf, idOf } from './draw-page.tsx'
import { type GridLines, measureGrid, nearest, nearestRow, rowStart } from './grid-lines.ts'
import type { Handle, Overlay } from './overlay.ts'
import { changedPlaces, dividedPlaces, isPlaced } from './places.ts'
import type { CanvasHost, CanvasView, NewPlace } from './protocol.ts'

const START_PIXELS = 4
const EDGE_PIXELS = 48
const SCROLL_PIXELS = 14

export interface CanvasContext {
  readonly view: () => CanvasView
  readonly host: () => CanvasHost
  readonly selection: () => readonly string[]
  readonly overlay: Overlay
  /** Whether a text is being edited in this block: pointers there belong to the text. */
  readonly isEditing: (id: string) => boolean
  readonly edit: (id: string) => void
}

interface Gesture {
  readonly handle: Handle | null
  readonly ids: readonly string[]
  /** Where the pointer went down, in pixels of the page. */
  readonly x: number
  readonly y: number
  readonly boxes: ReadonlyMap<string, DOMRect>
  /** How far the page was scrolled when the boxes were measured. */
  readonly scrolled: number
  /** The grids of all sections, measured when the pointer has moved. */
  grids: readonly GridLines[] | null
  goal: Map<string, NewPlace> | null
}

/** Moving and resizing by pointer. During a gesture only marks move; the page changes when the pointer is released. */
export function listenToPointers(context: CanvasContext): void {
  const { overlay } = context
  let gesture: Gesture | null = null
  let last: PointerEvent | null = null
  let frame = 0

  addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const handle = overlay.handleAt(event)
    const selection = context.selection()
    const element = handle ? elementOf(selection[0] ?? '') : blockAt(event)
    if (!element) return context.host().selected([])
    const id = idOf(element)
    if (context.isEditing(id)) return
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    const ids = handle || selection.includes(id) ? selection : isAdding ? [...selection, id] : [id]
    if (!handle)
      context.host().selected(isAdding && selection.includes(id) ? selection.filter((one) => one !== id) : ids)
    element.focus({ preventScroll: true })
    event.preventDefault()
    const { content, device } = context.view()
    const movable = ids.filter((one) => content.blocks[one] && isPlaced(content, content.blocks[one], device))
    if (movable.length === 0 || isAdding) return
    document.documentElement.setPointerCapture(event.pointerId)
    const boxes = new Map(movable.map((one) => [one, elementOf(one)!.getBoundingClientRect()]))
    gesture = {
      handle,
      ids: movable,
      x: event.pageX,
      y: event.pageY,
      boxes,
      scrolled: scrollY,
      grids: null,
      goal: null,
    }
  })

  addEventListener('pointermove', (event) => {
    if (!gesture) return overlay.hover(hoveredAt(event))
    last = event
    if (!gesture.grids) {
      if (Math.hypot(event.pageX - gesture.x, event.pageY - gesture.y) < START_PIXELS) return
      gesture.grids = [...document.querySelectorAll<HTMLElement>('.page-grid')].map(measureGrid)
      overlay.hover(null)
    }
    if (frame === 0) frame = requestAnimationFrame(follow)
  })

  addEventListener('pointerup', () => end(true))
  addEventListener('pointercancel', () => end(false))
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && gesture) end(false)
  })
  // A captured pointer makes the whole document the target.
  addEventListener('dblclick', ({ clientX, clientY }) => {
    const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.page-grid > .sqs-block')
    if (element) context.edit(idOf(element))
  })
  addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a, button, summary')) event.preventDefault()
    },
    true,
  )

  function follow(): void {
    frame = 0
    if (!gesture?.grids || !last) return
    // The page may have scrolled since the pointer moved.
    const pointerY = last.clientY + scrollY
    const [x, y] = [last.clientX + scrollX - gesture.x, pointerY - gesture.y]
    if (!gesture.handle) {
      for (const id of gesture.ids) shift(elementOf(id), x, y)
      overlay.shift(x, y)
    }
    gesture.goal = gesture.handle ? resized(gesture, x, y) : moved(gesture, x, y, pointerY)
    const first = gesture.goal.get(gesture.ids[0]!)!
    overlay.goal(boxOf(gesture.grids.find(({ sectionId }) => sectionId === first.sectionId)!, first.area))
    const scroll =
      last.clientY < EDGE_PIXELS ? -SCROLL_PIXELS : last.clientY > innerHeight - EDGE_PIXELS ? SCROLL_PIXELS : 0
    if (scroll === 0) return
    scrollBy(0, scroll)
    frame = requestAnimationFrame(follow)
  }

  function moved(
    { ids, boxes, scrolled, grids }: Gesture,
    x: number,
    y: number,
    pointerY: number,
  ): Map<string, NewPlace> {
    const { content, device } = context.view()
    const first = content.blocks[ids[0]!]!
    const from = grids!.find(({ sectionId }) => sectionId === first.sectionId)!
    const to =
      device === 'phone' ? from : (grids!.find(({ top, bottom }) => pointerY >= top && pointerY <= bottom) ?? from)
    const places = new Map([...dividedPlaces(content, device, from), ...dividedPlaces(content, device, to)])
    const box = boxes.get(first.id)!
    const start = places.get(first.id)!.area
    const column = nearest(to.columnStarts, box.left + scrollX + x)
    const row = nearestRow(to, box.top + scrolled + y) + 1
    const by = { rows: row - start.row, columns: column - start.column }
    for (const id of ids) {
      const block = content.blocks[id]!
      const place = places.get(id) ?? { area: block.desktop, sectionId: block.sectionId }
      const isBeside = block.sectionId === first.sectionId
      places.set(id, isBeside ? { area: moveArea(place.area, by), sectionId: to.sectionId } : place)
    }
    return places
  }

  function resized({ handle, ids, boxes, scrolled, grids }: Gesture, x: number, y: number): Map<string, NewPlace> {
    const { content, device } = context.view()
    const block = content.blocks[ids[0]!]!
    const grid = grids!.find(({ sectionId }) => sectionId === block.sectionId)!
    const places = dividedPlaces(content, device, grid)
    const { area, sectionId } = places.get(block.id)!
    const box = boxes.get(block.id)!
    const edges = {
      ...(handle!.includes('e') && {
        right: nearest(grid.columnEnds, box.right + scrollX + x) - (area.column + area.columns - 1),
      }),
      ...(handle!.includes('w') && { left: nearest(grid.columnStarts, box.left + scrollX + x) - area.column }),
      ...(handle!.includes('s') && {
        bottom: nearestRow(grid, box.bottom + scrolled + y) - (area.row + area.rows - 1),
      }),
      ...(handle!.includes('n') && { top: nearestRow(grid, box.top + scrolled + y) - (area.row - 1) }),
    }
    places.set(block.id, { sectionId, area: resizeArea(area, edges) })
    return places
  }

  function end(isDone: boolean): void {
    if (!gesture) return
    const { ids, goal, handle } = gesture
    for (const id of ids) shift(elementOf(id), 0, 0)
    gesture = null
    last = null
    overlay.shift(0, 0)
    overlay.goal(null)
    if (!isDone || !goal) return
    const { content, device } = context.view()
    const changed = changedPlaces(content, device, goal)
    if (!ids.some((id) => Object.hasOwn(changed, id))) return
    context.host().placed({ what: handle ? 'resize' : 'move', by: 'pointer', ids, places: changed })
  }

  const hoveredAt = (event: Event) => {
    const element = blockAt(event)
    return element && !context.selection().includes(idOf(element)) ? idOf(element) : null
  }
}

const blocks = () => new Set<EventTarget>(blockElements())
const blockAt = (event: Event): HTMLElement | null => {
  const known = blocks()
  return (event.composedPath().find((one) => known.has(one)) as HTMLElement | undefined) ?? null
}

function shift(element: HTMLElement | null, x: number, y: number): void {
  if (!element) return
  const isMoving = x !== 0 || y !== 0
  element.style.translate = isMoving ? `${x}px ${y}px` : ''
  element.style.zIndex = isMoving ? '99' : ''
  element.style.opacity = isMoving ? '0.85' : ''
}

function boxOf(grid: GridLines, { row, column, rows, columns }: Area) {
  const left = grid.columnStarts[column]!
  const top = rowStart(grid, row - 1)
  const right = grid.columnEnds[column + columns - 1]!
  return { left, top, width: right - left, height: rowStart(grid, row - 1 + rows) - top }
}
