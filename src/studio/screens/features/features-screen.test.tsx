import { screen, within } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { featureEntries } from '#shared/features/features.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { RouteHandle } from '#studio/frame/frame.tsx'
import { router } from '#studio/router.tsx'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { fieldWords } from '../merchandising/merchandising-words.ts'
import { FeaturesScreen } from './features-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The screen for someone with these permissions, with one feature on and one incomplete. */
function open(permissions: readonly Permission[]) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      features: featureEntries.map(([id]) => ({
        id,
        state: id === 'reviews' ? 'on' : id === 'recordings' ? 'waiting' : 'off',
        missing:
          id === 'recordings'
            ? { words: 'Visits aren’t counted.', path: '/analytics#count-visits', needs: 'site.manage' }
            : null,
      })),
    }),
  )
  renderInStudio(
    <StaffContext value={buildStaff({ permissions, website: {} })}>
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
  expect(reviews.getByRole('link', { name: 'Reviews' }).getAttribute('href')).toBe(
    '/store-settings?tab=reviews#reviews',
  )
  expect(within(await line('Returns')).getByText('Off')).toBeTruthy()
  const recordings = within(await line('Recordings'))
  expect(recordings.getByText('Setup incomplete')).toBeTruthy()
  expect(recordings.getByText('Visits aren’t counted.')).toBeTruthy()
  expect(recordings.getByRole('link', { name: /^Set up/ }).getAttribute('href')).toBe('/analytics#count-visits')
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
    expect(route?.path).toBe(path.split(/[?#]/)[0])
    if (!insideAnalytics.has(id)) expect((route?.handle as RouteHandle | undefined)?.needs).toBe(needs)
  },
)

const sources = Object.values(
  import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')
const places = featureEntries.flatMap(
  ([
    id,
    {
      screen: { path },
    },
  ]) => (path.includes('#') ? [[id, path] as const] : []),
)

test.each(places)('the link of %s leads to a setting that is there: %s', (_id, path) => {
  const place = path.split('#')[1]!
  // A field of restock notices has its own name.
  expect(sources.includes(`id="${place}"`) || place in fieldWords).toBe(true)
})
