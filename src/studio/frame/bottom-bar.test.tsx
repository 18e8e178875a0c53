import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Role, rolePermissions, roles } from '#shared/roles/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { BottomBar } from './bottom-bar.tsx'

afterEach(() => vi.unstubAllGlobals())

function show(role: Role) {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const staff = { name: 'Kim', role, permissions: [...rolePermissions[role]], website: { title: 'Tidemill' } }
  function Elsewhere() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate('/reviews')}>
        Elsewhere
      </button>
    )
  }
  return renderInStudio(
    <StaffContext value={buildStaff(staff)}>
      <BottomBar />
      <Elsewhere />
    </StaffContext>,
  )
}
// Wide windows hide the bar.
const labels = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent)

test.each([
  ['an administrator', roles.admin, ['Home', 'Orders', 'Products', 'Prices & stock']],
  ['a moderator', roles.moderator, ['Home', 'Reviews']],
  ['a campaigns editor', roles.campaignsEditor, ['Home', 'Subscribers', 'Images']],
])('%s has their main screens in the bar', (_, role, expected) => {
  show(role)
  expect(labels()).toEqual(expected)
})

test('another screen closes the list of all screens, which would stay over it', async () => {
  const { person } = show(roles.admin)
  await person.click(screen.getByRole('button', { name: 'More', hidden: true }))
  expect(await screen.findByRole('dialog', { name: 'Tidemill' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
