import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noSums } from '#shared/reports/sums.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ReportsScreen } from './reports-screen.tsx'

vi.mock('./sales-chart.tsx', () => ({ default: () => null }))
afterEach(() => vi.unstubAllGlobals())

const sums = { ...noSums(), orders: 2, units: 3, grossCents: 10_000, discountCents: 1000, taxCents: 900 }
const sales = {
  ...{ isCounting: false, currency: 'USD', step: 'day', totals: sums },
  points: [
    { begins: '2026-11-20', sums },
    { begins: '2026-11-21', sums: noSums() },
  ],
  before: { from: '2026-11-18', to: '2026-11-19', totals: { ...noSums(), orders: 1, grossCents: 4950 }, points: [] },
  ...{ rows: [], total: 0 },
}

/** Shows the screen. @returns the calls that it makes */
function show(address: string, reply: object) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json(reply)
  })
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', useCldrMoneyFormat: true }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['reports.read'], website })}>
      <ReportsScreen />
    </StaffContext>,
    address,
  )
  return { person, calls }
}

test('sales are shown with what makes their total, compared, and by day', async () => {
  show('/reports?period=custom&from=2026-11-20&to=2026-11-21', sales)
  const steps = await screen.findByRole('region', { name: 'From gross sales to total sales' })
  const rowOf = (name: string) => within(steps).getByRole('row', { name: new RegExp(`^${name}`) }).textContent
  expect(rowOf('Gross sales')).toBe('Gross sales$100.00+102%')
  expect(rowOf('Discounts')).toContain('−$10.00')
  expect(rowOf('Total sales')).toBe('Total sales$99.00+100%')
  const days = screen.getByRole('region', { name: 'Sales by day' })
  expect(
    within(days)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Nov 20', 'Total'])
})

test('another period is in the address of the export and the call', async () => {
  const { person, calls } = show('/reports?period=custom&from=2026-11-20&to=2026-11-21', sales)
  await screen.findByRole('region', { name: 'From gross sales to total sales' })
  expect(calls[0]).toBe('/api/owner/reports/sales?from=2026-11-20&to=2026-11-21&comparison=previous-period')
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    '/api/owner/reports.csv?report=sales&from=2026-11-20&to=2026-11-21',
  )
  await person.click(screen.getByRole('tab', { name: 'Taxes' }))
  expect(calls.at(-1)).toContain('/api/owner/reports/sales/tax?')
})

test('a day before the first day is refused, and nothing is asked', async () => {
  const { calls } = show('/reports?period=custom&from=2026-11-22&to=2026-11-21', sales)
  expect((await screen.findByRole('alert')).textContent).toBe('The first day must be before the last day.')
  expect(calls).toEqual([])
})

test('a period without sales says so, and how sales are counted', async () => {
  show('/reports', { ...sales, totals: noSums(), before: null, points: [] })
  expect(await screen.findByRole('heading', { name: 'No sales in this period' })).not.toBeNull()
  const help = screen.getByRole('region', { name: 'How sales are counted' }).textContent
  for (const words of ['paid or not', 'even in a past month', 'without those that have only gift cards or donations'])
    expect(help).toContain(words)
})

test('numbers that are not complete yet say so', async () => {
  show('/reports', { ...sales, isCounting: true })
  expect((await screen.findByRole('status')).textContent).toContain('still being counted')
})

test('taxes are shown with their place and rate, and deleted products by that name', async () => {
  const row = { name: 'VAT', detail: '', key: '["DE","","VAT",19000,""]', sums, before: null }
  show('/reports?report=tax&comparison=nothing', { ...sales, rows: [row], total: 1 })
  expect(await screen.findByRole('rowheader', { name: 'VAT Germany · 19%' })).not.toBeNull()
})

test('payments have no total of orders: one that is paid in two ways counts in both rows', async () => {
  const rowOf = (key: string) => ({ name: key, detail: '', key, sums, before: null })
  show('/reports?report=payment&comparison=nothing', { ...sales, rows: [rowOf('card'), rowOf('gift-card')], total: 2 })
  const total = (await screen.findByRole('rowheader', { name: 'Total' })).closest('tr')!
  expect([...total.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '',
    '$200.00',
    '$0.00',
    '$180.00',
  ])
})

test('another report shows nothing of the one before while it loads', async () => {
  const row = { name: 'Mug', detail: 'MUG', key: '0199a000-93e3-747b-acbf-9a33fda80e9a', sums, before: null }
  const { person } = show('/reports?report=product&comparison=nothing', { ...sales, rows: [row], total: 1 })
  expect(await screen.findByRole('rowheader', { name: /Mug/ })).not.toBeNull()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await person.click(screen.getByRole('tab', { name: 'Taxes' }))
  expect(screen.getByRole('tab', { name: 'Taxes' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('rowheader')).toBeNull()
})
