import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SelectEverything } from './select-everything.tsx'
import { useWholeSelection } from './use-selection.ts'

const shown = ['mug', 'jar']

/** Two rows of many, with a filter. */
function Pots({ total }: { readonly total: number | null }) {
  const [filter, setFilter] = useState('')
  const selection = useWholeSelection(shown, total, filter)
  return (
    <>
      <button type="button" onClick={selection.toggleAll}>
        Select both
      </button>
      <button type="button" onClick={() => setFilter('blue')}>
        Only blue
      </button>
      <SelectEverything selection={selection} shown={shown.length} total={total} noun="pots" />
      <output>{selection.count}</output>
    </>
  )
}

const press = (name: string) => screen.getByRole('button', { name })
const count = () => document.querySelector('output')!.textContent

test('when all rows that are shown are selected, the others can be selected too', async () => {
  const { person } = renderInStudio(<Pots total={1200} />)
  expect(screen.queryByText(/are selected/)).toBeNull()
  await person.click(press('Select both'))
  expect(screen.getByText('All 2 pots shown are selected.')).toBeTruthy()
  await person.click(press('Select all 1,200 pots'))
  expect(screen.getByText('All 1,200 pots are selected.')).toBeTruthy()
  expect(count()).toBe('1200')
  await person.click(press('Clear selection'))
  expect(count()).toBe('0')
})

test('another filter ends the selection of everything, and keeps the rows that are shown', async () => {
  const { person } = renderInStudio(<Pots total={1200} />)
  await person.click(press('Select both'))
  await person.click(press('Select all 1,200 pots'))
  await person.click(press('Only blue'))
  expect(count()).toBe('2')
})

test.each([[2], [null]])('nothing is offered where the list has no others: %s', async (total) => {
  const { person } = renderInStudio(<Pots total={total} />)
  await person.click(press('Select both'))
  expect(count()).toBe('2')
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
})
