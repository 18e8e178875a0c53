import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AnalyticsScreen } from '../analytics-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const experiment = (name: string, original: [number, number], version: [number, number], more: object = {}) => ({
  ...{ id: name, name, pageId: 'page-0001', versionId: 'version-0001', share: 50, goalId: 'goal-0001' },
  ...{ startedAt: Date.UTC(2026, 0, 1), endedAt: null, outcome: null },
  ...{ pageTitle: 'About', path: '/about', obstacle: null, previewPath: '/preview/x' },
  original: { visitors: original[0], reached: original[1] },
  version: { visitors: version[0], reached: version[1] },
  ...more,
})

const page = (id: string, title: string) => ({ id, title, status: 'published', purpose: 'page' })
const pages = [page('page-0001', 'About'), page('page-0002', 'Visit us')]

const replies: Readonly<Record<string, unknown>> = {
  '/owner/experiments': {
    experiments: [
      experiment('Headline', [1_000, 50], [1_000, 100]),
      experiment('Picture', [100, 5], [100, 6]),
      experiment('Hidden', [0, 0], [0, 0], { path: null, obstacle: 'version-deleted', previewPath: null }),
      experiment('Gone', [9, 1], [8, 1], {
        ...{ endedAt: Date.UTC(2026, 0, 9), path: null, obstacle: 'page-deleted', pageTitle: '', previewPath: null },
      }),
      experiment('Aimless', [0, 0], [0, 0], { goalId: 'goal-gone' }),
    ],
  },
  '/goals/reached': {
    visitors: 100,
    goals: [
      { goalId: 'goal-0001', times: 9, visitors: 8 },
      { goalId: 'goal-0002', times: 0, visitors: 0 },
    ],
    points: [{ begins: '2026-11-20', visitors: [8, 0] }],
  },
  '/goal-0001/split': { rows: [{ text: 'search', visitors: 40, reached: 4 }], hasMore: false },
  '/goals': {
    goals: [
      { id: 'goal-0001', name: 'Visit booked', kind: 'button', target: 'Book' },
      { id: 'goal-0002', name: 'Thanks', kind: 'page', target: '/thanks' },
    ],
    revision: 1,
  },
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
  '/restock-demand': {
    rows: [
      {
        ...{ productId: 'p1', variantId: 'v1', name: 'Moon Jar (Large)', sku: 'MOON', waiting: 7 },
        ...{ firstAt: Date.UTC(2026, 9, 1, 15), lastAt: Date.UTC(2026, 10, 2, 15) },
      },
    ],
    hasMore: false,
  },
  'table=searches': { rows: [{ text: 'vase', name: 'vase', detail: '', counts: [0, 7] }], hasMore: false },
  'table=forms': { rows: [{ text: 'f1', name: 'Contact', detail: '', counts: [20, 8, 6] }], hasMore: false },
  'table=fields': { rows: [{ text: 'f1', name: 'Contact', detail: 'Phone', counts: [2] }], hasMore: true },
  '/speed/causes': {
    rows: [
      {
        ...{ cause: '/media/kiln.jpg', metric: 'LCP', page: '/shop/p/mug', loads: 9 },
        place: { kind: 'product', id: 'product-1' },
      },
      { cause: 'div.banner', metric: 'CLS', page: '/cart', loads: 3, place: null },
    ],
    hasMore: false,
  },
  '/speed/connections': {
    rows: [
      { metric: 'LCP', connection: '3g', value: 3_900, counts: { good: 4, middle: 3, poor: 2 } },
      { metric: 'CLS', connection: '4g', value: null, counts: { good: 1, middle: 0, poor: 0 } },
    ],
  },
  '/analytics/lessons': {
    rows: [
      {
        ...{ lessonId: 'lesson-0001', title: 'Centering', courseTitle: 'First bowl' },
        ...{ hasVideo: true, started: 200, reached: [180, 170, 90, 90, 90, 90, 90, 90, 88], finished: 80 },
      },
      {
        ...{ lessonId: 'lesson-0002', title: 'Clay bodies', courseTitle: 'First bowl' },
        ...{ hasVideo: false, started: 50, reached: [20, 20, 20, 20, 20, 20, 20, 20, 20], finished: 20 },
      },
    ],
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

function show(address: string, permissions = ['reports.read']) {
  const calls: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    calls.push(path)
    if (method === 'PUT') bodies.push(JSON.parse(String(body)))
    if (path.includes('/owner/pages')) {
      const search = new URLSearchParams(path.split('?')[1]).get('search') ?? ''
      return Response.json({ pages: pages.filter(({ title }) => title.startsWith(search)), versions: [], next: null })
    }
    const found = Object.entries(replies).find(([part]) => path.includes(part))
    return Response.json(found?.[1] ?? { rows: [], hasMore: false })
  })
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website })}>
      <AnalyticsScreen />
    </StaffContext>,
    address,
  )
  return { person, calls, bodies }
}

