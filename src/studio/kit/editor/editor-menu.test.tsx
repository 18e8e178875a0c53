import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EditorMenu } from './editor-menu.tsx'

test('the menu of an editor discards, duplicates and deletes, as far as there is something to do', async () => {
  const [discard, duplicate, run] = [vi.fn(), vi.fn(), vi.fn()]
  const draw = (isDirty: boolean, isWhole: boolean) => (
    <EditorMenu
      label="More actions for this product"
      editor={{ isDirty, canUndo: false, undo: () => {}, discard }}
      {...(isWhole && { duplicate, remove: { label: 'Delete product', run } })}
    />
  )
  const { person, rerender } = renderInStudio(draw(true, true))
  const press = async (name: string) => {
    await person.click(screen.getByRole('button', { name: 'More actions for this product' }))
    await person.click(await screen.findByRole('menuitem', { name }))
  }
  await press('Discard changes')
  await press('Duplicate')
  await press('Delete product')
  expect([discard, duplicate, run].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  rerender(draw(false, false))
  await person.click(screen.getByRole('button', { name: 'More actions for this product' }))
  const item = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Discard changes' })
  expect(item.disabled).toBe(true)
  expect(screen.queryByRole('menuitem', { name: 'Delete product' })).toBeNull()
})
