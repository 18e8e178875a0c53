import { type Area, GRID_COLUMNS, GRID_ROWS } from './placement.ts'

/** How several blocks are arranged: along an edge or the middle of all of them, or with the same space between them. */
export type Arrangement = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom' | 'across' | 'down'

/** Areas aligned with each other or distributed; sizes stay as they are. */
export function arrangeAreas(areas: ReadonlyMap<string, Area>, how: Arrangement): Map<string, Area> {
  const list = [...areas.values()]
  const left = Math.min(...list.map(({ column }) => column))
  const right = Math.max(...list.map(({ column, columns }) => column + columns))
  const top = Math.min(...list.map(({ row }) => row))
  const bottom = Math.max(...list.map(({ row, rows }) => row + rows))
  const middle = (from: number, to: number, size: number) => Math.floor((from + to - size) / 2)
  const each = (change: (area: Area) => Partial<Area>) =>
    new Map([...areas].map(([id, area]) => [id, { ...area, ...change(area) }]))
  switch (how) {
    case 'left':
      return each(() => ({ column: left }))
    case 'right':
      return each(({ columns }) => ({ column: right - columns }))
    case 'center':
      return each(({ columns }) => ({ column: middle(left, right, columns) }))
    case 'top':
      return each(() => ({ row: top }))
    case 'bottom':
      return each(({ rows }) => ({ row: bottom - rows }))
    case 'middle':
      return each(({ rows }) => ({ row: middle(top, bottom, rows) }))
    case 'across':
      return distribute(areas, 'column', 'columns', GRID_COLUMNS + 2)
    case 'down':
      return distribute(areas, 'row', 'rows', GRID_ROWS)
  }
}

/** The first and the last one stay; the space between neighbors differs by one cell at most. */
function distribute(
  areas: ReadonlyMap<string, Area>,
  place: 'column' | 'row',
  size: 'columns' | 'rows',
  most: number,
): Map<string, Area> {
  const sorted = [...areas].toSorted(([, one], [, other]) => one[place] - other[place])
  const start = sorted[0]![1][place]
  const end = Math.max(...sorted.map(([, area]) => area[place] + area[size]))
  const space = end - start - sorted.reduce((sum, [, area]) => sum + area[size], 0)
  const between = sorted.length > 1 ? space / (sorted.length - 1) : 0
  let used = 0
  return new Map(
    sorted.map(([id, area], index) => {
      const at = Math.max(start, Math.min(start + used + Math.round(between * index), most - area[size]))
      used += area[size]
      return [id, { ...area, [place]: at }]
    }),
  )
}
