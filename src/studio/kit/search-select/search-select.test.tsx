import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SearchSelect } from './search-select.tsx'

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
]

function draw() {
  const onChange = vi.fn()
  function Country() {
    const [value, setValue] = useState<string | null>('DE')
    onChange.mockImplementation(setValue)
    return <SearchSelect label="Country" data={countries} value={value} onChange={(next) => onChange(next)} />
  }
  const view = renderInStudio(
    <>
      <Country />
      <button type="button">Next</button>
    </>,
  )
  return { ...view, onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }) }
}
const shown = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent)

test('typing replaces the choice and narrows the list, and Enter takes the first match', async () => {
  const { person, field, onChange } = draw()
  await person.click(field)
  expect(shown()).toEqual(['Germany', 'United Kingdom', 'United States'])
  await person.clear(field)
  await person.type(field, 'united')
  expect(shown()).toEqual(['United Kingdom', 'United States'])
  await person.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('GB')
  expect(field.value).toBe('United Kingdom')
})

test('leaving without a choice restores the old one', async () => {
  const { person, field, onChange } = draw()
  await person.click(field)
  await person.clear(field)
  await person.type(field, 'Nowhere')
  expect(shown()).toEqual([])
  expect(screen.getByText('No matches')).toBeDefined()
  await person.tab()
  expect(field.value).toBe('Germany')
  expect(onChange).not.toHaveBeenCalled()
})

test('a click selects the choice at once, so that the next key replaces it', () => {
  const { field } = draw()
  field.focus()
  field.setSelectionRange(7, 7)
  fireEvent.click(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Germany'.length])
})

test('a letter that is typed right after the click is not selected, so the next one does not replace it', async () => {
  const { field } = draw()
  field.focus()
  fireEvent.click(field)
  fireEvent.input(field, { target: { value: 'G' } })
  field.setSelectionRange(1, 1)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['G', 1, 1])
})