const PERIOD = '/analytics?period=custom&from=2026-11-20&to=2026-11-21'
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: `${table}: table` })).getByRole('row', { name }).textContent

test('the shop shows the way to an order, with its sales, sources, products and searches', async () => {
  const { person, calls } = show(`${PERIOD}&view=shop`)
  const funnel = await screen.findByRole('region', { name: 'From visit to order' })
  const figure = (name: string) => within(funnel).getByText(name, { selector: 'dt' }).parentElement!.textContent
  expect(['Total sales', 'Conversion', 'Sales per visitor', 'Carts left'].map(figure)).toEqual([
    'Total sales$123.45',
    'Conversion4.0%',
    'Sales per visitor$1.23',
    'Carts left80.0%',
  ])
  expect(within(funnel).getByRole('row', { name: /^Began checkout/ }).textContent).toBe('Began checkout1010.0%')
  expect(await row('Where orders come from', /^Search engines/)).toBe('Search engines403010' + '6410.0%')
  expect(await row('Products', /^Mug/)).toBe('Mug501020.0%4$80.00')
  expect(await row('Searches', /^vase/)).toBe('vase07')
  await person.click(screen.getByRole('combobox', { name: 'Visitors by' }))
  await person.click(await screen.findByRole('option', { name: 'Campaigns' }))
  await waitFor(() =>
    expect(calls).toContain('/api/owner/analytics/shop/split?from=2026-11-20&to=2026-11-21&by=campaign'),
  )
})

test('forms show how many began and sent them, and where others left', async () => {
  show(`${PERIOD}&view=forms`)
  expect(await row('Forms', /^Contact/)).toBe('Contact208675.0%')
  expect(await row('Where people leave', /^Phone/)).toBe('PhoneContact2')
  expect(screen.getByRole('link', { name: 'Export CSV: Forms' }).getAttribute('href')).toBe(
    '/api/owner/analytics/actions.csv?from=2026-11-20&to=2026-11-21&table=forms',
  )
  screen.getByText('The first 100 are shown. The CSV file has all of them.')
})

test('buttons show how many who saw them pressed; what was not used says so', async () => {
  const { person } = show(`${PERIOD}&view=forms`)
  await person.click(await screen.findByRole('tab', { name: 'Buttons and popup' }))
  expect(await row('Buttons', /^Book/)).toBe('BookHome page401025.0%')
  await screen.findByText('The popup was not shown in this period.')
})

