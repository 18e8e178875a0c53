import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Permission, rolePermissions, roles } from '#shared/roles/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Home } from './home.tsx'

afterEach(() => vi.unstubAllGlobals())

const DONE = /You’re all caught up/

test.each([
  ['a viewer, who sees no orders', roles.viewer, {}, /^Your role opens nothing else/],
  ['someone without access', roles.none, {}, /^Your role opens nothing else/],
  ['an editor without responses', roles.editor, {}, DONE],
  ['a campaigns editor', roles.campaignsEditor, {}, /^1,234 confirmed, 12 new in 30 days/],
  ['a moderator with a review', roles.moderator, { reviewsWaiting: 1 }, /review to approve/],
  ['a moderator without tasks', roles.moderator, {}, DONE],
  ['an editor with a response', roles.editor, { submissionsUnread: 1 }, /unread response/],
  ['a store manager without tasks', roles.storeManager, {}, DONE],
] as const)('the home of %s says what is known, and no more', async (_, role, counts, words) => {
  const permissions: Permission[] = [...rolePermissions[role]]
  const work = { subscribers: 1234, newSubscribers: 12 }
  const toDo = { ordersToFulfil: 0, paymentsAwaited: 0, refundsFailed: 0, submissionsUnread: 0, ...counts }
  vi.stubGlobal('fetch', async () => Response.json({ sales: null, work, guide: null, samples: [], toDo }))
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
  renderInStudio(
    <StaffContext value={buildStaff({ name: 'Vera', permissions, website })}>
      <Home />
    </StaffContext>,
  )
  expect(await screen.findByText(words)).toBeDefined()
  // Nobody works on what they can only look at.
  if (role === roles.editor) {
    expect(screen.getByRole('link', { name: /^Pages/ })).toBeDefined()
    expect(screen.queryByText('Prices & stock')).toBeNull()
  }
  if (words !== DONE) expect(screen.queryByText(DONE)).toBeNull()
})
