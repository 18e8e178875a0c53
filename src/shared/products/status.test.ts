import { describe, expect, test } from 'vitest'
import { statusLabels } from '#shared/publication/status.ts'
import { isVisible } from './status.ts'

describe('what visitors can see', () => {
  const now = Date.UTC(2025, 4, 1, 12)
  test.each([
    ['published', null, true],
    ['scheduled', now, true],
    ['scheduled', now + 1, false],
    ['scheduled', null, false],
    ['draft', now - 1, false],
    ['private', now - 1, false],
    ['needs-review', now - 1, false],
  ] as const)('%s at %s', (status, publishAt, visible) => {
    expect(isVisible({ status, publishAt }, now)).toBe(visible)
  })
})

test('every status has its fixed label', () => {
  expect(statusLabels).toMatchObject({
    scheduled: 'Scheduled',
    'needs-review': 'Needs Review',
    draft: 'Draft',
    private: 'Private',
  })
})
