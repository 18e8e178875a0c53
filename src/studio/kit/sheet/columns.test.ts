import { expect, test } from 'vitest'
import { type SheetColumn, writeCells } from './columns.ts'

interface Row {
  readonly name: string
  readonly stock: number
}

const columns: SheetColumn<Row>[] = [
  { id: 'name', title: 'Name', width: 100, text: (row) => row.name },
  {
    id: 'stock',
    title: 'Stock',
    width: 60,
    text: (row) => String(row.stock),
    write: (row, text) => (/^\d+$/.test(text) ? { ...row, stock: Number(text) } : null),
  },
]
const rows: Row[] = [
  { name: 'Mug', stock: 1 },
  { name: 'Jar', stock: 2 },
]

test('writes what can be read and counts what cannot', () => {
  const outcome = writeCells(rows, columns, [
    { row: 0, column: 1, text: '7' },
    { row: 1, column: 1, text: 'many' },
  ])
  expect(outcome).toEqual({ rows: [{ name: 'Mug', stock: 7 }, rows[1]], changed: 1, unread: 1 })
})

test('keeps the very rows when nothing changes, so that nothing is drawn again', () => {
  const outcome = writeCells(rows, columns, [
    { row: 0, column: 1, text: '1' },
    { row: 0, column: 0, text: 'Only to look at' },
    { row: 9, column: 1, text: '5' },
  ])
  expect(outcome.rows).toBe(rows)
  expect(outcome).toMatchObject({ changed: 0, unread: 0 })
})

test('two texts into one row both arrive', () => {
  const { rows: after } = writeCells(rows, columns, [
    { row: 0, column: 1, text: '3' },
    { row: 0, column: 1, text: '4' },
  ])
  expect(after[0]).toEqual({ name: 'Mug', stock: 4 })
})
