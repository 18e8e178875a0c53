import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { FulfilDialog } from './fulfil-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Opens the dialog. @returns the parcels that were sent to the server */
async function show(changes: Partial<Order>, withdrawals: object[] = []): Promise<{ carrier: string }[]> {
  const sent: { carrier: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { body, method }: { body?: string; method?: string } = {}) => {
    if (method === 'POST') sent.push(JSON.parse(body!))
    return Response.json({ emails: [], sendsMail: true, next: null, withdrawals, order: buildOrder(changes) })
  })
  renderInStudio(
    <StaffContext value={buildStaff({ website: { locale: 'en-US', timeZone: 'UTC' } })}>
      <FulfilDialog order={buildOrder(changes)} isOpen close={() => {}} />
    </StaffContext>,
  )
  await screen.findByRole('dialog')
  return sent
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

const withdrawal = { id: 'withdrawal-1', items: '', refundBy: Date.parse('2026-12-12T12:00:00Z') }

test('an order that its customer withdrew from says so before it is shipped, until the withdrawal is refused', async () => {
  await show({}, [{ ...withdrawal, state: 'received' }])
  expect(await screen.findByText('The customer has withdrawn from this order')).toBeDefined()
  expect(screen.getByText(/Refund the customer by Dec 12, 2026/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Answer the withdrawal' })).toBeDefined()
})

test('an order whose withdrawal was refused is shipped without a warning', async () => {
  await show({}, [{ ...withdrawal, state: 'refused' }])
  expect(screen.queryByText(/has withdrawn/)).toBeNull()
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

test('a bundle is chosen as a whole or by its parts, whose names say which bundle they are in', async () => {
  const [mug] = buildOrder().lines
  const bundle = { id: 'one', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 1 }
  const part = (id: string, title: string, quantity: number, changes = {}) => ({
    ...{ ...mug!, id, title, variantId: title, attributes: {}, quantity, bundle },
    ...changes,
  })
  const other = { ...bundle, id: 'two' }
  // The share of a cup does not divide: it has two lines.
  const lines = [part('pot', 'Pot', 1), part('cup-1', 'Cup', 1), part('cup-2', 'Cup', 1)]
  const sent: { lines: unknown }[] = []
  await show({ lines: [...lines, part('cup-3', 'Cup', 2, { bundle: other })], fulfilments: [] })
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ order: buildOrder() })
  })
  const user = userEvent.setup()
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })
  expect(field('Cup in Tea set (1)').value).toBe('2 of 2')
  await user.clear(field('Tea set (2)'))
  await user.type(field('Tea set (2)'), '0')
  expect(field('Cup in Tea set (2)').value).toBe('0 of 2')
  await user.clear(field('Cup in Tea set (1)'))
  await user.type(field('Cup in Tea set (1)'), '1')
  expect(field('Tea set (1)').value).toBe('0 of 1')
  await user.clear(field('Tea set (1)'))
  await user.type(field('Tea set (1)'), '1')
  await user.click(screen.getByRole('button', { name: 'Fulfill' }))
  expect(sent[0]!.lines).toEqual(['pot', 'cup-1', 'cup-2'].map((lineId) => ({ lineId, quantity: 1 })))
})

test('a bundle with a download is whole without it: the payment has opened it', async () => {
  const [mug] = buildOrder().lines
  const bundle = { id: 'one', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 2 }
  const part = { ...mug!, quantity: 2, bundle }
  const recipes = { id: 'file', variantId: 'file', productType: productTypes.digital, fulfilledQuantity: 2 }
  await show({ lines: [part, { ...part, ...recipes }], fulfilments: [] })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Tea set' }).value).toBe('2 of 2')
})

test('the carrier of the last order is proposed, and kept only with a number, a link or a choice of its own', async () => {
  localStorage.setItem('vitrine:carrier', 'UPS')
  const user = userEvent.setup()
  const sent = await show({ paymentState: 'paid', fulfilments: [] })
  expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveProperty('value', 'UPS')
  await user.click(screen.getByRole('button', { name: 'Fulfill' }))
  await vi.waitFor(() => expect(sent.map(({ carrier }) => carrier)).toEqual(['']))
  expect(localStorage.getItem('vitrine:carrier')).toBe('UPS')
  localStorage.clear()
})
