import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { type Cell, selectCell } from './selection.ts'
import { toggleSelected } from './sheet-keys.ts'
import type { SheetState } from './use-sheet.ts'

/**
 * Pointer actions of a sheet: press to select, Shift or drag to extend, double click to edit, drag the corner to fill.
 */
export function usePointer<Row>(sheet: SheetState<Row>) {
  const drag = useRef<'select' | 'fill' | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cell = cellAt(target)
    if (!cell || event.button !== 0 || target.closest('input')) return
    if (target.closest('[data-handle]')) {
      drag.current = 'fill'
      event.preventDefault()
      return
    }
    const { active } = sheet.selection
    const isSame = active.row === cell.row && active.column === cell.column
    if (event.shiftKey) sheet.select({ anchor: sheet.selection.anchor, active: cell })
    // Touch has no double click: the second tap on a cell edits it.
    else if (isSame && event.pointerType === 'touch' && isTyped(sheet.columns[cell.column])) sheet.edit(null)
    else sheet.select(selectCell(cell, sheet.size))
    if (event.pointerType !== 'touch') drag.current = 'select'
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (drag.current === null || event.buttons !== 1) return
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY))
    const { anchor, active } = sheet.selection
    if (!cell) return
    // Filling works vertically only.
    const next = drag.current === 'fill' ? { row: cell.row, column: active.column } : cell
    if (next.row !== active.row || next.column !== active.column) sheet.select({ anchor, active: next })
  }

  function onPointerUp() {
    if (drag.current === 'fill') sheet.fillDown()
    drag.current = null
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    if (event.shiftKey || target.closest('[data-choices], input')) return
    if (target.closest('[data-box]')) return toggleSelected(sheet)
    // A cell with a list opens it at the first press.
    const { anchor, active } = sheet.selection
    const isSingle = anchor.row === active.row && anchor.column === active.column
    const cell = cellAt(target)
    if (cell && isSingle && !sheet.editing && sheet.columns[cell.column]?.choices) sheet.edit(null)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const cell = cellAt(event.target as HTMLElement)
    const column = cell && sheet.columns[cell.column]
    if (column && !column.toggles && !column.choices && !(event.target as HTMLElement).closest('input'))
      sheet.edit(null)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onClick, onDoubleClick }
}

const isTyped = (column: { readonly toggles?: unknown; readonly choices?: unknown } | undefined): boolean =>
  !column?.toggles && !column?.choices

function cellAt(element: Element | null): Cell | null {
  const [row, column] = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
