import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankPopup } from '#shared/popup/rules.ts'
import type { Popup } from '#shared/popup/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PopupScreen } from './popup-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a popup without a title is not saved; with one it is, at the chosen place', async () => {
  const saved: { popup: Popup; revision: number }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (!address.startsWith('/api/owner/popup')) return Response.json({}, { status: 404 })
    if (method !== 'PUT') return Response.json({ popup: blankPopup, revision: 4 })
    saved.push(JSON.parse(body!))
    return Response.json({ popup: saved.at(-1)!.popup, revision: 5, batchId: 'batch-1' })
  })
  // Its preview is posted into a frame, which these tests have not.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const staff = buildStaff({ permissions: ['pages.design'] })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <PopupScreen />
    </StaffContext>,
  )
  await person.click(await screen.findByRole('switch', { name: 'Show the popup' }))
  const place = within(screen.getByRole('group', { name: 'Position in the window' }))
  expect(place.getAllByRole('radio')).toHaveLength(9)
  await person.click(place.getByRole('radio', { name: 'Bottom right' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a title.')
  expect(saved).toEqual([])
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'News')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Popup saved')
  const popup = { ...blankPopup, isEnabled: true, title: 'News', position: 'bottom-right' }
  expect(saved).toEqual([{ popup, revision: 4 }])
})
