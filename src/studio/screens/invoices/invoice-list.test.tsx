import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InvoiceSummary } from '#shared/invoices/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { InvoiceList } from './invoice-list.tsx'

const invoice: InvoiceSummary = {
  ...{ id: 'invoice', orderId: 'order', kind: 'invoice', number: '2026-0001', issuedAt: 1_795_000_000_000 },
  ...{ orderNumber: 1, buyerName: 'Ada Byron', currency: 'USD', taxCents: 0, totalCents: 2_500 },
}

afterEach(() => vi.unstubAllGlobals())

const year = new Date().getFullYear()
test.each([
  ['', `from=${year}-01-01&to=${year}-12-31`],
  ['?from=2024-03-01&to=2024-03-31', 'from=2024-03-01&to=2024-03-31'],
  // One date alone: the other end is open, also for years that are over.
  ['?to=2024-03-31', 'from=1970-01-01&to=2024-03-31'],
  ['?from=2024-03-01', `from=2024-03-01&to=${year}-12-31`],
])('the export of the list at %j has the period %s', async (search, period) => {
  vi.stubGlobal('fetch', async () => Response.json({ invoices: [invoice], next: null }))
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.read'] })}>
      <InvoiceList />
    </StaffContext>,
    `/invoices${search}`,
  )
  await person.click(await screen.findByRole('button', { name: 'Export' }))
  const table = await screen.findByRole('menuitem', { name: 'Table (CSV)' })
  expect(table.getAttribute('href')).toBe(`/api/owner/invoices.csv?${period}`)
})
