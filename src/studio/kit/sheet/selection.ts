/** One cell, by row and column, counted from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** The selection: the rectangle from `anchor` to `active`. Keys act on `active`, changes on the whole rectangle. */
export interface SheetSelection {
  readonly anchor: Cell
  readonly active: Cell
}

/** A rectangle of cells; all four sides are included. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface SheetSize {
  readonly rows: number
  readonly columns: number
}

/** The rectangle of a selection. */
export function areaOf({ anchor, active }: SheetSelection): Area {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  }
}

/** A selection of one cell, limited to the sheet. */
export function selectCell(cell: Cell, size: SheetSize): SheetSelection {
  const inside = clampCell(cell, size)
  return { anchor: inside, active: inside }
}

/** A selection of everything. */
export function selectAll(size: SheetSize): SheetSelection {
  return { anchor: { row: 0, column: 0 }, active: clampCell({ row: size.rows, column: size.columns }, size) }
}

/** Moves by rows and columns. With `extends` the anchor stays, so that the rectangle grows. */
export function moveBy(
  selection: SheetSelection,
  by: Cell,
  size: SheetSize,
  options: { readonly extends: boolean },
): SheetSelection {
  const active = clampCell({ row: selection.active.row + by.row, column: selection.active.column + by.column }, size)
  return options.extends ? { anchor: selection.anchor, active } : { anchor: active, active }
}

/**
 * The next cell for Tab: to the right, then to the beginning of the next row; backwards with Shift. Null after the last
 * cell and before the first, where Tab leaves the sheet.
 */
export function tabFrom({ row, column }: Cell, size: SheetSize, isBackwards: boolean): Cell | null {
  const place = row * size.columns + column + (isBackwards ? -1 : 1)
  if (place < 0 || place >= size.rows * size.columns) return null
  return { row: Math.floor(place / size.columns), column: place % size.columns }
}

/** The nearest existing cell. */
export function clampCell(cell: Cell, size: SheetSize): Cell {
  return {
    row: Math.max(0, Math.min(cell.row, size.rows - 1)),
    column: Math.max(0, Math.min(cell.column, size.columns - 1)),
  }
}
