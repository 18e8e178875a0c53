import type { CanvasContext, Gesture, Pointer } from './canvas-context.ts'
import { boxOnPage } from './drag-blocks.ts'
import { blockElements, idOf } from './draw-page.tsx'

/**
 * Selects the blocks that a rectangle over the empty background touches.
 * @param before the blocks that stay selected
 */
export function dragRectangle({ host, overlay }: CanvasContext, start: Pointer, before: readonly string[]): Gesture {
  const boxes = [...blockElements()].map((element) => ({ id: idOf(element), box: boxOnPage(element) }))
  let selected = ''
  return {
    follow({ x, y }) {
      const area = {
        ...{ left: Math.min(x, start.x), right: Math.max(x, start.x) },
        ...{ top: Math.min(y, start.y), bottom: Math.max(y, start.y) },
      }
      overlay.rectangle(area)
      const touched = boxes
        .filter(
          ({ box }) => box.left < area.right && area.left < box.right && box.top < area.bottom && area.top < box.bottom,
        )
        .map(({ id }) => id)
      const next = [...new Set([...before, ...touched])]
      if (next.join() === selected) return
      selected = next.join()
      host().selected(next)
    },
    end(isDone) {
      overlay.clear()
      if (!isDone) host().selected(before)
    },
  }
}
