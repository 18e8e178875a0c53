import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AnalyticsScreen } from '../analytics-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const replies: Readonly<Record<string, unknown>> = {
  '/live': { visitors: 0, pages: [] },
  '/shop/split': {
    rows: [{ text: 'search', visitors: 40, steps: { viewed: 30, added: 10, begun: 6, bought: 4 } }],
  },
  '/shop/products': {
    ...{ isCounting: false, currency: 'USD', hasMore: false },
    rows: [{ productId: 'p1', name: 'Mug', viewed: 50, added: 10, units: 4, netCents: 8000 }],
  },
  '/shop': {
    ...{ isCounting: false, currency: 'USD', visitors: 100, orders: 5, salesCents: 12_345 },
    steps: { viewed: 60, added: 20, begun: 10, bought: 4 },
  },
  'table=searches': { rows: [{ text: 'vase', name: 'vase', detail: '', counts: [0, 7] }], hasMore: false },
  'table=forms': { rows: [{ text: 'f1', name: 'Contact', detail: '', counts: [20, 8, 6] }], hasMore: false },
  'table=fields': { rows: [{ text: 'f1', name: 'Contact', detail: 'Phone', counts: [2] }], hasMore: true },
  'table=speed-causes': {
    rows: [{ text: '/media/kiln.jpg', name: '', detail: 'LCP /shop', counts: [9] }],
    hasMore: false,
  },
  '/speed': {
    rows: [
      { metric: 'LCP', pageType: null, value: 3_123, counts: { good: 3, middle: 6, poor: 1 } },
      { metric: 'LCP', pageType: 50, value: 180, counts: { good: 3, middle: 0, poor: 0 } },
      { metric: 'CLS', pageType: null, value: 0.3, counts: { good: 0, middle: 0, poor: 2 } },
    ],
  },
  '/errors': {
    rows: [
      {
        ...{ error: 7, message: 'x is not a function', place: '/assets/a.js:3:14', times: 4, visitors: 2 },
        ...{
          firstAt: Date.UTC(2026, 10, 20),
          lastAt: Date.UTC(2026, 10, 21),
          page: '/',
          release: 'r2',
          stack: 'at load',
        },
      },
    ],
    hasMore: false,
  },
  'table=buttons': { rows: [{ text: 'Book', name: 'Book', detail: '/', counts: [40, 10] }], hasMore: false },
}

function show(address: string) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    const found = Object.entries(replies).find(([part]) => path.includes(part))
    return Response.json(found?.[1] ?? { rows: [], hasMore: false })
  })
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={{ permissions: ['reports.read'], website } as unknown as SignedIn}>
      <AnalyticsScreen />
    </StaffContext>,
    address,
  )
  return { person, calls }
}

const PERIOD = '/analytics?period=custom&from=2026-11-20&to=2026-11-21'
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: `${table}: table` })).getByRole('row', { name }).textContent

test('the shop shows the way to an order, with its sales, sources, products and searches', async () => {
  const { person, calls } = show(`${PERIOD}&view=shop`)
  const funnel = await screen.findByRole('region', { name: 'From visit to order' })
  const figure = (name: string) => within(funnel).getByText(name, { selector: 'dt' }).parentElement!.textContent
  expect(['Sales', 'Conversion', 'Sales per visitor', 'Carts left'].map(figure)).toEqual([
    'Sales$123.45',
    'Conversion4%',
    'Sales per visitor$1.23',
    'Carts left80%',
  ])
  expect(within(funnel).getByRole('row', { name: /^Began checkout/ }).textContent).toBe('Began checkout1010%')
  expect(await row('Where orders come from', /^Search engines/)).toBe('Search engines403010' + '6410%')
  expect(await row('Products', /^Mug/)).toBe('Mug501020%4$80.00')
  expect(await row('Searches', /^vase/)).toBe('vase07')
  await person.click(screen.getByRole('combobox', { name: 'Visitors by' }))
  await person.click(await screen.findByRole('option', { name: 'Campaigns' }))
  await vi.waitFor(() =>
    expect(calls).toContain('/api/owner/analytics/shop/split?from=2026-11-20&to=2026-11-21&by=campaign'),
  )
})

test('forms show how many began and sent them, and where others left', async () => {
  show(`${PERIOD}&view=forms`)
  expect(await row('Forms', /^Contact/)).toBe('Contact208675%')
  expect(await row('Where people leave', /^Phone/)).toBe('PhoneContact2')
  expect(screen.getByRole('link', { name: 'Export CSV: Forms' }).getAttribute('href')).toBe(
    '/api/owner/analytics/actions.csv?from=2026-11-20&to=2026-11-21&table=forms',
  )
  screen.getByText('The first 100 are shown. The CSV file has all of them.')
})

test('buttons show how many who saw them pressed; what was not used says so', async () => {
  const { person } = show(`${PERIOD}&view=forms`)
  await person.click(await screen.findByRole('tab', { name: 'Buttons and popup' }))
  expect(await row('Buttons', /^Book/)).toBe('BookHome page401025%')
  await screen.findByText('The popup was not shown in this period.')
})

test('speed shows each metric with its rating, page types and causes, for all devices or one', async () => {
  const { person, calls } = show(`${PERIOD}&view=speed`)
  expect(await row('Speed', /^Largest paint/)).toBe('Largest paint3.1 s · Could be better30%10%10')
  expect(await row('Speed', /^Products and posts/)).toBe('Products and posts180 ms · Good100%0%3')
  expect(await row('Speed', /^Layout shift/)).toBe('Layout shift0.3 · Slow0%100%2')
  expect(await row('What slows pages down', /^\/media/)).toBe('/media/kiln.jpgLargest paint, /shop9')
  await person.click(screen.getByRole('combobox', { name: 'Device' }))
  await person.click(await screen.findByRole('option', { name: 'Phones' }))
  await vi.waitFor(() =>
    expect(calls).toContain('/api/owner/analytics/speed?from=2026-11-20&to=2026-11-21&device=phone'),
  )
})

test('errors show where they happen, how many met them, and how they came about', async () => {
  const { person } = show(`${PERIOD}&view=errors`)
  const words = await row('Errors', /^x is not a function/)
  expect(words).toContain('/assets/a.js:3:14 · Last on Home page · Release r2')
  expect(words).toContain('24Nov 20, 2026')
  await person.click(screen.getByText('Details'))
  screen.getByText('at load')
})
