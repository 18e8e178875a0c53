import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DayField } from './day-field.tsx'
import { FilterSelect, withOwn } from './filter-select.tsx'
import { Filters } from './filters.tsx'
import { ShowMore } from './show-more.tsx'
import { useFilters } from './use-filters.ts'

test('a day is typed into a field with its name, and an empty field removes the filter', async () => {
  const onChange = vi.fn()
  const { person } = renderInStudio(<DayField label="From" value="2026-11-20" onChange={onChange} />)
  const field = screen.getByLabelText<HTMLInputElement>('From (date)')
  expect(field.value).toBe('2026-11-20')
  await person.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('the first choice of a filter is any value', async () => {
  const onChange = vi.fn()
  const choices = [{ value: 'paid', label: 'Paid' }]
  const { person } = renderInStudio(
    <FilterSelect label="Status" width={200} value="paid" choices={choices} onChange={onChange} />,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' })
  expect(field.value).toBe('Paid')
  await person.click(field)
  await person.click(screen.getByRole('option', { name: 'Any status' }))
  expect(onChange.mock.lastCall?.[0]).toBe('')
})

test.each([
  ['is among them', 'new', ['new', 'sale']],
  ['has gone meanwhile', 'old', ['new', 'sale', 'old']],
  ['is not set', undefined, ['new', 'sale']],
])('a filter whose value %s offers the known ones, and its own', (_, own, expected) => {
  expect(withOwn(['new', 'sale'], own)).toEqual(expected)
})

test.each([false, true])(
  'filters on a phone are opened on request, and are open where the list is filtered: %s',
  async (isNarrowed) => {
    const { person } = renderInStudio(<Filters isNarrowed={isNarrowed}>Fields</Filters>)
    // The button is hidden beside a wide list.
    const button = screen.getByText('Filters').closest('button')!
    const isOpen = () => button.getAttribute('aria-expanded')
    expect(isOpen()).toBe(String(isNarrowed))
    await person.click(button)
    expect(isOpen()).toBe(String(!isNarrowed))
    expect(button.closest('search')!.hasAttribute('data-open')).toBe(!isNarrowed)
  },
)

test('the next page of a list is fetched by a button, which the last page does not have', async () => {
  const fetchNextPage = vi.fn()
  const pages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage }
  const { person, rerender } = renderInStudio(<ShowMore pages={pages} />)
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
  rerender(<ShowMore pages={{ ...pages, hasNextPage: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('filters are in the URL: unknown values count as absent, and other parameters stay', async () => {
  function Example() {
    const { values, change, isNarrowed } = useFilters({ status: ['paid', 'open'], since: 'day', search: 'text' })
    return (
      <>
        <output>{JSON.stringify({ values, isNarrowed, search: useLocation().search })}</output>
        <button type="button" onClick={() => change({ status: null, search: 'mug & bowl' })}>
          Change
        </button>
      </>
    )
  }
  const shown = () => JSON.parse(screen.getByRole('status').textContent)
  const { person } = renderInStudio(<Example />, '/?status=paid&since=yesterday&page=2')
  expect(shown()).toMatchObject({ values: { status: 'paid' }, isNarrowed: true })
  await person.click(screen.getByText('Change'))
  expect(shown()).toEqual({
    values: { search: 'mug & bowl' },
    isNarrowed: true,
    search: '?since=yesterday&page=2&search=mug+%26+bowl',
  })
})
