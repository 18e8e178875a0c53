import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './drag-handle.module.css'

interface DragHandleProps {
  readonly label: string
  /** Props of the handle, from `useSortableItem`. */
  readonly handle: ComponentProps<'button'>
}

/** The handle for moving a row. */
export function DragHandle({ label, handle }: DragHandleProps) {
  return (
    <button type="button" className={classes.handle} {...handle} aria-label={label}>
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
