import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SheetColumn } from './columns.ts'
import { moveBy, selectCell, tabFrom } from './selection.ts'
import classes from './sheet.module.css'
import type { SheetState } from './use-sheet.ts'

interface CellFieldProps<Row> {
  readonly sheet: SheetState<Row>
  readonly column: SheetColumn<Row>
  readonly row: Row
  readonly typed: string | null
}

/** The field in a cell that is being edited. Enter and Tab save, Ctrl+Enter fills the selection, Escape cancels. */
export function CellField<Row>({ sheet, column, row, typed }: CellFieldProps<Row>) {
  const field = useRef<HTMLInputElement>(null)
  const [isUnread, setUnread] = useState(false)
  const isDone = useRef(false)

  // In the same task as the key, so that the letter that started editing is typed here.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    if (typed === null) field.current?.select()
  }, [typed])

  /** Saves the text. When it cannot be read, the field stays open and shows the error. */
  function commit(): boolean {
    const isValid = sheet.endEditing(field.current!.value)
    isDone.current = isValid
    setUnread(!isValid)
    if (!isValid) sheet.say(column.hint ?? 'Enter a valid value.')
    else sheet.grid.current?.focus({ preventScroll: true })
    return isValid
  }

  /** Writes the text into every selected cell, as spreadsheets do. */
  function fill() {
    const isRead = sheet.fill(field.current!.value)
    setUnread(!isRead)
    if (!isRead) return sheet.say(column.hint ?? 'Enter a valid value.')
    isDone.current = true
    sheet.endEditing(null)
    sheet.grid.current?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { active } = sheet.selection
    if (event.key === 'Escape') {
      event.preventDefault()
      isDone.current = true
      sheet.endEditing(null)
      sheet.grid.current?.focus({ preventScroll: true })
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      fill()
    } else if (event.key === 'Enter' || (typed !== null && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))) {
      event.preventDefault()
      const isUp = event.key === 'ArrowUp' || event.shiftKey
      if (commit())
        sheet.select(moveBy(sheet.selection, { row: isUp ? -1 : 1, column: 0 }, sheet.size, { extends: false }))
    } else if (event.key === 'Tab') {
      const next = tabFrom(active, sheet.size, event.shiftKey)
      event.preventDefault()
      if (commit() && next) sheet.select(selectCell(next, sheet.size))
    }
  }

  return (
    <input
      ref={field}
      className={classes.field}
      aria-label={column.title}
      aria-invalid={isUnread || undefined}
      title={isUnread ? column.hint : undefined}
      defaultValue={typed ?? column.text(row)}
      inputMode={column.inputMode}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      // A click elsewhere saves readable text; unreadable text is discarded.
      onBlur={(event) => {
        if (!isDone.current && !sheet.endEditing(event.currentTarget.value)) sheet.endEditing(null)
      }}
    />
  )
}
