import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Modal } from './modal.tsx'
import { RowList } from './row-list.tsx'
import { SelectionBar, SelectionStep } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

const pots = ['Mug', 'Bowl', 'Vase', 'Plate']

function Pots() {
  const selection = useSelection(pots)
  const [isAsking, setAsking] = useState(false)
  return (
    <main id="main">
      <h1 tabIndex={-1}>Pots</h1>
      <RowList
        label="Pots"
        rows={pots}
        keyOf={(pot) => pot}
        linkOf={(pot) => `/pots/${pot}`}
        nameOf={(pot) => pot}
        nameTitle="Name"
        columns={[]}
        phone={{ aside: () => null, below: () => null }}
        selection={selection}
        isWaiting={false}
      />
      <SelectionBar selection={selection} noun="pots">
        <SelectionStep onClick={() => setAsking(true)}>Fire</SelectionStep>
        <Modal opened={isAsking} onClose={() => setAsking(false)} title="Fire pots">
          <button type="button">Now</button>
        </Modal>
      </SelectionBar>
    </main>
  )
}
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
    .flatMap((box, index) => (box.checked ? [pots[index]] : []))
const tick = (pot: string) => screen.getByRole('checkbox', { name: `Select ${pot}` })
const bar = () => screen.queryByLabelText('Actions for the selected pots')

test('rows are selected one by one, in a range with Shift, and all at once', async () => {
  const { person } = renderInStudio(<Pots />)
  expect(bar()).toBeNull()
  await person.click(tick('Mug'))
  expect(bar()?.textContent).toContain('1 selected')
  await person.keyboard('{Shift>}')
  await person.click(tick('Vase'))
  await person.keyboard('{/Shift}')
  expect(ticked()).toEqual(['Mug', 'Bowl', 'Vase'])
  await person.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(ticked()).toEqual(pots)
  expect(bar()?.textContent).toContain('4 selected')
})

test('x selects the row that has the focus', async () => {
  const { person } = renderInStudio(<Pots />)
  screen.getByRole('link', { name: 'Bowl' }).focus()
  await person.keyboard('x')
  expect(ticked()).toEqual(['Bowl'])
  await person.keyboard('x')
  expect(ticked()).toEqual([])
})

test('the bar goes with the selection, and its focus moves to the heading', async () => {
  const { person } = renderInStudio(<Pots />)
  await person.click(tick('Mug'))
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(ticked()).toEqual([])
  expect(bar()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Pots')
})

test('Escape ends a selection, but not while it closes a dialog about it or empties a field', async () => {
  const { person } = renderInStudio(
    <>
      <input type="search" aria-label="Search pots" />
      <Pots />
    </>,
  )
  await person.click(tick('Mug'))
  await person.click(screen.getByRole('button', { name: 'Fire' }))
  expect(await screen.findByRole('dialog', { name: 'Fire pots' })).toBeDefined()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ticked()).toEqual(['Mug'])
  await person.click(screen.getByRole('searchbox', { name: 'Search pots' }))
  await person.keyboard('{Escape}')
  expect(ticked()).toEqual(['Mug'])
  tick('Mug').focus()
  await person.keyboard('{Escape}')
  expect(ticked()).toEqual([])
})
