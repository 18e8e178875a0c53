import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import type { SheetColumn } from './columns.ts'
import { usePointer } from './use-pointer.ts'
import { useSheet } from './use-sheet.ts'

afterEach(() => vi.useRealTimers())

interface Row {
  readonly price: string
  readonly picture: string
}
const rows: readonly Row[] = [
  { price: '24', picture: '' },
  { price: '26', picture: '' },
]
const columns: readonly SheetColumn<Row>[] = [
  { id: 'price', title: 'Price', width: 60, text: (row) => row.price, write: (row, price) => ({ ...row, price }) },
  {
    ...{ id: 'picture', title: 'Image', width: 60, choices: [{ value: 'front', label: 'Front' }] },
    text: (row) => row.picture,
    write: (row, picture) => ({ ...row, picture }),
  },
]

test('how many cells a step has changed is shown for a while, and not for the rest of the visit', () => {
  vi.useFakeTimers()
  const onChange = vi.fn()
  const { result } = renderHook(() => useSheet(rows, columns, onChange))
  act(() => result.current.select({ anchor: { row: 0, column: 0 }, active: { row: 1, column: 0 } }))
  act(() => void result.current.fill('30'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(rows.map((row) => ({ ...row, price: '30' })))
  expect(result.current.status).toBe('2 cells changed.')
  act(() => void vi.advanceTimersByTime(6_000))
  expect(result.current.status).toBe('')
})

/** The cells of the first row, each with its text, and `…` while it is edited. */
function FirstRow() {
  const sheet = useSheet(rows, columns, () => undefined)
  const pointer = usePointer(sheet)
  return (
    <div {...pointer}>
      {columns.map(({ id, title }, column) => (
        <span key={id} data-cell={`0:${column}`}>
          {title}
          {sheet.editing && sheet.selection.active.column === column ? '…' : ''}
        </span>
      ))}
    </div>
  )
}

test('one click opens the list of a cell; a cell that is typed into takes two', async () => {
  const { person } = renderInStudio(<FirstRow />)
  await person.click(screen.getByText('Image'))
  expect(screen.getByText('Image…')).toBeDefined()
  await person.click(screen.getByText('Price'))
  expect(screen.queryByText('Price…')).toBeNull()
  await person.dblClick(screen.getByText('Price'))
  expect(screen.getByText('Price…')).toBeDefined()
})
