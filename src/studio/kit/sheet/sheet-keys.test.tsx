import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CellField } from './cell-field.tsx'
import type { SheetColumn } from './columns.ts'
import { createSheetKeys } from './sheet-keys.ts'
import { useSheet } from './use-sheet.ts'

interface Row {
  readonly name: string
  readonly price: string
  readonly sold: string
}
const columns: readonly SheetColumn<Row>[] = [
  { id: 'name', title: 'Name', width: 90, text: ({ name }) => name },
  {
    ...{ id: 'price', title: 'Price', width: 60, hint: 'Enter an amount.' },
    text: ({ price }) => price,
    write: (row, price) => (/^\d*$/.test(price) ? { ...row, price } : null),
  },
  {
    ...{ id: 'sold', title: 'Sold', width: 60, toggles: ['no', 'yes'] },
    text: ({ sold }) => sold,
    write: (row, sold) => ({ ...row, sold }),
  },
]

/** A sheet of three rows without its looks: the cells as text, with the active one in brackets. */
function Example() {
  const [rows, setRows] = useState<readonly Row[]>(
    ['Mug', 'Bowl', 'Jar'].map((name, index) => ({ name, price: String(index + 1), sold: 'no' })),
  )
  const leaving = useRef(false)
  const sheet = useSheet(rows, columns, setRows)
  const { active } = sheet.selection
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as the sheet itself */}
      <div
        ref={sheet.grid}
        role="grid"
        aria-label="Pots"
        tabIndex={0}
        onKeyDown={sheet.editing ? undefined : createSheetKeys(sheet, leaving)}
      >
        {sheet.editing && (
          <CellField
            sheet={sheet}
            column={columns[active.column]!}
            row={rows[active.row]!}
            typed={sheet.editing.typed}
          />
        )}
      </div>
      <output>
        {rows
          .map((row, at) =>
            columns
              .map((column, place) => {
                const text = column.text(row)
                return at === active.row && place === active.column ? `[${text}]` : text
              })
              .join(' '),
          )
          .join(', ')}
      </output>
      <button type="button">After</button>
    </>
  )
}

const shown = () => screen.getAllByRole('status')[0]!.textContent

async function press(keys: string) {
  const view = renderInStudio(<Example />)
  await view.person.click(screen.getByRole('grid', { name: 'Pots' }))
  await view.person.keyboard(keys)
  return view
}

test.each([
  ['the arrows move the active cell', '{ArrowDown}{ArrowRight}', 'Mug 1 no, Bowl [2] no, Jar 3 no'],
  ['they stop at the edges', '{ArrowUp}{ArrowLeft}', '[Mug] 1 no, Bowl 2 no, Jar 3 no'],
  ['Ctrl with an arrow goes to the edge', '{Control>}{ArrowDown}{/Control}', 'Mug 1 no, Bowl 2 no, [Jar] 3 no'],
  ['End goes to the end of the row', '{End}', 'Mug 1 [no], Bowl 2 no, Jar 3 no'],
  ['Tab goes through the cells', '{Tab}{Tab}{Tab}', 'Mug 1 no, [Bowl] 2 no, Jar 3 no'],
  ['Enter goes down, and up with Shift', '{Enter}{Enter}{Shift>}{Enter}{/Shift}', 'Mug 1 no, [Bowl] 2 no, Jar 3 no'],
  ['a letter overwrites a cell, Enter saves it', '{Tab}75{Enter}', 'Mug 75 no, Bowl [2] no, Jar 3 no'],
  ['F2 goes on with its text', '{Tab}{F2}{End}0{Enter}', 'Mug 10 no, Bowl [2] no, Jar 3 no'],
  ['Escape keeps what was there', '{Tab}75{Escape}', 'Mug [1] no, Bowl 2 no, Jar 3 no'],
  ['a text that cannot be read is not saved', '{Tab}a{Enter}{Escape}', 'Mug [1] no, Bowl 2 no, Jar 3 no'],
  ['Delete empties a cell', '{Tab}{Delete}', 'Mug [] no, Bowl 2 no, Jar 3 no'],
  ['a cell that is read only stays as it is', '{Delete}x', '[Mug] 1 no, Bowl 2 no, Jar 3 no'],
  ['Space toggles', '{End} ', 'Mug 1 [yes], Bowl 2 no, Jar 3 no'],
  ['Ctrl+D fills down', '{Tab}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}', 'Mug 1 no, Bowl [1] no, Jar 3 no'],
  [
    'Ctrl+Enter fills the selection',
    '{Tab}{Shift>}{ArrowDown}{/Shift}9{Control>}{Enter}{/Control}',
    'Mug 9 no, Bowl [9] no, Jar 3 no',
  ],
])('%s', async (_, keys, expected) => {
  await press(keys)
  expect(shown()).toBe(expected)
})

test('after Escape, Tab leaves the sheet', async () => {
  await press('{Escape}{Tab}')
  expect(document.activeElement?.textContent).toBe('After')
})

test('a text that cannot be read stays in its field, with the reason', async () => {
  await press('{Tab}a{Enter}')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  expect([field.value, field.getAttribute('aria-invalid'), field.title]).toEqual(['a', 'true', 'Enter an amount.'])
})
