import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, use } from 'react'
import { StepsContext } from './steps-context.ts'

/** One thing of a `SortableList`: the props of its element and of its handle, and Alt with an arrow key, which moves it. */
export function useSortableItem(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const { step } = use(StepsContext)
  return {
    onStepKey: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      event.preventDefault()
      step(id, event.key === 'ArrowUp' ? -1 : 1)
    },
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
