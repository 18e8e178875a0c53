import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SearchField } from './search-field.tsx'

test('a slash puts the cursor into the search, Escape empties it, and the list is searched after a pause', async () => {
  const onChange = vi.fn()
  const { person } = renderInStudio(
    <>
      <SearchField label="Search pots" value="" onChange={onChange} />
      <input aria-label="Note" />
    </>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search pots' })
  await person.keyboard('/')
  expect(document.activeElement).toBe(field)
  await person.keyboard(' mug ')
  expect(onChange).not.toHaveBeenCalled()
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('mug'))
  await person.keyboard('{Escape}')
  expect(field.value).toBe('')
  await person.type(screen.getByRole('textbox', { name: 'Note' }), 'a/b')
  expect(onChange, 'leaving the field does not wait').toHaveBeenLastCalledWith('')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('a/b')
})
