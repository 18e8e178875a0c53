import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { type Formats, useFormats } from './use-formats.ts'

const now = Date.UTC(2026, 10, 20, 23, 30)
const website = { currency: 'EUR', locale: 'de-DE', timeZone: 'Asia/Tokyo' }
const staff = { website } as SignedIn

function shown(write: (formats: Formats) => string): string {
  function Example() {
    return <output>{write(useFormats())}</output>
  }
  const { unmount } = renderInStudio(
    <StaffContext value={staff}>
      <Example />
    </StaffContext>,
  )
  const text = screen.getByRole('status').textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
  unmount()
  return text
}

test.each<[string, (formats: Formats) => string, string]>([
  ['an amount', ({ money }) => money(-123_456), '−1.234,56 €'],
  ['an amount in another currency', ({ money }) => money(500, 'JPY'), '5 ¥'],
  ['a number', ({ number }) => number(-1_234), '−1.234'],
  // In Tokyo it is the next day already.
  ['a day', ({ day }) => day(now), '21.11.2026'],
  ['a time', ({ time }) => time(now), '08:30'],
  ['a moment', ({ moment }) => moment(now), '21.11.2026, 08:30'],
])('%s is written as in the country and the time zone of the site', (_, write, expected) => {
  expect(shown(write)).toBe(expected)
})

test('a time is relative for a week, and a date from then on', () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    expect(shown(({ ago }) => ago(now - 2 * DAY_MILLISECONDS))).not.toMatch(/2026/)
    expect(shown(({ ago }) => ago(now - 7 * DAY_MILLISECONDS))).toBe('14.11.2026')
  } finally {
    vi.useRealTimers()
  }
})
