import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const built = (html: string) => buildPage({ blocks: [{ id: 'text-1', type: 'text', settings: { html } }] }).content
const content = built('<p>Open on Friday</p>')
const draft = built('<p>Open on Sunday</p>')
const unnamed = { name: '', publishAt: null, isInExperiment: false }
const changeId = '0199a000-0000-7000-8000-000000000001'

/** Opens the dialog on a server with these versions. @returns what was asked of the server, and what was restored */
function open(versions: readonly object[]) {
  const asked: string[] = []
  const restored: object[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(url.includes(changeId) ? { content } : { versions })
  })
  const website = { title: 'Tidemill', locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={{ website, permissions: ['pages.write'] as readonly string[] } as SignedIn}>
      <VersionsDialog
        pageId="page-0001"
        draft={draft}
        isOpen
        close={() => {}}
        restore={(version) => restored.push(version)}
        save={() => {}}
      />
    </StaffContext>,
  )
  return { person, asked, restored }
}

test('a version is listed with who published it and when, opened, and restored', async () => {
  const version = {
    ...unnamed,
    versionId: changeId,
    source: 'after',
    at: Date.UTC(2026, 10, 3, 15),
    by: 'Nora Quill',
    previewPath: '/preview/a/b',
  }
  const { person, asked, restored } = open([version, { ...version, source: 'before', at: null, by: '' }])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first!.textContent).toMatch(/Nov 3.*Nora Quill · Latest published version/)
  expect(second!.textContent).toMatch(/^Earlier version/)
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/preview/a/b')
  await person.click(screen.getByRole('button', { name: 'Restore version: Earlier version' }))
  await waitFor(() => expect(restored).toEqual([content]))
  expect(asked.at(-1)).toMatch(new RegExp(`/versions/${changeId}\\?source=before$`))
})

test('a page without versions says when there will be some', async () => {
  open([])
  expect(await screen.findByText(/^No versions yet\./)).toBeTruthy()
})

test('a version is compared with the draft, word by word', async () => {
  const at = Date.UTC(2026, 10, 3, 15)
  const { person } = open([
    { ...unnamed, versionId: changeId, source: 'after', at, by: '', previewPath: '/preview/a/b' },
  ])
  await person.click(await screen.findByRole('button', { name: /^Compare version/ }))
  expect((await screen.findByText('Friday')).tagName).toBe('DEL')
  expect(screen.getByText('Sunday').tagName).toBe('INS')
  expect(screen.getByRole('status').textContent).toBe('1 block differs.')
  await person.click(screen.getByRole('button', { name: 'All versions' }))
  expect(screen.getByRole('button', { name: /^Restore version/ })).toBeTruthy()
})

test('a saved version is listed by its name, renamed in its place, and deleted unless it is scheduled', async () => {
  const at = Date.UTC(2026, 10, 3, 15)
  const saved = {
    versionId: changeId,
    source: 'saved',
    name: 'Before the sale',
    at,
    by: 'Nora Quill',
    previewPath: '/a',
  }
  const { person, asked } = open([
    { ...saved, publishAt: null },
    { ...saved, versionId: changeId.replace(/1$/, '2'), name: '', publishAt: at },
  ])
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first!.textContent).toMatch(/^Before the saleNov 3.*Saved by Nora Quill/)
  expect(second!.textContent).toMatch(/^Nov 3.*Scheduled for Nov 3/)
  await person.click(screen.getByRole('button', { name: 'More actions for version: Before the sale' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }))
  await person.clear(screen.getByRole('textbox', { name: 'Name of the version' }))
  await person.type(screen.getByRole('textbox', { name: 'Name of the version' }), 'Before spring{Enter}')
  await waitFor(() => expect(asked).toContain(`/api/owner/pages/page-0001/versions/${changeId}`))
  await person.click(screen.getByRole('button', { name: /^More actions for version: Nov 3/ }))
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})

test('deleting a version that an experiment shows is asked for first', async () => {
  const at = Date.UTC(2026, 10, 3, 15)
  const version = { ...unnamed, versionId: changeId, source: 'saved', name: 'New words', at, by: '', previewPath: '/a' }
  const { person, asked } = open([{ ...version, isInExperiment: true }])
  const isDeleted = () => asked.includes(`/api/owner/pages/page-0001/versions/${changeId}`)
  await person.click(await screen.findByRole('button', { name: 'More actions for version: New words' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText(/Deleting it ends the experiment/)).toBeTruthy()
  expect(isDeleted()).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Delete version' }))
  await waitFor(() => expect(isDeleted()).toBe(true))
})
