import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { useSheetUndoKeys } from './use-sheet-undo-keys.ts'

function Prices({ done }: { readonly done: string[] }) {
  const note = (step: string) => {
    done.push(step)
    return true
  }
  useSheetUndoKeys({ undo: () => note('undo'), redo: () => note('redo') })
  return (
    <>
      <input aria-label="Search" />
      <button type="button">Save</button>
    </>
  )
}

test('Ctrl+Z takes back what was done in the sheet, wherever the focus is', async () => {
  const done: string[] = []
  const { person } = renderInStudio(<Prices done={done} />)
  await person.keyboard('{Control>}z{/Control}')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
  expect(done).toEqual(['undo', 'undo', 'redo', 'redo'])
})

test('in a field it is the undo of the field', async () => {
  const done: string[] = []
  const { person } = renderInStudio(<Prices done={done} />)
  await person.type(screen.getByRole('textbox', { name: 'Search' }), 'mug{Control>}z{/Control}')
  expect(done).toEqual([])
})
