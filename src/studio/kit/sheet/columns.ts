import type { CSSProperties, ReactNode } from 'react'

/** A choice of a cell with a list. */
export interface SheetChoice {
  readonly value: string
  readonly label: string
  readonly picture?: string
}

/** One column of a sheet. Everything is text: what is copied can also be typed and pasted. */
export interface SheetColumn<Row> {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly align?: 'end'
  /** The cell as text: it is copied, and an editor starts with it. */
  readonly text: (row: Row) => string
  /** The row with this text in the cell, or null when it cannot be read. Without it the column is read-only. */
  readonly write?: (row: Row, text: string) => Row | null
  /** The error for a text that cannot be read. */
  readonly hint?: string
  /** Renders the cell, if its text is not enough. */
  readonly draw?: (row: Row) => ReactNode
  /** Space and a click on the checkbox switch between these two texts. */
  readonly toggles?: readonly [off: string, on: string]
  /** The cell shows these choices instead of a field. */
  readonly choices?: readonly SheetChoice[]
  readonly inputMode?: 'decimal' | 'numeric'
}

/** A column's width for its cells; the style sheet changes the first one with the available space. */
export function widthOf({ width }: Pick<SheetColumn<never>, 'width'>): CSSProperties {
  return { '--column': `${width}px` } as CSSProperties
}

/** Writes texts into cells. Returns the new rows and the number of unreadable texts. */
export function writeCells<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  texts: readonly { readonly row: number; readonly column: number; readonly text: string }[],
): { readonly rows: readonly Row[]; readonly changed: number; readonly unread: number } {
  let after: Row[] | null = null
  let changed = 0
  let unread = 0
  for (const { row, column, text } of texts) {
    const target = columns[column]
    const before = (after ?? rows)[row]
    if (!target?.write || before === undefined || target.text(before) === text) continue
    const written = target.write(before, text)
    if (written === null) unread += 1
    else if (written !== before) {
      after ??= [...rows]
      after[row] = written
      changed += 1
    }
  }
  return { rows: after ?? rows, changed, unread }
}
