import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EmailBanner } from './email-banner.tsx'

const show = (canSendEmail: boolean, address = '/') =>
  renderInStudio(
    <StaffContext value={{ permissions: ['emails.read'], website: { canSendEmail } } as unknown as SignedIn}>
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
  ['with a mail server', true, '/'],
  ['above the list of emails, which says it itself', false, '/emails'],
])('nothing is said %s', (_where, canSendEmail, address) => {
  show(canSendEmail, address)
  expect(screen.queryByRole('region')).toBeNull()
})
