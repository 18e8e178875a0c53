import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PixelsScreen } from './pixels-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { url: '//shop.example.com', locale: 'en-US', timeZone: 'UTC', currency: 'USD' }

const saved = {
  pixels: { meta: '1234567890123456', google: '', tiktok: '', pinterest: '2612345678901' },
  revision: 1,
  tokens: [
    {
      ...{ provider: 'meta', adAccountId: '', addedAt: 1, sentAt: null },
      problem: { words: 'Invalid OAuth access token.', since: 2 },
    },
  ],
  asksForMarketing: true,
}

/** The screen with these settings. @returns what was sent */
async function open(reply: object = {}) {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ path, body: body && JSON.parse(body) })
    return Response.json(method === 'GET' ? { ...saved, ...reply } : { ...saved, batchId: 'batch-1' })
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['site.manage'], website })}>
      <PixelsScreen />
    </StaffContext>,
  )
  await screen.findByRole('textbox', { name: 'Meta pixel ID' })
  return { person, sent }
}

test('an ID of another company is refused at its field, and nothing is sent', async () => {
  const { person, sent } = await open()
  await person.type(screen.getByRole('textbox', { name: 'Google tag ID' }), '1234567890')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText(/Enter an ID such as G-/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('what a company says about refused orders is shown, with the way to a new token', async () => {
  const { person, sent } = await open()
  expect(screen.getByRole('alert').textContent).toContain('Invalid OAuth access token.')
  await person.click(screen.getByRole('button', { name: 'Replace access token: Meta' }))
  await person.type(screen.getByLabelText('Access token'), 'EAAB-a-new-token-of-the-owner')
  await person.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/owner/pixels/meta/token']))
})

test('Pinterest needs the ad account besides', async () => {
  const { person, sent } = await open()
  await person.click(screen.getByRole('button', { name: 'Add access token: Pinterest' }))
  await person.type(screen.getByLabelText('Access token'), 'pina_a-new-token-of-the-owner')
  await person.click(screen.getAllByRole('button', { name: 'Save' }).at(-1)!)
  expect(screen.getByText('Enter the ID of the ad account.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('pixels that cannot run say why, and offer no test', async () => {
  await open({ asksForMarketing: false })
  expect(screen.getByText('Pixels don’t run yet')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Test link' })).toBeNull()
})
