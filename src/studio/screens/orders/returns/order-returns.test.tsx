import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderReturns } from './order-returns.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const order = buildOrder({ taxes: [], discountCents: 0 })
const [mug] = order.lines

const found = (changes: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 'return-0001',
  state: 'requested',
  createdAt: Date.UTC(2026, 10, 21),
  changedAt: Date.UTC(2026, 10, 21),
  by: '',
  note: 'It leaks.',
  message: '',
  order: { id: order.id, number: order.number, email: 'ada@example.com', buyerName: 'Ada Byron' },
  exchange: null,
  lines: [{ lineId: mug!.id, title: 'Harbor mug', quantity: 2, reason: 'damaged', pieces: [] }],
  ...changes,
})

const bowl = {
  ...{ variantId: 'variant-bowl', productId: 'product-bowl', productTitle: 'Bowl', productType: 1, sku: 'BOWL' },
  ...{ attributes: { Size: 'Large' }, priceCents: 5000, salePriceCents: 0, onSale: false },
  ...{ unlimited: false, qtyInStock: 3 },
}
const exchanged = (changes: Partial<NonNullable<OrderReturn['exchange']>> = {}): OrderReturn['exchange'] => ({
  state: 'reserved',
  until: Date.UTC(2026, 11, 5),
  items: [
    {
      ...{ lineId: mug!.id, variantId: bowl.variantId, title: 'Bowl (Large)', quantity: 1 },
      ...{ unitPriceCents: 5000, paidCents: 5000 },
    },
  ],
  ...changes,
})

function draw(returns: OrderReturn[], permissions = ['orders.manage']) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: { body?: string; method?: string } = {}) => {
    if (path.endsWith('/exchange/preview'))
      return Response.json({
        ...{ newCents: 10_000, creditCents: 7600, owedCents: 2400, refundCents: 0 },
        onceOnly: ['Bowl of the month'],
      })
    if (method !== 'GET') sent.push({ path, body: JSON.parse(body!) })
    if (path.includes('/owner/stock')) return Response.json({ variants: [bowl], next: null })
    if (path.includes('/emails')) return Response.json({ emails: [], next: null, sendsMail: true })
    return method === 'GET'
      ? Response.json({
          ...{ returns, returnable: [{ lineId: mug!.id, quantity: 2 }], instructions: 'To Kiln Lane.' },
          restockable: order.takesStock ? [mug!.id] : [],
        })
      : Response.json({ return: returns[0] ?? found() })
  })
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions, website })}>
      <OrderReturns order={order} />
    </StaffContext>,
  )
  return { person, sent }
}

test('a request says what comes back and why, and is approved with the instructions of the settings', async () => {
  const { person, sent } = draw([found()])
  await screen.findByText(/It leaks/)
  screen.getByText('Damaged or faulty')
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve return' }))
  await person.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: '/api/owner/returns/return-0001/state',
        body: { state: 'approved', message: 'To Kiln Lane.', notifyBuyer: true },
      },
    ]),
  )
})

test('equal items of one reason are one row, with all of them that have arrived', async () => {
  const one = { ...found().lines[0]!, title: 'Tea set: Cup (Red)', quantity: 2 }
  const came = { condition: 'as-new' as const, quantity: 1, isRestocked: false }
  const lines = [
    { ...one, pieces: [came] },
    { ...one, lineId: 'line-cup-2', pieces: [came] },
    { ...one, lineId: 'line-cup-3', reason: 'other' as const },
  ]
  draw([found({ state: 'received', lines })], ['orders.read'])
  await screen.findByText('Damaged or faulty · 2 received as new')
  const rows = screen.getAllByText(/× Tea set/).map(({ textContent }) => textContent)
  expect(rows.map((words) => /^[\d of]+ × [^)]*\)/.exec(words ?? '')?.[0])).toEqual([
    '2 of 4 × Tea set: Cup (Red)',
    '2 × Tea set: Cup (Red)',
  ])
})

