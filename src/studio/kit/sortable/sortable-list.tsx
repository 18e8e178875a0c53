import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  type SortingStrategy,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { StepsContext } from './steps-context.ts'

interface SortableListProps {
  readonly ids: readonly string[]
  /** The name of a thing, for screen readers. */
  readonly nameOf: (id: string) => string
  /** Moves a thing to the position of another one. */
  readonly onMove: (id: string, overId: string) => void
  readonly isDisabled?: boolean
  /** How the others move aside: in a list, or in a grid of tiles. */
  readonly strategy?: SortingStrategy
  readonly children: ReactNode
}

/**
 * Things in a custom order, moved by pointer or keyboard. Each calls `useSortableItem`. Screen readers hear each new place.
 */
export function SortableList(props: SortableListProps) {
  const { ids, nameOf, onMove, isDisabled = false, strategy = verticalListSortingStrategy, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const name = (id: unknown) => nameOf(String(id))
  const at = (id: unknown) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`

  const [moved, setMoved] = useState('')

  function step(id: string, by: -1 | 1) {
    const overId = ids[ids.indexOf(id) + by]
    if (overId === undefined || isDisabled) return
    setMoved(`${nameOf(id)} moved to ${at(overId)}.`)
    onMove(id, overId)
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(String(active.id), String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${name(active.id)} picked up at ${at(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${name(active.id)} is over ${at(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${name(active.id)} dropped at ${at(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${name(active.id)} stays at ${at(active.id)}.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy} disabled={isDisabled}>
        <StepsContext value={{ ids, step }}>{children}</StepsContext>
      </SortableContext>
      <VisuallyHidden aria-live="polite">{moved}</VisuallyHidden>
    </DndContext>
  )
}
