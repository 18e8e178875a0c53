import { ActionIcon, Tooltip } from '@mantine/core'
import { Redo2, Undo2, Warehouse } from 'lucide-react'
import type { useStockEdits } from './use-stock-edits.ts'

interface StockActionsProps {
  readonly edits: Pick<ReturnType<typeof useStockEdits>, 'canUndo' | 'undo' | 'canRedo' | 'redo'>
  readonly editLocations: () => void
}

/** The buttons above prices and stock. */
export function StockActions({ edits, editLocations }: StockActionsProps) {
  return (
    <>
      <Tooltip label="Locations">
        <ActionIcon aria-label="Locations" onClick={editLocations}>
          <Warehouse size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Undo (Ctrl+Z)">
        <ActionIcon aria-label="Undo" disabled={!edits.canUndo} onClick={edits.undo}>
          <Undo2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo (Ctrl+Shift+Z)">
        <ActionIcon aria-label="Redo" disabled={!edits.canRedo} onClick={edits.redo}>
          <Redo2 size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