test('lessons show how many start and finish them, where others stop, and how far people get', async () => {
  show(`${PERIOD}&view=lessons`)
  expect(await row('Lessons', /^Centering/)).toBe('CenteringFirst bowl2008040.0%Between 20% and 30%')
  expect(await row('How far people get', /^Centering/)).toBe(
    'CenteringFirst bowl100.0%90.0%85.0%45.0%45.0%45.0%45.0%45.0%45.0%44.0%40.0%',
  )
  // A text is followed in no tenths.
  expect(await row('Lessons', /^Clay bodies/)).toBe('Clay bodiesFirst bowl502040.0%–')
  const parts = await screen.findByRole('region', { name: 'How far people get: table' })
  expect(within(parts).queryByRole('row', { name: /^Clay bodies/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Export CSV: Lessons' }).getAttribute('href')).toBe(
    '/api/owner/analytics/lessons.csv?from=2026-11-20&to=2026-11-21',
  )
})

test('goals show how many visitors reached them, how often, and where these came from', async () => {
  show(`${PERIOD}&view=goals&comparison=nothing`)
  expect(await row('Goals', /^Visit booked/)).toBe('Visit bookedPresses “Book”88.0%9')
  expect(await row('Goals', /^Thanks/)).toBe('ThanksOpens “/thanks”00.0%0')
  expect(await row('Where they came from', /^Search engines/)).toBe('Search engines40410.0%')
  expect(screen.queryByRole('button', { name: 'Add goal' })).toBeNull()
})

test('a goal is added with what it counts, and deleted', async () => {
  const { person, bodies } = show(`${PERIOD}&view=goals`, ['reports.read', 'site.manage'])
  await person.click(await screen.findByRole('combobox', { name: 'A visitor' }))
  await person.click(await screen.findByRole('option', { name: 'Opens a page' }))
  await person.type(screen.getByRole('combobox', { name: 'Page' }), 'thanks')
  await person.type(screen.getByRole('textbox', { name: 'Name of the goal' }), 'Thanks')
  await person.click(screen.getByRole('button', { name: 'Add goal' }))
  screen.getByText('Enter the path of a page, such as /thanks.')
  await person.clear(screen.getByRole('combobox', { name: 'Page' }))
  await person.type(screen.getByRole('combobox', { name: 'Page' }), '/Thanks you/')
  await person.click(screen.getByRole('button', { name: 'Add goal' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const [{ goals, revision }] = bodies as [{ goals: object[]; revision: number }]
  expect(revision).toBe(1)
  expect(goals).toHaveLength(3)
  expect(goals[2]).toMatchObject({ name: 'Thanks', kind: 'page', target: '/Thanks%20you' })
  await person.click(screen.getByRole('button', { name: 'Delete “Visit booked”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Visit booked”?' }))
  dialog.getByText(/^“Headline”, “Picture”, “Hidden” are running experiments that use this goal\./)
  expect(bodies).toHaveLength(1)
  await person.click(dialog.getByRole('button', { name: 'Delete goal' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({ goals: [expect.objectContaining({ id: 'goal-0002' })], revision: 1 })
})

test('a goal that no experiment uses is deleted without a question', async () => {
  const { person, bodies } = show(`${PERIOD}&view=goals`, ['reports.read', 'site.manage'])
  await person.click(await screen.findByRole('button', { name: 'Delete “Thanks”' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
})

test('experiments show the difference with its interval, and say when it is too early', async () => {
  show(`${PERIOD}&view=experiments`)
  expect(await row('Headline', /^The version/)).toBe('The version50.0%1,00010010.0%')
  const headline = within(screen.getByRole('region', { name: 'Headline' }))
  headline.getByText('Difference: +5.0 percentage points. With 95% certainty it is between +2.7 and +7.3.')
  headline.getByText('The version reaches the goal more often. This is unlikely to be chance.')
  within(screen.getByRole('region', { name: 'Picture' })).getByText(/^Too early to tell\. It takes at least 7 days/)
  const hidden = within(screen.getByRole('region', { name: 'Hidden' }))
  expect(hidden.queryByText(/^Difference/)).toBeNull()
  const picture = within(screen.getByRole('region', { name: 'Picture' }))
  picture.getByText('Difference: +1.0 percentage points.')
  expect(picture.queryByText(/95%/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'End and publish the version' })).toBeNull()
})

test.each([
  ['reports alone', ['reports.read'], false],
  ['orders too', ['reports.read', 'orders.read'], true],
])('who sees %s sees what people wait for, with its file', async (_, permissions, hasLink) => {
  show(`${PERIOD}&view=shop`, permissions)
  expect(await row('Restock demand', /^Moon Jar/)).toBe('Moon Jar (Large)7Oct 1, 2026Nov 2, 2026')
  const panel = within(screen.getByRole('region', { name: 'Restock demand' }))
  expect(panel.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/api/owner/analytics/restock-demand.csv')
  expect(panel.queryByRole('link', { name: 'View restock notices' }) !== null).toBe(hasLink)
})

test('an experiment without its version or its goal says so, and offers only what it can do', async () => {
  show(`${PERIOD}&view=experiments`, ['reports.read', 'site.manage'])
  const panel = async (name: string) => within(await screen.findByRole('region', { name }))
  const offered = (one: Awaited<ReturnType<typeof panel>>) =>
    [...one.queryAllByRole('link'), ...one.queryAllByRole('button')].map(({ textContent }) => textContent)
  const hidden = await panel('Hidden')
  hidden.getByText('The version was deleted. All visitors see the page as it is.')
  expect(offered(hidden)).toEqual(['End and keep the page'])
  const gone = await panel('Gone')
  expect(gone.getByText('Ended')).toBeTruthy()
  expect(gone.getByText('It ended because the page was deleted.')).toBeTruthy()
  const aimless = await panel('Aimless')
  aimless.getByText(/^The goal was deleted\./)
  expect(offered(aimless)).toEqual(['Preview the version', 'End and keep the page', 'End and publish the version'])
  expect((await panel('Headline')).queryByRole('alert')).toBeNull()
})

test('once a page is chosen for an experiment, the others are still offered', async () => {
  const { person } = show(`${PERIOD}&view=experiments`, ['reports.read', 'site.manage', 'pages.write'])
  const field = await screen.findByRole('combobox', { name: 'Page' })
  await person.click(field)
  await person.click(await screen.findByRole('option', { name: 'Visit us' }))
  await waitFor(() => expect(field).toHaveProperty('value', 'Visit us'))
  await person.click(field)
  await screen.findByRole('option', { name: 'About' })
  await person.clear(field)
  await person.type(field, 'Ab')
  await waitFor(() => expect(screen.queryByRole('option', { name: 'About' })).not.toBeNull())
})

test('speed shows each metric with its rating, page types and causes, for all devices or one', async () => {
  const { person, calls } = show(`${PERIOD}&view=speed`, ['reports.read', 'products.read'])
  expect(await row('Speed', /^Largest paint/)).toBe('Largest paint3.1 s · Could be better30.0%10.0%10')
  expect(await row('Speed', /^Products and posts/)).toBe('Products and posts180 ms · Good100.0%0.0%3')
  expect(await row('Speed', /^Layout shift/)).toBe('Layout shift0.3 · Slow0.0%100.0%2')
  expect(await row('What slows pages down', /^kiln/)).toBe('kiln.jpgLargest paint · /shop/p/mug9Edit product')
  const repair = screen.getByRole('link', { name: 'Edit product: /shop/p/mug' })
  expect(repair.getAttribute('href')).toBe('/products/product-1')
  expect(await row('What slows pages down', /^div.banner/)).toBe('div.bannerLayout shift · /cart3–')
  const help = within(screen.getByRole('region', { name: 'What the numbers mean' }))
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Largest paint', 'Layout shift'])
  await person.click(screen.getByRole('combobox', { name: 'Device' }))
  await person.click(await screen.findByRole('option', { name: 'Phones' }))
  await waitFor(() => expect(calls).toContain('/api/owner/analytics/speed?from=2026-11-20&to=2026-11-21&device=phone'))
  expect(await row('By connection', /^Largest paint/)).toBe(
    'Largest paintMedium (like 3G)3.9 s · Could be better44.4%22.2%9',
  )
  expect(await row('By connection', /^Layout shift/)).toBe('Layout shiftFast (like 4G or better)–100.0%0.0%1')
})

test('errors show where they happen, how many met them, and how they came about', async () => {
  const { person } = show(`${PERIOD}&view=errors`)
  const words = await row('Errors', /^x is not a function/)
  expect(words).toContain('/assets/a.js:3:14 · Last on Home page · Release r2')
  expect(words).toContain('24Nov 20, 2026')
  await person.click(screen.getByText('Details'))
  screen.getByText('at load')
})
