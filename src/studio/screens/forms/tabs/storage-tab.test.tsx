import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { StorageTab } from './storage-tab.tsx'

afterEach(() => vi.unstubAllGlobals())

function draw(listId: string | null) {
  const lists = [{ id: 'list-0001', name: 'News', counts: { confirmed: 0, pending: 0, unsubscribed: 0 }, forms: [] }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ lists, footerFormId: null, forms: [] })))
  const content = formContentSchema.parse({ name: 'Contact', fields: [] })
  const draft = { ...content, storage: { ...content.storage, listId } }
  const form = { ...draft, id: 'form-0001', createdAt: 1, updatedAt: 1, revision: 1 } as unknown as Form
  const staff = buildStaff({ permissions: ['subscribers.read'] })
  return renderInStudio(
    <StaffContext value={staff}>
      <StorageTab form={form} draft={draft} webhookSecret={null} change={() => undefined} />
    </StaffContext>,
  )
}

test('a list that was deleted has to be replaced', async () => {
  draw('list-gone')
  expect(await screen.findByText('A List must be selected')).toBeTruthy()
})

test.each([null, 'list-0001'])('the list %s is no mistake', async (listId) => {
  const { person } = draw(listId)
  await person.click(screen.getByRole('combobox', { name: 'List' }))
  expect(await screen.findByRole('option', { name: 'News' })).toBeTruthy()
  expect(screen.queryByText('A List must be selected')).toBeNull()
})
