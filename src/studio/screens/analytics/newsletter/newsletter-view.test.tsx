import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { NewsletterView } from './newsletter-view.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { url: '//shop.example.com', locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const none = { signedUp: 0, confirmed: 0, added: 0, ended: 0 }
const now = { signedUp: 8, confirmed: 6, added: 2, ended: 1 }
const period: ReportPeriod = {
  period: 'custom',
  comparison: 'previous-period',
  isValid: true,
  today: '2026-11-21',
  days: { from: '2026-11-20', to: '2026-11-21' },
  change: () => {},
}

/** The view, where nobody signed up before the period. */
function open(total = now) {
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams, pathname } = new URL(path, 'http://site')
    if (pathname.endsWith('/split')) {
      const text = searchParams.get('by') === 'form' ? 'form-0001' : 'checkout'
      return Response.json({ rows: total === now ? [{ text, name: '', ...now }] : [], hasMore: false })
    }
    const begins = searchParams.get('from')!
    const sums = begins === '2026-11-20' ? total : none
    return Response.json({ total: sums, points: [{ begins, ...sums }] })
  })
  return renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['reports.read'], website })}>
      <NewsletterView period={period} />
    </StaffContext>,
  )
}

test('sign-ups are shown with the share that confirmed, and by where people signed up', async () => {
  const { person } = open()
  const confirmed = (await screen.findAllByText('Confirmed'))[0]!.parentElement!
  expect(confirmed.textContent).toContain('75.0%')
  expect(screen.getByRole('link', { name: 'Export CSV: Sign-ups' }).getAttribute('href')).toContain('newsletter.csv')
  const table = await screen.findByRole('region', { name: 'Where people sign up: table' })
  expect(within(table).getByRole('row', { name: 'Checkout 8 75.0% 2 1' })).toBeTruthy()
  await person.click(screen.getByRole('combobox', { name: 'Sign-ups by' }))
  await person.click(await screen.findByRole('option', { name: 'By form' }))
  expect(await screen.findByRole('row', { name: 'Deleted form 8 75.0% 1' })).toBeTruthy()
})

test('a period without sign-ups says what is counted', async () => {
  open(none)
  expect(await screen.findByText('No sign-ups in this period')).toBeTruthy()
  expect(await screen.findByText('No sign-ups in this period.')).toBeTruthy()
})
