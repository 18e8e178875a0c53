import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FulfilDialog } from './fulfil-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

async function show(changes: Partial<Order>): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ emails: [], sendsMail: true, next: null }))
  renderInStudio(<FulfilDialog order={buildOrder(changes)} isOpen close={() => {}} />)
  await screen.findByRole('dialog')
}

const unpaid = () => screen.queryByText('This order isn’t paid yet.')

test('the parcel of an order that is not paid yet is sent with a warning', async () => {
  await show({ paymentState: 'awaiting' })
  expect(unpaid()).not.toBeNull()
})

test('the parcel of a paid order is sent without one', async () => {
  await show({ paymentState: 'paid' })
  expect(unpaid()).toBeNull()
})

test('a tracking number that only one carrier uses fills in the carrier, unless one was typed', async () => {
  await show({})
  const user = userEvent.setup()
  const [number, carrier] = [
    screen.getByLabelText('Tracking number'),
    screen.getByRole('combobox', { name: 'Carrier' }),
  ]
  await user.type(number, '1Z999AA10123456784')
  expect(carrier).toHaveProperty('value', 'UPS')
  await user.clear(number)
  expect(carrier).toHaveProperty('value', '')
  await user.clear(carrier)
  await user.type(carrier, 'Cousin Bob')
  await user.clear(number)
  await user.type(number, 'RB123456785GB')
  expect(carrier).toHaveProperty('value', 'Cousin Bob')
})
