import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { type Cell, moveBy, selectAll, selectCell, tabFrom } from './selection.ts'
import type { SheetState } from './use-sheet.ts'

const PAGE_ROWS = 12

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -PAGE_ROWS, column: 0 },
  PageDown: { row: PAGE_ROWS, column: 0 },
}

/**
 * Keys of a sheet outside of editing: arrows, Tab and Enter move, Shift extends, typing replaces, F2 edits, Delete
 * empties, Space toggles a checkbox, Ctrl+D fills down. After Escape the next Tab leaves the sheet, so that keyboard
 * users are not trapped.
 */
export function createSheetKeys<Row>(sheet: SheetState<Row>, leaving: { current: boolean }) {
  return (event: KeyboardEvent): void => {
    const mayLeave = leaving.current
    if (event.key !== 'Shift') leaving.current = event.key === 'Escape'
    if (event.altKey) return
    const act = actionOf(event, sheet, mayLeave)
    if (act) {
      event.preventDefault()
      act()
    } else if (isLetter(event)) begin(sheet)
  }
}

/** The action of a key, or null without one. */
function actionOf<Row>(event: KeyboardEvent, sheet: SheetState<Row>, mayLeave: boolean): (() => void) | null {
  const { selection, size } = sheet
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const move = (by: Cell, isExtending: boolean) => () =>
    sheet.select(moveBy(selection, by, size, { extends: isExtending }))

  const step = steps[key]
  if (step) {
    const far = isCommand ? Math.max(size.rows, size.columns) : 1
    return move({ row: step.row * far, column: step.column * far }, shiftKey)
  }
  switch (key) {
    case 'Home':
      return move({ row: isCommand ? -size.rows : 0, column: -size.columns }, shiftKey)
    case 'End':
      return move({ row: isCommand ? size.rows : 0, column: size.columns }, shiftKey)
    case 'Tab': {
      const next = mayLeave ? null : tabFrom(selection.active, size, shiftKey)
      return next && (() => sheet.select(selectCell(next, size)))
    }
    case 'Enter':
      return columnOf(sheet)?.choices ? () => sheet.edit(null) : move({ row: shiftKey ? -1 : 1, column: 0 }, false)
    case 'F2':
      return () => sheet.edit(null)
    case 'Delete':
    case 'Backspace':
      return () => void sheet.fill('')
    case ' ':
      return columnOf(sheet)?.toggles ? () => toggleSelected(sheet) : null
  }
  if (isCommand && key.toLowerCase() === 'a') return () => sheet.select(selectAll(size))
  if (isCommand && key.toLowerCase() === 'd') return () => sheet.fillDown()
  // A cell with a list accepts no text: any letter opens the list.
  return isLetter(event) && columnOf(sheet)?.choices ? () => sheet.edit(null) : null
}

/** Whether a key types something; also the first key of an input method. */
function isLetter(event: KeyboardEvent): boolean {
  return (
    !event.ctrlKey &&
    !event.metaKey &&
    (event.key.length === 1 || event.nativeEvent.isComposing || event.key === 'Process')
  )
}

const columnOf = <Row>(sheet: SheetState<Row>) => sheet.columns[sheet.selection.active.column]

/** Sets every checkbox of the selection to the opposite of the active one. */
export function toggleSelected<Row>(sheet: SheetState<Row>): void {
  const target = columnOf(sheet)
  const under = sheet.rows[sheet.selection.active.row]
  if (!target?.toggles || under === undefined) return
  const [off, on] = target.toggles
  sheet.fill(target.text(under) === on ? off : on)
}

/** Starts overwriting the cell. The field must exist before the key event, so that the letter is typed into it. */
function begin<Row>(sheet: SheetState<Row>): void {
  const column = columnOf(sheet)
  if (column?.write && !column.toggles) flushSync(() => sheet.edit(''))
}
