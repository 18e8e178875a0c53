import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { usePlaces } from './use-places.ts'

afterEach(() => vi.unstubAllGlobals())

const Labels = () =>
  usePlaces()
    .flatMap(({ places }) => places.flatMap((one) => [one, ...one.inside]))
    .map(({ to, label }) => <p key={to}>{label}</p>)

test.each([
  ['a shop with the function, before anyone withdrew', true, 0, true],
  ['a shop without the function', false, 0, false],
  ['a shop without the function, where customers withdrew before', false, 3, true],
])('the navigation of %s', async (_, offersWithdrawal, total, isShown) => {
  const asked = vi.fn(async () => Response.json({ withdrawals: [], next: null, total }))
  vi.stubGlobal('fetch', asked)
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.read'], website: { offersWithdrawal } })}>
      <Labels />
    </StaffContext>,
  )
  expect(screen.getByText('Orders')).toBeDefined()
  if (isShown) expect(await screen.findByText('Withdrawals')).toBeDefined()
  else await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText('Withdrawals') !== null).toBe(isShown)
})
