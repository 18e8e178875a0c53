import { expect, test } from 'vitest'
import { isReminderTicked, nextReminderAt } from './rules.ts'

const HOUR = 3_600_000

test.each([
  // Columns: hours of the emails, sent, left at, last sent at, due at.
  ['the first email comes after its hours', [4, 24], 0, 10, null, 14],
  ['the second counts from the last change of the cart', [4, 24], 1, 10, 14, 34],
  ['the second keeps its distance from a late first one', [4, 24], 1, 10, 40, 60],
  ['a cart that was changed since begins to wait again', [4, 24], 1, 100, 14, 124],
  ['no email comes after the last', [4, 24], 2, 10, 34, null],
] as const)('%s', (_what, hours, sentCount, leftAt, lastSentAt, due) => {
  const given = { hours, sentCount, leftAt: leftAt * HOUR, lastSentAt: lastSentAt === null ? null : lastSentAt * HOUR }
  expect(nextReminderAt(given)).toBe(due === null ? null : due * HOUR)
})

test.each([
  ['US', true, true],
  ['US', false, false],
  ['DE', true, false],
] as const)('in %s, where the owner wants it ticked: %s, the box is ticked: %s', (country, isTicked, ticked) => {
  expect(isReminderTicked({ country, cartReminders: { isOn: true, isTicked, hours: [4] } })).toBe(ticked)
})
