import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ListPage } from './list-page.tsx'
import { Refusal } from './refusal.ts'
import { EmptyState } from './states.tsx'

interface Pot {
  readonly id: string
  readonly name: string
}
const pots: readonly Pot[] = [
  { id: 'a', name: 'Mug' },
  { id: 'b', name: 'Bowl' },
]

function draw(changes: { rows?: readonly Pot[]; pages?: object; isNarrowed?: boolean; total?: number } = {}) {
  const acts = { refetch: vi.fn(), fetchNextPage: vi.fn(), onWiden: vi.fn() }
  const pages = {
    isPending: false,
    isPlaceholderData: false,
    error: null,
    hasNextPage: false,
    isFetchingNextPage: false,
    ...acts,
    ...changes.pages,
  }
  const view = renderInStudio(
    <ListPage<Pot>
      title="Pots"
      label="Pots"
      noun="pots"
      pages={pages}
      rows={changes.rows ?? pots}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/pots/${id}`}
      nameOf={({ name }) => name}
      nameTitle="Name"
      columns={[]}
      phone={{ aside: () => null, below: () => null }}
      filters={<input aria-label="Search pots" />}
      isNarrowed={changes.isNarrowed ?? false}
      onWiden={acts.onWiden}
      total={changes.total}
      actions={<button type="button">Add pot</button>}
      empty={<EmptyState title="No pots yet">Pots that you throw appear here.</EmptyState>}
    />,
  )
  return { ...view, ...acts }
}
const nothing = { rows: [] }
const search = () => screen.queryByRole('textbox', { name: 'Search pots' })
const add = () => screen.queryByRole('button', { name: 'Add pot' })
const count = () => screen.getAllByRole('status').at(-1)!.textContent

test('the rows are links, with their count', () => {
  draw()
  const table = screen.getByRole('table', { name: 'Pots' })
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Mug', '/pots/a'],
    ['Bowl', '/pots/b'],
  ])
  expect(count()).toBe('2 pots')
  expect([search(), add()]).not.toContain(null)
})

test('while the first rows load, the table is busy and nothing is called empty', () => {
  draw({ ...nothing, pages: { isPending: true } })
  expect(screen.getByRole('table', { name: 'Pots' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('heading', { name: 'No pots yet' })).toBeNull()
  expect(count()).toBe('')
})

test('an empty list says what will be here, without a search and without a second button', () => {
  draw(nothing)
  expect(screen.getByRole('heading', { name: 'No pots yet' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect([search(), add()]).toEqual([null, null])
})

test('a search that finds nothing keeps its field, and leads back to everything', async () => {
  const { person, onWiden } = draw({ ...nothing, isNarrowed: true })
  expect(screen.queryByRole('heading', { name: 'No pots yet' })).toBeNull()
  expect([search(), add()]).not.toContain(null)
  await person.click(screen.getByRole('button', { name: 'Show all pots' }))
  expect(onWiden).toHaveBeenCalledOnce()
})

test('a list that cannot be loaded says why, and is loaded again', async () => {
  const error = new Refusal({ code: 'network' })
  const { person, refetch } = draw({ ...nothing, pages: { error } })
  expect(screen.getByRole('alert').textContent).toContain(error.message)
  expect(screen.queryByRole('heading', { name: 'No pots yet' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test.each<[string, object, string]>([
  [
    'the server cannot be reached',
    { pages: { error: new Refusal({ code: 'network' }) } },
    'Unable to connect. Please try again',
  ],
  ['a list fails', { pages: { error: new Refusal({ code: 'unavailable' }) } }, 'Unable to load. Try again.'],
  [
    'a search fails',
    { isNarrowed: true, pages: { error: new Refusal({ code: 'unavailable' }) } },
    'Unable to load results',
  ],
])('where %s, the title says so', (_, changes, title) => {
  draw({ ...nothing, ...changes })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test('rows stay when loading more of them fails', () => {
  draw({ pages: { error: new Refusal({ code: 'network' }), hasNextPage: true } })
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('more rows are loaded on request, and counted against the whole', async () => {
  const { person, fetchNextPage } = draw({ pages: { hasNextPage: true }, total: 308 })
  expect(count()).toBe('2 of 308 pots')
  await person.click(screen.getByRole('button', { name: 'Show more' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

test('the arrow keys go from row to row', async () => {
  const { person } = draw()
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Mug')
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Bowl')
  await person.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Mug')
})
