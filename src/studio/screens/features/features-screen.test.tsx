import { screen, within } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { featureEntries } from '#shared/features/features.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import type { RouteHandle } from '#studio/frame/frame.tsx'
import { router } from '#studio/router.tsx'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FeaturesScreen } from './features-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The screen for someone with these permissions, with one feature on and one incomplete. */
function open(permissions: readonly Permission[]) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      features: featureEntries.map(([id]) => ({
        id,
        state: id === 'reviews' ? 'on' : id === 'recordings' ? 'waiting' : 'off',
      })),
    }),
  )
  renderInStudio(
    <StaffContext value={{ permissions, website: {} } as unknown as SignedIn}>
      <FeaturesScreen />
    </StaffContext>,
  )
}

const line = async (name: string) => (await screen.findByText(name)).closest('li')!

test('each feature says what it does, whether it is on, and leads to its screen', async () => {
  open(['settings.manage', 'site.manage'])
  const reviews = within(await line('Reviews'))
  expect(reviews.getByText('On')).toBeTruthy()
  expect(reviews.getByText(/^Product pages show what customers wrote/)).toBeTruthy()
  expect(reviews.getByRole('link', { name: 'Reviews' }).getAttribute('href')).toBe('/store-settings?tab=reviews')
  expect(within(await line('Returns')).getByText('Off')).toBeTruthy()
  expect(within(await line('Recordings')).getByText('Setup incomplete')).toBeTruthy()
})

test('a screen that someone may not open is no link', async () => {
  open(['settings.manage'])
  expect(within(await line('Recordings')).queryByRole('link')).toBeNull()
  expect(within(await line('Reviews')).getByRole('link')).toBeTruthy()
})

/** Tabs of Analytics with the permission of their own settings. */
const insideAnalytics = new Set(['visits', 'weekly-email', 'recordings'])

test.each(featureEntries)(
  'the screen of %s exists, and asks for the same permission',
  (id, { screen: { path, needs } }) => {
    const route = matchRoutes(router.routes, path, '/')?.at(-1)?.route
    expect(route?.path).toBe(path.split('?')[0])
    if (!insideAnalytics.has(id)) expect((route?.handle as RouteHandle | undefined)?.needs).toBe(needs)
  },
)
