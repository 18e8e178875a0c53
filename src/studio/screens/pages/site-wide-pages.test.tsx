import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import { firstSettings } from '#shared/pages/schema.ts'
import { type Role, rolePermissions, roles } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EditorScreen } from './editor/editor-screen.tsx'
import { PageList } from './page-list.tsx'
import { PageFields } from './settings/page-fields.tsx'

afterEach(() => vi.unstubAllGlobals())

const { passwordHash: _, ...settings } = firstSettings
const about: PageSettings = {
  ...{ id: 'page-0001', urlId: 'about', title: 'About', path: '/about', status: 'published', updatedAt: 1 },
  ...{ isInNavigation: false, isLocked: false, hasChanges: false, changesAt: null, forms: [], firstPicture: null },
  isInExperiment: false,
  ...settings,
}
const lost: PageSettings = { ...about, id: 'page-0002', urlId: 'lost', title: 'Lost', purpose: 'not-found' }

/** What someone with a role sees of a part of the studio, on a site with both pages. */
function show(part: React.ReactNode, role: Role, address = '/') {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/draft')) return Response.json({ page: lost })
    return Response.json({ pages: [about, lost], next: null, total: 2, unpublished: 0 })
  })
  const website = { title: 'Tidemill', locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }
  const staff = { website, permissions: [...rolePermissions[role]] as readonly string[] } as SignedIn
  return renderInStudio(<StaffContext value={staff}>{part}</StaffContext>, address)
}

test('a content editor finds no settings at the page for missing URLs, and at other pages they do', async () => {
  show(<PageList />, roles.editor)
  expect(await screen.findByRole('link', { name: 'Settings of About' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Settings of Lost' })).toBeNull()
})

test('a website manager finds them at both', async () => {
  show(<PageList />, roles.websiteManager)
  expect(await screen.findByRole('link', { name: 'Settings of About' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Settings of Lost' })).toBeTruthy()
})

test('a content editor who opens the page for missing URLs reads who can change it', async () => {
  const screens = (
    <Routes>
      <Route path="/pages/:pageId/edit" element={<EditorScreen />} />
    </Routes>
  )
  show(screens, roles.editor, '/pages/page-0002/edit')
  expect(await screen.findByRole('heading', { name: 'You can’t edit this page' })).toBeTruthy()
  expect(screen.getByText(/^Only administrators and website managers can change/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Pages' })).toBeTruthy()
})

test.each([
  [roles.editor, true],
  [roles.websiteManager, false],
])('role %i chooses what a page is used as, or reads who can: %s', (role, isDisabled) => {
  show(<PageFields page={about} close={() => {}} />, role)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Use as' }).disabled).toBe(isDisabled)
  expect(screen.queryByText(/^Only administrators and website managers can change/) !== null).toBe(isDisabled)
})
