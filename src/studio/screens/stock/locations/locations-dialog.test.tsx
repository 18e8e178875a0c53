import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { LocationsDialog } from './locations-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const staff = buildStaff({ permissions: ['products.write'], website: {} })
const main = { id: MAIN_LOCATION_ID, name: 'Main location', sellsOnline: true, pickupMethodId: null }

test('an owner renames the main location and adds another one, which needs a name', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ locations: [] })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <LocationsDialog isOpen close={() => {}} locations={[main]} />
    </StaffContext>,
  )
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await person.click(screen.getByRole('button', { name: 'Add location' }))
  expect(save.disabled).toBe(true)
  const [first, second] = screen.getAllByRole('textbox', { name: 'Name' })
  await person.clear(first!)
  await person.type(first!, 'Workshop')
  await person.type(second!, 'Berlin')
  expect(screen.queryByRole('button', { name: 'Delete Workshop' })).toBe(null)
  await person.click(screen.getAllByRole('checkbox', { name: /^Sell this stock online/ })[1]!)
  await person.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    locations: [
      { ...main, name: 'Workshop' },
      { id: null, name: 'Berlin', sellsOnline: false, pickupMethodId: null },
    ],
  })
})
