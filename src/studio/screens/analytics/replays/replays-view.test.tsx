import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ReplaysView } from './replays-view.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { url: '//shop.example.com', locale: 'en-US', timeZone: 'UTC', currency: 'USD' }
const replay = {
  ...{ id: 'a'.repeat(32), startedAt: Date.UTC(2026, 10, 20, 17), seconds: 65, page: '/shop', pages: 2 },
  ...{ device: 'phone', browser: 'Safari' },
}
const settings = { isOn: true, share: 10, fullStoryId: '' }

/** The view with these answers. @returns what was sent */
async function open({ replays = [replay], obstacles = [] as string[] } = {}) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path}`)
    if (path.endsWith('/replay-settings')) return Response.json({ settings, revision: 1, obstacles })
    if (path.endsWith(replay.id) && method === 'GET') return Response.json({ replay, parts: ['[]'] })
    return Response.json(method === 'GET' ? { replays, hasMore: false, hasRoom: true } : {})
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['site.manage'], website })}>
      <ReplaysView />
    </StaffContext>,
  )
  await screen.findByRole('switch', { name: /^Record visits/ })
  return { person, sent }
}

test('a recording is listed with its length and device, opened in a frame, and deleted', async () => {
  const { person, sent } = await open()
  const row = (await screen.findByText('1:05')).closest('tr')!
  expect(row.textContent).toContain('Phone, Safari')
  await person.click(screen.getByRole('button', { name: /2026/ }))
  expect(screen.getByTitle('Recording').getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
  // The frame has the shape of the recorded window: a phone shows a desktop’s recording without empty space below.
  const frame = screen.getByTitle<HTMLIFrameElement>('Recording')
  const data = { kind: 'shape', width: 1280, height: 800 }
  act(
    () =>
      void dispatchEvent(new MessageEvent('message', { origin: location.origin, source: frame.contentWindow, data })),
  )
  expect(frame.style.aspectRatio).toMatch(/^1\.6\b/)
  await person.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent).toEqual([`DELETE /api/owner/analytics/replays/${replay.id}`]))
})

test('all recordings are deleted after a second press', async () => {
  const { person, sent } = await open()
  await person.click(await screen.findByRole('button', { name: 'Delete all' }))
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(sent).toEqual(['DELETE /api/owner/analytics/replays']))
})

test('what keeps the site from recording is said, with the way to change it', async () => {
  await open({ replays: [], obstacles: ['country', 'consent', 'visits'] })
  expect(await screen.findByText('No recordings yet')).toBeTruthy()
  expect(screen.getByText(/sites in the United States/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Turn on the cookie banner/ })).toBeTruthy()
  expect(screen.getByText(/Turn on Count visits/)).toBeTruthy()
})
