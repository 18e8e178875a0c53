import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListView } from '#shared/list-views/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ListViews, type StandardView } from './list-views.tsx'

afterEach(() => vi.unstubAllGlobals())

const saved: ListView[] = [
  { id: 'view-0001', name: 'Rush', query: { tag: 'rush' } },
  { id: 'view-0002', name: 'Large', query: { sort: 'highest-total' } },
]
const standard: readonly StandardView[] = [
  { name: 'All', query: {} },
  { name: 'Unpaid', query: { paymentState: 'awaiting' } },
]

function draw(values: Record<string, string>, permissions = ['orders.manage']) {
  const sent: { method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (_: string, { body, method = 'GET' }: { body?: string; method?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, body: JSON.parse(body!) })
    return Response.json({ views: saved })
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website: {} })}>
      <ListViews list="orders" standard={standard} values={values} />
    </StaffContext>,
  )
  return { person, sent }
}
const current = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')

test('the tabs are links to the standard views and the saved ones; the one that is shown is marked', async () => {
  draw({ tag: 'rush' })
  const rush = await screen.findByRole('link', { name: 'Rush' })
  expect(rush.getAttribute('href')).toBe('/?tag=rush')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', 'Unpaid', 'Rush', 'Large'])
  expect(current()).toEqual([rush])
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
})

test('filters that are no view yet are saved under a name; the dialog says when a name is taken and will be replaced', async () => {
  const { person, sent } = draw({ tag: 'rush', state: 'open' })
  await screen.findByRole('link', { name: 'Rush' })
  expect(current()).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Save view' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await person.type(name, 'Rush')
  screen.getByText(/replaces the view/)
  await person.type(name, ' today')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', body: { list: 'orders', name: 'Rush today', query: { tag: 'rush', state: 'open' } } },
    ]),
  )
})

test('saved views are renamed and deleted in one step', async () => {
  const { person, sent } = draw({})
  await person.click(await screen.findByRole('button', { name: 'Edit views' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox', { name: 'Name of Rush' }), '!')
  await person.click(dialog.getByRole('button', { name: 'Delete Large' }))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'PUT',
        body: { list: 'orders', views: [{ id: 'view-0001', name: 'Rush!' }], removedIds: ['view-0002'] },
      },
    ]),
  )
})

test('staff who only read orders choose views, and change none', async () => {
  draw({ state: 'open' }, ['orders.read'])
  await screen.findByRole('link', { name: 'Large' })
  expect(screen.queryAllByRole('button')).toEqual([])
})
