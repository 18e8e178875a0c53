import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankConsent } from '#shared/consent/rules.ts'
import type { Consent } from '#shared/consent/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ConsentScreen } from './consent-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a banner that asks for nothing is not saved; with a purpose it is', async () => {
  const sent: { consent: Consent; revision: number }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (!address.startsWith('/api/owner/consent')) return Response.json({}, { status: 404 })
    if (address.endsWith('/records'))
      return Response.json({ agreed: 12, withdrawn: 1, byPurpose: { functional: 0, analytics: 11, marketing: 4 } })
    if (method !== 'PUT') return Response.json({ consent: blankConsent, revision: 2 })
    sent.push(JSON.parse(body!))
    return Response.json({ consent: sent.at(-1)!.consent, revision: 3, batchId: 'batch-1' })
  })
  const website = { locale: 'en-US', timeZone: 'Europe/Berlin', currency: 'EUR' }
  const staff = buildStaff({ permissions: ['site.manage', 'code.write'], website })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <ConsentScreen />
    </StaffContext>,
  )
  await person.click(await screen.findByRole('switch', { name: /^Show the cookie banner/ }))
  const purpose = (name: string) => within(screen.getByRole('group', { name }))
  await person.click(purpose('Analytics').getByRole('checkbox', { name: 'Ask for analytics cookies' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Choose at least one purpose.')
  expect(sent).toEqual([])

  await person.click(purpose('Marketing').getByRole('checkbox', { name: 'Ask for marketing cookies' }))
  await person.clear(purpose('Marketing').getByRole('textbox', { name: 'Name' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a text.')
  await person.type(purpose('Marketing').getByRole('textbox', { name: 'Name' }), 'Ads')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Cookie banner saved')
  const { analytics, marketing } = blankConsent.purposes
  const purposes = {
    ...blankConsent.purposes,
    analytics: { ...analytics, isAsked: false },
    marketing: { ...marketing, isAsked: true, name: 'Ads' },
  }
  expect(sent).toEqual([{ consent: { ...blankConsent, isEnabled: true, purposes }, revision: 2 }])
  screen.getByRole('link', { name: 'custom code' })
  const records = within(screen.getByRole('region', { name: 'Consent records' }))
  expect(records.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '0', '11', '4', '1'])
})
