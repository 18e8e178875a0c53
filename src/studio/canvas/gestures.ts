import type { CanvasContext, Gesture, Pointer } from './canvas-context.ts'
import { dragBlocks } from './drag-blocks.ts'
import { dragRectangle } from './drag-rectangle.ts'
import { blockElements, elementOf, idOf } from './draw-page.tsx'

const START_PIXELS = 4
const EDGE_PIXELS = 48
const SCROLL_PIXELS = 14

/** Gestures by pointer. During one only marks move; the page changes when the pointer is released. */
export function listenToPointers(context: CanvasContext): void {
  const { overlay } = context
  let begin: (() => Gesture) | null = null
  let start: Pointer = { x: 0, y: 0 }
  let gesture: Gesture | null = null
  let last: PointerEvent | null = null
  let frame = 0
  /** The block that a finger is on while it was selected before: a second tap writes in it. */
  let tapped: string | null = null

  addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    start = { x: event.pageX, y: event.pageY }
    tapped = null
    begin = pressed(event, start)
    if (begin) document.documentElement.setPointerCapture(event.pointerId)
  })

  /** Selects what is pressed. @returns what begins when the pointer moves */
  function pressed(event: PointerEvent, at: Pointer): (() => Gesture) | null {
    const handle = overlay.handleAt(event)
    const selection = context.selection()
    const element = handle ? elementOf(selection[0] ?? '') : blockAt(event)
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    if (!element) {
      const before = isAdding ? selection : []
      const section = sectionAt(event.target)
      if (section === null || isAdding) context.host().selected(before)
      else context.host().selectedSection(section)
      event.preventDefault()
      // A finger scrolls the page.
      return event.pointerType === 'touch' ? null : () => dragRectangle(context, at, before)
    }
    const id = idOf(element)
    if (context.isEditing(id)) return null
    const ids = handle || selection.includes(id) ? selection : isAdding ? [...selection, id] : [id]
    // Touch has no reliable double click.
    if (event.pointerType === 'touch' && !handle && selection.length === 1 && selection[0] === id) tapped = id
    if (!handle)
      context.host().selected(isAdding && selection.includes(id) ? selection.filter((one) => one !== id) : ids)
    element.focus({ preventScroll: true })
    event.preventDefault()
    return isAdding ? null : () => dragBlocks(context, at, ids, handle)
  }

  addEventListener('pointermove', (event) => {
    if (!begin) return overlay.hover(hoveredAt(event))
    last = event
    if (!gesture) {
      if (Math.hypot(event.pageX - start.x, event.pageY - start.y) < START_PIXELS) return
      gesture = begin()
    }
    if (frame === 0) frame = requestAnimationFrame(follow)
  })

  addEventListener('pointerup', () => {
    const id = gesture ? null : tapped
    end(true)
    if (id !== null) context.edit(id)
  })
  addEventListener('pointercancel', () => end(false))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !gesture) return
    // Nothing else goes back with it.
    event.stopImmediatePropagation()
    end(false)
  })
  // A captured pointer makes the whole document the target.
  addEventListener('dblclick', ({ clientX, clientY }) => {
    const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.page-grid > .sqs-block')
    if (element) context.edit(idOf(element))
    // Nothing in a shared section can be pressed: what is found is the section.
    const section = sectionAt(document.elementFromPoint(clientX, clientY))
    if (section !== null && Object.hasOwn(context.view().shared, section)) context.host().openedShared(section)
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
    followLast()
    if (gesture && last && scrollAtEdge(last.clientY)) frame = requestAnimationFrame(follow)
  }

  function followLast(): void {
    // The page may have scrolled since the pointer moved.
    if (last) gesture?.follow({ x: last.clientX + scrollX, y: last.clientY + scrollY })
  }

  function end(isDone: boolean): void {
    // Who lets go before the next frame would drop it where the pointer was in the frame before.
    if (isDone && frame !== 0) followLast()
    cancelAnimationFrame(frame)
    frame = 0
    begin = null
    last = null
    const ended = gesture
    gesture = null
    ended?.end(isDone)
  }

  const hoveredAt = (event: Event) => {
    const element = blockAt(event)
    return element && !context.selection().includes(idOf(element)) ? idOf(element) : null
  }
}

/** Scrolls the page when a pointer is near its upper or lower edge. @returns whether it went on */
export function scrollAtEdge(clientY: number): boolean {
  const by = clientY < EDGE_PIXELS ? -SCROLL_PIXELS : clientY > innerHeight - EDGE_PIXELS ? SCROLL_PIXELS : 0
  const before = scrollY
  if (by !== 0) scrollBy(0, by)
  return scrollY !== before
}

const blockAt = (event: Event): HTMLElement | null => {
  const known = new Set<EventTarget>(blockElements())
  return (event.composedPath().find((one) => known.has(one)) as HTMLElement | undefined) ?? null
}

/** The section whose background an element is. */
const sectionAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-section-id]')?.dataset.sectionId) || null
