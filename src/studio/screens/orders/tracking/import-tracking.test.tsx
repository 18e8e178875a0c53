import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TrackingImport } from '#shared/orders/tracking/api.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ImportTracking } from './import-tracking.tsx'
import { unpaidWords } from './tracking-words.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file is checked first, says which rows are left out, and is then imported as it was checked', async () => {
  const sent: { isDryRun: boolean; notifyBuyer: boolean; csv: string }[] = []
  const plan: TrackingImport = {
    rows: 3,
    orders: 1,
    shipments: 2,
    repeated: 0,
    problems: [{ line: 4, order: '#00009', problem: 'order-canceled' }],
    problemCount: 1,
    unpaid: [7],
    unpaidCount: 1,
  }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(plan)
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ website: { canSendEmail: false } })}>
      <ImportTracking />
    </StaffContext>,
  )
  await person.click(screen.getByRole('button', { name: 'Import tracking' }))
  await person.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(screen.getByText('Choose a file.')).toBeTruthy()
  const csv = 'order,tracking number\n1,A1\n'
  const file = new File([csv], 'tracking.csv', { type: 'text/csv' })
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  expect(screen.getByText(/^Email isn’t set up, so these messages won’t be sent/)).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Email the customers' }))
  await person.click(screen.getByRole('button', { name: 'Check the file' }))
  const preview = within(await screen.findByRole('status'))
  expect(preview.getByText('Line 4 (#00009): This order is canceled.')).toBeTruthy()
  expect(preview.getByText('This order isn’t paid yet: #00007.')).toBeTruthy()
  expect(preview.getByText('2 shipments of 1 order will be added')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Fulfill 1 order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('2 shipments added. This order isn’t paid yet: #00007.')).toBeTruthy()
  expect(sent).toEqual([
    { csv, notifyBuyer: false, isDryRun: true },
    { csv, notifyBuyer: false, isDryRun: false },
  ])
})

test.each([
  [[], 0, ''],
  [[4], 1, '1 of these orders isn’t paid yet: #00004.'],
  [[4, 7], 2, '2 of these orders aren’t paid yet: #00004, #00007.'],
  [[4, 7], 5, '5 of these orders aren’t paid yet: #00004, #00007 and 3 more.'],
])('of eight orders, %j of %i without payment are named', (unpaid, unpaidCount, words) => {
  const plan = { rows: 8, orders: 8, shipments: 8, repeated: 0, problems: [], problemCount: 0 }
  expect(unpaidWords({ ...plan, unpaid, unpaidCount })).toBe(words)
})