test('a refusal needs a reason', async () => {
  const { person } = draw([found()])
  await person.click(await screen.findByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse return' }))
  const refuse = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Refuse' })
  expect(refuse().disabled).toBe(true)
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Worn')
  expect(refuse().disabled).toBe(false)
})

test('what has arrived is counted by condition, and never more than was to come', async () => {
  const { person, sent } = draw([found({ state: 'approved' })])
  await person.click(await screen.findByRole('button', { name: 'Mark as received' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Receive items' }))
  const count = async (condition: string, quantity: string) => {
    const field = dialog.getByRole('textbox', { name: condition })
    await person.clear(field)
    await person.type(field, quantity)
  }
  const done = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark as received' })
  await count('Damaged', '1')
  expect(done().disabled).toBe(true)
  await count('As new', '1')
  await person.click(done())
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      pieces: [
        { lineId: mug!.id, condition: 'as-new', quantity: 1, restock: true },
        { lineId: mug!.id, condition: 'damaged', quantity: 1, restock: false },
      ],
      notifyBuyer: true,
    }),
  )
})

test('a refund names the amount on its button, less the fee', async () => {
  const line = { ...found().lines[0]!, pieces: [{ condition: 'used' as const, quantity: 1, isRestocked: false }] }
  const { person, sent } = draw([found({ state: 'received', lines: [line] })])
  await person.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund return' }))
  const before = amountOn(dialog.getByRole('button', { name: /^Refund \$/ }))
  const fee = dialog.getByRole('textbox', { name: /^Restocking fee/ })
  await person.clear(fee)
  await person.type(fee, '1.50')
  const button = await dialog.findByRole('button', { name: /^Refund \$/ })
  await waitFor(() => expect(amountOn(button)).toBeCloseTo(before - 1.5, 2))
  await person.click(button)
  await waitFor(() => expect(sent[0]?.body).toEqual({ shippingCents: 0, feeCents: 150, notifyBuyer: true }))
})

test('an item is exchanged for another product, at the price of the catalog unless it is changed', async () => {
  const { person, sent } = draw([found({ state: 'approved' })])
  await person.click(await screen.findByRole('button', { name: 'Exchange' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Exchange items' }))
  await person.click(dialog.getByRole('combobox', { name: 'New item' }))
  await person.click(await screen.findByRole('option', { name: /Bowl · Large/ }))
  const price = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Price of Bowl/ })
  expect(price.value).toContain('50.00')
  expect(await dialog.findByText('To pay')).toBeDefined()
  expect(dialog.getByText(/^Bowl of the month is a subscription\./).textContent).toContain('without renewals')
  expect(dialog.getByText('$24.00')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Save exchange' }))
  const item = { lineId: mug!.id, variantId: bowl.variantId, quantity: 2 }
  await waitFor(() =>
    expect(sent[0]).toEqual({
      path: '/api/owner/returns/return-0001/exchange',
      body: { items: [{ ...item, unitPriceCents: null }] },
    }),
  )
})

test('an exchange says until when it is reserved, and what is owed or refunded once it is completed', async () => {
  const line = { ...found().lines[0]!, pieces: [{ condition: 'as-new' as const, quantity: 2, isRestocked: true }] }
  const { person, sent } = draw([found({ state: 'received', lines: [line], exchange: exchanged() })])
  await screen.findByText(/In exchange for 1 × Bowl \(Large\)/)
  await screen.findByText('Reserved until Dec 5, 2026 · $50.00 · To refund $26.00')
  await person.click(screen.getByRole('button', { name: 'Complete exchange' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete exchange' }))
  dialog.getByText(/\$50\.00 of it pays for the new items\. \$26\.00 is refunded\./)
  await person.click(dialog.getByRole('button', { name: 'Complete exchange' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ shippingCents: 0, feeCents: 0, notifyBuyer: true }))
})

test('an exchange for something more expensive says what will be to pay, also once its new items are in the order', async () => {
  const [item] = exchanged()!.items
  draw([
    found({ state: 'approved', exchange: exchanged({ items: [{ ...item!, paidCents: 10_000 }] }) }),
    found({ id: 'return-0002', state: 'refunded', exchange: exchanged({ state: 'added', until: null }) }),
  ])
  await screen.findByText('Reserved until Dec 5, 2026 · $100.00 · To pay $24.00')
  expect(screen.getAllByText(/To (pay|refund)/)).toHaveLength(1)
})

test('new items can be shipped before the others are back, and not once they are in the order', async () => {
  const { person, sent } = draw([
    found({ state: 'approved', exchange: exchanged() }),
    found({ id: 'return-0002', state: 'approved', exchange: exchanged({ state: 'added', until: null }) }),
  ])
  await person.click(await screen.findByRole('button', { name: 'Ship before it is back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship before it is back' }))
  await person.click(dialog.getByRole('button', { name: 'Add new items' }))
  await waitFor(() =>
    expect(sent[0]).toEqual({
      path: '/api/owner/returns/return-0001/exchange/shipment',
      body: { notifyBuyer: true },
    }),
  )
})

test('staff create a return of what can be returned', async () => {
  const { person, sent } = draw([])
  await person.click(await screen.findByRole('button', { name: 'Create return' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create return' }))
  const quantity = dialog.getByRole('textbox', { name: `Quantity of ${mug!.title}, Large / Celadon` })
  await person.clear(quantity)
  await person.type(quantity, '1')
  await person.click(dialog.getByRole('button', { name: 'Create return' }))
  await waitFor(() =>
    expect(sent[0]).toMatchObject({
      path: `/api/owner/orders/${order.id}/returns`,
      body: { lines: [{ lineId: mug!.id, quantity: 1, reason: 'changed-mind' }], message: 'To Kiln Lane.' },
    }),
  )
})

test('staff who only read orders see returns without steps', async () => {
  draw([found()], ['orders.read'])
  await screen.findByText(/It leaks/)
  expect(screen.queryAllByRole('button')).toEqual([])
})

const amountOn = (button: HTMLElement): number => Number(/\$([\d.]+)/.exec(button.textContent ?? '')![1])
