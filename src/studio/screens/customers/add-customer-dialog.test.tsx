import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AddCustomerDialog } from './add-customer-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a customer is added with their email address; one that exists is named at its field', async () => {
  const sent: object[] = []
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'POST') return Response.json({ tags: [], countries: [] })
    sent.push(JSON.parse(body!))
    return sent.length === 1
      ? Response.json({ code: 'customer-exists' }, { status: 409 })
      : Response.json({ customerId: 'customer-1', batchId: 'batch-1' })
  })
  const close = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.manage'], website: {} })}>
      <AddCustomerDialog close={close} />
    </StaffContext>,
  )
  const add = screen.getByRole('button', { name: 'Add customer' })
  await person.click(add)
  expect(screen.getByText('Enter an email address, like name@example.com.')).toBeDefined()
  await person.type(screen.getByLabelText('Email'), 'ada@example.com')
  await person.click(add)
  expect(await screen.findByText('A customer with this email address already exists.')).toBeDefined()
  await person.type(screen.getByLabelText('First name'), 'Ada')
  await person.click(add)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent[1]).toMatchObject({ email: 'ada@example.com', firstName: 'Ada', tags: [] })
})
