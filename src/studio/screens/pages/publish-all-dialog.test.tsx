import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FaultySection, UnpublishedPage } from '#shared/pages/unpublished-api.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PublishAllDialog } from './publish-all-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const page = (title: string, changes: Partial<UnpublishedPage> = {}): UnpublishedPage => ({
  ...{ id: `page-${title}`, title, path: `/${title}`, sequence: 3, changedAt: 1, changesAt: null, faults: [] },
  ...changes,
})

/** Opens the dialog with these pages. @returns the pages that were published */
function open(pages: readonly UnpublishedPage[], sharedSections: readonly FaultySection[] = []) {
  const published: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (!url.endsWith('/publish')) return Response.json({ pages, sharedSections, hasMore: false })
    published.push(JSON.parse(body!))
    return Response.json({ batchId: '0199a000-0000-7000-8000-000000000001' })
  })
  const website = { title: 'Tidemill', locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={{ website, permissions: ['pages.write'] as readonly string[] } as SignedIn}>
      <PublishAllDialog isOpen close={() => {}} />
    </StaffContext>,
  )
  return { person, published }
}

test('all pages are published with their problems, but those that have a time only if that is wanted', async () => {
  const faults = ['Visitors don’t see this block, because it is empty.']
  const { person, published } = open([page('visit', { faults }), page('about'), page('sale', { changesAt: 1 })])
  expect((await screen.findByRole('list', { name: 'Problems of visit' })).textContent).toBe(faults[0])
  await person.click(screen.getByRole('checkbox', { name: 'about' }))
  await person.click(screen.getByRole('checkbox', { name: 'sale' }))
  await person.click(screen.getByRole('button', { name: 'Publish 2 pages with 1 problem' }))
  await waitFor(() =>
    expect(published).toEqual([
      {
        pages: [
          { pageId: 'page-visit', sequence: 3 },
          { pageId: 'page-sale', sequence: 3 },
        ],
      },
    ]),
  )
})

test('problems of a shared section are named once, with the pages that show it, and count while one is published', async () => {
  const faults = ['Visitors don’t see this block, because it is empty.']
  const hours = { id: 'shared-1', name: 'Opening hours', pageIds: ['page-visit', 'page-about'], faults }
  const { person } = open([page('visit'), page('about'), page('sale')], [hours])
  expect((await screen.findByRole('list', { name: 'Problems of Opening hours' })).textContent).toBe(faults[0])
  expect(screen.getByText('On visit and about')).toBeTruthy()
  const edit = screen.getByRole('link', { name: 'Edit Opening hours' })
  expect(edit.getAttribute('href')).toBe('/pages/shared-1/edit')
  await person.click(screen.getByRole('checkbox', { name: 'visit' }))
  expect(screen.getByRole('button', { name: 'Publish 2 pages with 1 problem' })).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'about' }))
  expect(screen.getByRole('button', { name: 'Publish 1 page' })).toBeTruthy()
})

test('without changes there is nothing to publish', async () => {
  open([])
  expect(await screen.findByText('All changes of public pages are published.')).toBeTruthy()
})
