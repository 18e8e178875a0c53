import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { placeBlock, readBlock, writeBlock } from './clipboard.ts'
import { type SheetColumn, writeCells } from './columns.ts'
import { areaOf, clampCell, type SheetSelection } from './selection.ts'

/** Milliseconds for which the last action is shown. */
const STATUS_MILLISECONDS = 6_000

/** The editing of the active cell. */
export interface SheetEditing {
  /** The initial text of the field; null uses the cell's own text. */
  readonly typed: string | null
}

export interface SheetState<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly SheetColumn<Row>[]
  readonly selection: SheetSelection
  readonly editing: SheetEditing | null
  readonly size: { readonly rows: number; readonly columns: number }
  readonly status: string
  readonly grid: RefObject<HTMLDivElement | null>
  select(selection: SheetSelection): void
  edit(typed: string | null): void
  /** Ends editing; with a text, writes it. Returns false when the text cannot be read: editing continues then. */
  endEditing(text: string | null): boolean
  /** Writes one text into every cell of the selection. Returns false when none of them could read it. */
  fill(text: string): boolean
  /** Copies the first row of the selection into the others. */
  fillDown(): void
  paste(text: string): void
  copy(): string
  say(status: string): void
}

/** The state of a sheet and all its actions; pointer and key handlers only call these. */
export function useSheet<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  onChange: (rows: readonly Row[]) => void,
): SheetState<Row> {
  const grid = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<SheetSelection>({ anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } })
  const [editing, setEditing] = useState<SheetEditing | null>(null)
  const [status, say] = useState('')
  useEffect(() => {
    if (status === '') return
    const timer = setTimeout(() => say(''), STATUS_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [status])
  const size = useMemo(() => ({ rows: rows.length, columns: columns.length }), [rows.length, columns.length])
  // Selected rows may have been removed.
  const selection = useMemo(
    () => ({ anchor: clampCell(wanted.anchor, size), active: clampCell(wanted.active, size) }),
    [wanted, size],
  )
  const area = areaOf(selection)

  const write = useCallback(
    (texts: Parameters<typeof writeCells>[2]) => {
      const outcome = writeCells(rows, columns, texts)
      if (outcome.rows !== rows) onChange(outcome.rows)
      if (outcome.unread > 0) {
        say(outcome.unread === 1 ? '1 cell wasn’t changed.' : `${outcome.unread} cells weren’t changed.`)
      } else if (outcome.changed > 1) say(`${outcome.changed} cells changed.`)
      else say('')
      return outcome
    },
    [rows, columns, onChange],
  )

  function eachCell(textOf: (row: number, column: number) => string) {
    const texts: { row: number; column: number; text: string }[] = []
    for (let row = area.top; row <= area.bottom; row += 1) {
      for (let column = area.left; column <= area.right; column += 1)
        texts.push({ row, column, text: textOf(row, column) })
    }
    return texts
  }
  const textAt = (row: number, column: number) => columns[column]!.text(rows[row]!)

  return {
    rows,
    columns,
    selection,
    editing,
    size,
    status,
    grid,
    say,
    select(next) {
      setWanted(next)
      setEditing(null)
    },
    edit(typed) {
      if (!columns[selection.active.column]?.write) return
      // The selection stays, so that the typed text can fill it.
      setEditing({ typed })
    },
    endEditing(text) {
      if (text !== null && write([{ ...selection.active, text }]).unread > 0) return false
      setEditing(null)
      return true
    },
    fill(text) {
      const { changed, unread } = write(eachCell(() => text))
      return unread === 0 || changed > 0
    },
    fillDown: () => void write(eachCell((_row, column) => textAt(area.top, column))),
    paste: (text) => void write(placeBlock(readBlock(text), area, size)),
    copy() {
      const block: string[][] = []
      for (let row = area.top; row <= area.bottom; row += 1) {
        block.push(columns.slice(area.left, area.right + 1).map((column) => column.text(rows[row]!)))
      }
      return writeBlock(block)
    },
  }
}
