import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { getEmailCall } from '#shared/emails/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EmailPage } from './email-page.tsx'

afterEach(() => vi.unstubAllGlobals())

type Email = ReplyOf<typeof getEmailCall>['email']
const at = (time: string) => Date.parse(`2026-05-01T${time}:00Z`)

async function show(changes: Pick<Email, 'firstSentAt' | 'sentAt'>) {
  const email: Email = {
    ...{ id: 'email-1', kind: 'note', to: 'ada@example.com', subject: 'Hello', createdAt: at('08:00'), state: 'sent' },
    ...{ problem: null, error: null, aboutId: null, plain: 'x', replyTo: '', triesUntil: null, canRedirect: true },
    ...changes,
  }
  vi.stubGlobal('fetch', async () => Response.json({ email }))
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', useCldrMoneyFormat: true }
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['emails.read'], website })}>
      <Routes>
        <Route path="/emails/:emailId" element={<EmailPage />} />
      </Routes>
    </StaffContext>,
    '/emails/email-1',
  )
  await screen.findByText('To')
}

test.each([
  ['sent once', { firstSentAt: at('09:00'), sentAt: at('09:00') }, ['To', 'Sent'], /9:00/],
  ['sent again', { firstSentAt: at('09:00'), sentAt: at('11:00') }, ['To', 'First sent', 'Last sent'], /9:00/],
  ['not sent', { firstSentAt: null, sentAt: null }, ['To', 'Created'], /8:00/],
])('an email that was %s says when', async (_what, times, terms, first) => {
  await show(times)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(terms)
  expect(screen.getAllByRole('definition')[1]?.textContent).toMatch(first)
})
