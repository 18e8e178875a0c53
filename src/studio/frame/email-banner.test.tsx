import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EmailBanner } from './email-banner.tsx'

const show = (canSendEmail: boolean, address = '/', permissions = ['emails.read', 'site.manage']) =>
  renderInStudio(
    <StaffContext value={buildStaff({ permissions, website: { canSendEmail } })}>
      <EmailBanner />
    </StaffContext>,
    address,
  )

test('without a mail server every screen names what is not sent', () => {
  show(false)
  const { textContent } = screen.getByRole('region', { name: 'Email isn’t set up' })
  for (const kind of ['order confirmations', 'download links', 'gift cards', 'subscription and restock notices'])
    expect(textContent).toContain(kind)
})

test.each([
  ['who can set it up is led there', ['emails.read', 'site.manage'], 'Set up email', '/email-settings/server'],
  ['others see what was stored', ['emails.read', 'settings.manage'], 'See your emails', '/emails'],
])('%s', (_who, permissions, name, path) => {
  show(false, '/', permissions)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test.each([
  ['with a mail server', true, '/'],
  ['above the list of emails, which says it itself', false, '/emails'],
  ['where it is set up', false, '/email-settings/server'],
])('nothing is said %s', (_where, canSendEmail, address) => {
  show(canSendEmail, address)
  expect(screen.queryByRole('region')).toBeNull()
})
