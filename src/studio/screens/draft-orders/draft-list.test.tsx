import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DraftList } from './draft-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }

test.each([
  ['a first draft order is made', ['orders.manage'], 1],
  ['those who may only read orders are offered nothing', [], 0],
])('in an empty list, %s', async (_, permissions, count) => {
  vi.stubGlobal('fetch', async () => Response.json({ drafts: [], next: null }))
  renderInStudio(
    <StaffContext value={buildStaff({ permissions, website })}>
      <DraftList />
    </StaffContext>,
  )
  expect(await screen.findByText('No draft orders yet')).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Create draft order' })).toHaveLength(count)
})
