import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { IssueDialog } from './issue-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: ['orders.manage'], website })

test('a gift card needs an amount and a reason, and its code is shown once it is issued', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ card: {}, movements: [], code: 'ABCD-EF01-2345-6789-ZXYW' })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <IssueDialog isOpen close={() => {}} />
    </StaffContext>,
  )
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Issue gift card' })
  const amount = screen.getByRole('textbox', { name: /^Amount/ })
  await person.click(button())
  expect(
    [amount, screen.getByRole('textbox', { name: /^Reason/ })].map(
      (field) => field.ariaInvalid ?? field.getAttribute('aria-invalid'),
    ),
  ).toEqual(['true', 'true'])
  expect(screen.getByText('Enter the amount of the gift card.')).toBeDefined()
  expect(screen.getByText('Enter a reason.')).toBeDefined()
  expect(sent).toEqual([])
  await person.clear(amount)
  await person.type(amount, '25')
  await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A late parcel')
  await person.click(button())
  await waitFor(() => expect(screen.getByDisplayValue('ABCD-EF01-2345-6789-ZXYW')).toBeDefined())
  expect(screen.getByText(/It’s shown only now/)).toBeDefined()
  expect(sent).toMatchObject([{ cents: 2500, reason: 'A late parcel', recipientEmail: '' }])
})

test.each([
  [true, 'The code is emailed to this address'],
  [false, 'Email isn’t set up, so you give the code to the recipient yourself.'],
])('with a mail server (%s), the dialog says how the recipient gets the code', (canSendEmail, words) => {
  renderInStudio(
    <StaffContext value={buildStaff({ ...staff, website: { ...website, canSendEmail } })}>
      <IssueDialog isOpen close={() => {}} />
    </StaffContext>,
  )
  expect(screen.getByText(words, { exact: false })).toBeDefined()
})
