import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SharedSection } from '#shared/pages/shared-sections/api.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PlacedPanel } from './placed-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const hours: SharedSection = {
  id: 'hours-0001',
  name: 'Opening hours',
  content: { sections: {}, blocks: {} },
  pageCount: 2,
}

/** The panel of a place for a shared section; undefined for one that was deleted. */
function draw(shared: SharedSection | undefined) {
  const done = vi.fn()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    if (method !== 'GET') return Response.json({ batchId: 'batch-0001' })
    if (!url.endsWith('/pages')) return Response.json({ sections: [hours] })
    const pages = [
      { id: 'about-0001', title: 'About', isDraftOnly: false },
      { id: 'visit-0001', title: 'Visit', isDraftOnly: true },
    ]
    return Response.json({ pages, total: 2 })
  })
  const view = renderInStudio(
    <PlacedPanel
      place={{ id: 'place', rank: 'a0', sharedId: hours.id }}
      shared={shared}
      edit={() => done('edit')}
      detach={() => done('detach')}
      duplicate={() => done('duplicate')}
      remove={() => done('remove')}
      isFull={false}
      save={async () => done('save')}
      onDeleted={() => done('deleted')}
    />,
  )
  return { ...view, done, asked }
}

test('a shared section says on which pages it is', async () => {
  const { person } = draw(hours)
  await person.click(await screen.findByRole('button', { name: 'On 2 pages' }))
  const pages = within(await screen.findByRole('list', { name: 'Pages' }))
  expect((await pages.findByRole('link', { name: 'About' })).getAttribute('href')).toBe('/pages/about-0001/edit')
  expect(pages.getByText(/Not published there yet/).closest('li')?.textContent).toContain('Visit')
})

test('it is edited, detached, duplicated and removed', async () => {
  const { person, done } = draw(hours)
  for (const name of ['Edit shared section', 'Detach', 'Duplicate', 'Remove from this page'])
    await person.click(screen.getByRole('button', { name }))
  expect(done.mock.calls.flat()).toEqual(['edit', 'detach', 'duplicate', 'remove'])
})

test('its owner chooses what its pages show when it is deleted; what was not saved is saved before', async () => {
  const { person, done, asked } = draw(hours)
  await person.click(screen.getByRole('button', { name: 'More' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete shared section' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radiogroup', { name: /It’s on 2 pages/ })).toBeTruthy()
  await person.click(dialog.getByRole('radio', { name: 'Nothing' }))
  await person.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(done.mock.calls.flat()).toEqual(['save', 'deleted']))
  expect(asked).toContain('DELETE /api/owner/shared-sections/hours-0001?places=remove')
  expect(await screen.findByText('Shared section “Opening hours” deleted')).toBeTruthy()
})

test('a name is asked for when it is renamed, and an empty one is refused', async () => {
  const { person, asked } = draw(hours)
  await person.click(screen.getByRole('button', { name: 'More' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Rename shared section' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await person.clear(name)
  await person.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByText('Enter a name.')).toBeTruthy()
  await person.type(name, 'Hours')
  await person.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Renamed to “Hours”')).toBeTruthy()
  expect(asked).toContain('PUT /api/owner/shared-sections/hours-0001')
})

test('one that was deleted can only be removed', async () => {
  const { person, done } = draw(undefined)
  expect(screen.getByText(/Visitors see nothing here/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Remove from this page' }))
  expect(done).toHaveBeenCalledWith('remove')
  expect(screen.queryByRole('button', { name: 'Detach' })).toBeNull()
})
