import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

const noonInLondon = Date.UTC(2026, 0, 15, 12)

test.each([
  ['Europe/London', 'Good afternoon'],
  ['America/New_York', 'Good morning'],
  ['Asia/Tokyo', 'Good evening'],
  ['Pacific/Auckland', 'Good evening'],
])('greets by the clock of someone in %s', (timeZone, greeting) => {
  expect(greetingAt(noonInLondon, timeZone)).toBe(greeting)
})
