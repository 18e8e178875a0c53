import { type Area, GRID_COLUMNS, GRID_ROWS } from './placement.ts'

const COLUMNS = GRID_COLUMNS + 2
const MOST_ROWS = 500

/** How far each edge of an area moves, in cells. */
export interface Edges {
  readonly top?: number
  readonly bottom?: number
  readonly left?: number
  readonly right?: number
}

/** An area moved by cells, as far as the page goes. */
export function moveArea(area: Area, by: { readonly rows: number; readonly columns: number }): Area {
  return {
    ...area,
    row: within(area.row + by.rows, 1, GRID_ROWS - area.rows),
    column: within(area.column + by.columns, 0, COLUMNS - area.columns),
  }
}

/** How far areas can be moved together, so that each stays as it is and on the page. */
export function moveTogether(areas: readonly Area[], by: { readonly rows: number; readonly columns: number }) {
  return {
    rows: within(
      by.rows,
      1 - Math.min(...areas.map(({ row }) => row)),
      GRID_ROWS - Math.max(...areas.map(({ row, rows }) => row + rows)),
    ),
    columns: within(
      by.columns,
      -Math.min(...areas.map(({ column }) => column)),
      COLUMNS - Math.max(...areas.map(({ column, columns }) => column + columns)),
    ),
  }
}

/** An area with its edges moved by cells; it keeps at least one cell and stays on the page. */
export function resizeArea(area: Area, { top = 0, bottom = 0, left = 0, right = 0 }: Edges): Area {
  const [endRow, endColumn] = [area.row + area.rows, area.column + area.columns]
  const row = within(area.row + top, 1, endRow - 1)
  const column = within(area.column + left, 0, endColumn - 1)
  return {
    ...area,
    row,
    column,
    rows: within(endRow + bottom - row, 1, MOST_ROWS),
    columns: within(endColumn + right - column, 1, COLUMNS - column),
  }
}

/**
 * Into how many rows each row of a grid is divided, so that all are as high as a row without content: rows grow with
 * their content, and moving a block over such a row would jump.
 * @param heights of the rows, in pixels
 * @param rowHeight of a row without content, in pixels
 */
export const divideRows = (heights: readonly number[], rowHeight: number): number[] =>
  heights.map((height) => Math.max(1, Math.round(height / rowHeight)))

/** An area on the grid whose rows are divided so. */
export function onDividedRows(area: Area, counts: readonly number[]): Area {
  const sum = (from: number, to: number) => {
    let rows = 0
    for (let row = from; row < to; row += 1) rows += counts[row - 1] ?? 1
    return rows
  }
  return {
    ...area,
    row: within(1 + sum(1, area.row), 1, GRID_ROWS),
    rows: within(sum(area.row, area.row + area.rows), 1, MOST_ROWS),
  }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))
