import type { CSSProperties, ReactNode } from 'react'

/** A choice of a cell that offers a list. */
export interface SheetChoice {
  readonly value: string
  readonly label: string
  readonly picture?: string
}

/** One column of a sheet. Everything goes through text: what is shown to the clipboard is what can be typed and pasted. */
export interface SheetColumn<Row> {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly align?: 'end'
  /** The cell as text: what is copied, and what an editor begins with. */
  readonly text: (row: Row) => string
  /**
   * The row with this text in the cell, or null when it cannot be read. Without it the column can only be looked at.
   */
  readonly write?: (row: Row, text: string) => Row | null
  /** What is said of a text that cannot be read. */
  readonly hint?: string
  /** How the cell looks, where its text is not enough. */
  readonly draw?: (row: Row) => ReactNode
  /** Space and a click on the box turn between these two texts. */
  readonly toggles?: readonly [off: string, on: string]
  /** The cell offers these instead of a field to type in. */
  readonly choices?: readonly SheetChoice[]
  readonly inputMode?: 'decimal' | 'numeric'
}

/** A column's width as its cells carry it; the style sheet makes the first one wider or narrower as there is room. */
export function widthOf({ width }: Pick<SheetColumn<never>, 'width'>): CSSProperties {
  return { '--column': `${width}px` } as CSSProperties
}

/** Writes texts into cells. Returns the rows after it and how many texts could not be read. */
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
