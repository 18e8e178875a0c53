import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const none = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0 }
const some = { visitors: 20, visits: 25, views: 60, bounces: 5, seconds: 3_000 }
const rows = [
  { text: '/', ...none, views: 40, seconds: 400 },
  { text: '/shop', ...none, views: 20, seconds: 2_600 },
]
const countries = [
  { text: 'DE', ...some },
  { text: 'CA', ...some, visitors: 2, visits: 4 },
  { text: '', ...some, visits: 1 },
]

const note = { id: 'note-0001', day: '2026-11-21', text: 'The sale began' }

/** Shows the screen of a site. @returns the calls that it makes, and what it saves */
function show(address: string, { total = some, permissions = ['reports.read'], sellsNothing = false } = {}) {
  const calls: string[] = []
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method?: string; body?: string } = {}) => {
    calls.push(path)
    if (path.includes('/live')) return Response.json({ visitors: 1, pages: [{ path: '/shop', visitors: 1 }] })
    if (path.includes('kind=country')) return Response.json({ rows: countries, hasMore: false })
    if (path.includes('/shop')) {
      const orders = path.includes('from=2026-11-18') ? 1 : 3
      const steps = { viewed: 10, added: 4, begun: 3, bought: orders }
      const sales = { isCounting: false, currency: 'USD', visitors: 20, steps, orders, salesCents: orders * 4_000 }
      return Response.json(sellsNothing ? { ...sales, orders: 0, steps: { ...steps, viewed: 0 } } : sales)
    }
    if (path.includes('/table')) return Response.json({ rows, hasMore: false })
    if (path.includes('/notes')) {
      if (method === 'PUT') saved.push(JSON.parse(body!))
      const notes = (saved.at(-1) as { notes?: object[] } | undefined)?.notes ?? [note]
      return Response.json({ notes, revision: 1 + saved.length, batchId: 'batch-00001' })
    }
    if (path.includes('/actions')) return Response.json({ rows: [], hasMore: false })
    if (path.includes('/settings')) {
      if (method === 'PUT') saved.push(JSON.parse(body!))
      return Response.json({
        settings: { isOn: true, keptDays: 30, sendsWeeklyEmail: true },
        revision: saved.length,
        batchId: null,
      })
    }
    const isEarlier = path.includes('from=2026-11-18')
    const sums = isEarlier ? { ...some, visitors: 10 } : total
    return Response.json({
      total: total === none ? none : sums,
      points: [
        { begins: '2026-11-20T09', sums },
        { begins: '2026-11-21T00', sums: none },
      ],
      leftOut: { robot: 12, overload: 0 },
    })
  })
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website })}>
      <AnalyticsScreen />
    </StaffContext>,
    address,
  )
  return { person, calls, saved }
}

const PERIOD = '/analytics?period=custom&from=2026-11-20&to=2026-11-21'

test('visits are shown with their sums, compared, and what was left out', async () => {
  show(PERIOD)
  const visits = await screen.findByRole('region', { name: 'Visits' })
  const figure = (name: string) => within(visits).getByText(name, { selector: 'dt' }).parentElement!.textContent
  expect(figure('Visitors')).toBe('Visitors20+100%')
  expect(figure('Bounce rate')).toContain('20%')
  expect(figure('Time of a visit')).toContain('2 min')
  await within(visits).findByText('Conversion')
  expect(figure('Conversion')).toBe('Conversion15.0%+200%')
  expect(figure('Total sales')).toBe('Total sales$120.00+200%')
  within(visits).getByText('12 page views by robots left out.')
  expect(within(visits).getByRole('link').getAttribute('href')).toBe(
    '/api/owner/analytics/visits.csv?from=2026-11-20&to=2026-11-21&step=hour',
  )
  screen.getByText('1 visitor now')
})

test('a site that sells nothing sees no sales', async () => {
  const { calls } = show(PERIOD, { sellsNothing: true })
  const visits = await screen.findByRole('region', { name: 'Visits' })
  await waitFor(() => expect(calls.some((path) => path.includes('/shop'))).toBe(true))
  expect(within(visits).queryByText('Conversion')).toBeNull()
})

test('a table is chosen by its tab, in the address of the call and of the export', async () => {
  const { person, calls } = show(PERIOD)
  const table = await screen.findByRole('table', { name: 'Pages' })
  expect(within(table).getByRole('row', { name: /^\/shop/ }).textContent).toContain('202 min 10 s')
  await person.click(screen.getByRole('tab', { name: 'Sources' }))
  await screen.findByRole('table', { name: 'Sources' })
  expect(calls).toContain('/api/owner/analytics/table?from=2026-11-20&to=2026-11-21&kind=source')
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    '/api/owner/analytics/table.csv?from=2026-11-20&to=2026-11-21&kind=source',
  )
})

test('countries are shown by their names, and on a map for those who see', async () => {
  const { person } = show(PERIOD)
  await person.click(await screen.findByRole('tab', { name: 'Countries' }))
  const table = await screen.findByRole('table', { name: 'Countries' })
  expect(within(table).getByRole('row', { name: /^Canada/ }).textContent).toContain('Canada24')
  const titles = await screen.findAllByText(/^(Germany|Canada): /, { selector: 'title' })
  expect(titles.map(({ textContent }) => textContent).toSorted()).toEqual(['Canada: 4', 'Germany: 25'])
})

test('notes are listed, marked in the chart and its table, added and deleted', async () => {
  const { person, saved } = show(PERIOD, { permissions: ['reports.read', 'site.manage'] })
  const notes = await screen.findByRole('region', { name: 'Notes' })
  within(notes).getByText('The sale began')
  await screen.findByRole('rowheader', { name: /The sale began$/, hidden: true })
  await person.type(within(notes).getByLabelText('What happened'), '  An article ')
  await person.click(within(notes).getByRole('button', { name: 'Add note' }))
  await screen.findByText('Note added.')
  expect(saved.at(-1)).toMatchObject({ notes: [note, { text: 'An article' }], revision: 1 })
  await person.click(within(notes).getByRole('button', { name: 'Delete “The sale began”' }))
  await screen.findByText('Note deleted.')
  expect(saved.at(-1)).toMatchObject({ notes: [{ text: 'An article' }], revision: 2 })
})

test('who may not manage the site reads notes only', async () => {
  show(PERIOD)
  const notes = await screen.findByRole('region', { name: 'Notes' })
  within(notes).getByText('The sale began')
  expect(within(notes).queryByRole('button')).toBeNull()
})

test('a period without visits says when they appear, and settings are for those who manage the site', async () => {
  show(PERIOD, { total: none })
  await screen.findByText('No visits in this period')
  expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull()
})

test('counting and the weekly email are turned off', async () => {
  const { person, saved } = show(PERIOD, { permissions: ['reports.read', 'site.manage'] })
  await person.click(await screen.findByRole('switch', { name: /^Count visits/ }))
  await person.click(screen.getByRole('switch', { name: /^Send a weekly email/ }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved')
  expect(saved).toEqual([{ settings: { isOn: false, keptDays: 30, sendsWeeklyEmail: false }, revision: 0 }])
})
