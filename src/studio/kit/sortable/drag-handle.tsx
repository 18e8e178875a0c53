import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './drag-handle.module.css'

interface DragHandleProps {
  readonly label: string
  /** What the handle does, as `useSortableItem` gives it. */
  readonly handle: ComponentProps<'button'>
}

/** What a row is moved by. */
export function DragHandle({ label, handle }: DragHandleProps) {
  return (
    <button type="button" className={classes.handle} {...handle} aria-label={label}>
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
