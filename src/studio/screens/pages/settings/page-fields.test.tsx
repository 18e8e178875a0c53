import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import { firstSettings } from '#shared/pages/schema.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PageFields } from './page-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Draws the settings of a published page. @returns what was sent to save them, and to delete it */
function draw(changes: Partial<PageSettings> = {}) {
  const saved: object[] = []
  const deleted: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: { body?: string; method?: string } = {}) => {
    if (method === 'DELETE') deleted.push(path)
    else saved.push(JSON.parse(body!) as object)
    return Response.json({ batchId: null })
  })
  const { passwordHash: _, ...settings } = firstSettings
  const page: PageSettings = {
    ...{ id: 'page-0001', urlId: 'about', title: 'About', path: '/about', status: 'published', updatedAt: 1 },
    ...{ isInNavigation: false, isLocked: false, hasChanges: false, changesAt: null, forms: [], firstPicture: null },
    isInExperiment: false,
    ...settings,
    ...changes,
  }
  const website = { title: 'Tidemill', locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={{ website, permissions: ['pages.write'] as readonly string[] } as SignedIn}>
      <PageFields page={page} close={() => {}} />
    </StaffContext>,
  )
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }))
  return { person, saved, save, deleted }
}

test('a page is scheduled with a publish date, which is asked for', async () => {
  const { person, saved, save } = draw()
  await person.click(screen.getByRole('combobox', { name: 'Status' }))
  await person.click(screen.getByRole('option', { name: 'Scheduled' }))
  await save()
  expect(screen.getByText('Choose a publish date.')).toBeTruthy()
  expect(saved).toEqual([])
  await person.type(screen.getByLabelText('Publish date'), '2030-03-01T09:00')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ status: 'scheduled', publishAt: Date.UTC(2030, 2, 1, 14), password: null })
})

test('a page gets a password of four characters or more', async () => {
  const { person, saved, save } = draw()
  await person.click(screen.getByRole('checkbox', { name: 'Require a password' }))
  await person.type(screen.getByRole('textbox', { name: 'Password' }), 'abc')
  await save()
  expect(screen.getByText('Enter at least 4 characters.')).toBeTruthy()
  await person.type(screen.getByRole('textbox', { name: 'Password' }), 'd')
  await save()
  await waitFor(() => expect(saved).toMatchObject([{ password: 'abcd', publishAt: null }]))
})

test('the password of a page is kept where no other one is entered', async () => {
  const { saved, save } = draw({ isLocked: true })
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).not.toHaveProperty('password')
})

test('a page with a running experiment is deleted after a question, others at once', async () => {
  const { person, deleted } = draw({ isInExperiment: true })
  await person.click(screen.getByRole('button', { name: 'Delete page' }))
  expect(await screen.findByText(/Deleting the page ends the experiment\. If you undo/)).toBeTruthy()
  expect(deleted).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Delete and end experiment' }))
  await waitFor(() => expect(deleted).toEqual(['/api/owner/pages/page-0001']))
  const other = draw()
  await other.person.click(screen.getAllByRole('button', { name: 'Delete page' }).at(-1)!)
  await waitFor(() => expect(other.deleted).toHaveLength(1))
})
