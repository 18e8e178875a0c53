import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { EditPreview, OrderEdit } from '#shared/orders/edits/schema.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EditOrderPage } from './edit-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = {
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
  country: 'US',
  taxCategories: [],
  canSendEmail: true,
}
const staff = buildStaff({ permissions: ['orders.manage', 'orders.read', 'products.read'], website })

interface Sent {
  readonly edit: OrderEdit
  readonly revision: number
  readonly expectedTotalCents: number
  readonly notifyBuyer: boolean
}

/** Opens the page of an order, with a server that answers previews as given. */
function open(order: Order, preview: (edit: OrderEdit) => Partial<EditPreview>) {
  const saved: Sent[] = []
  const whole: EditPreview = {
    ...order,
    lines: [],
    shippingOptions: [],
    totalBeforeCents: order.grandTotalCents,
    owedCents: 0,
    refundCents: 0,
    shortages: [],
    changes: [],
  }
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/edit/preview')) {
      const { edit } = JSON.parse(body!) as { edit: OrderEdit }
      return Response.json({ preview: { ...whole, ...preview(edit) } })
    }
    if (path.endsWith('/edit')) {
      saved.push(JSON.parse(body!) as Sent)
      return Response.json({ code: 'order-edit-stale' }, { status: 409 })
    }
    if (path.startsWith('/api/owner/orders/')) return Response.json({ order, previousId: null, nextId: null })
    return Response.json({ variants: [], next: null })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Routes>
        <Route path="/orders/:orderId/edit" element={<EditOrderPage />} />
      </Routes>
    </StaffContext>,
    `/orders/${order.id}/edit`,
    { asksBeforeLeaving: true },
  )
  return { person, saved }
}

test('an edit shows what the customer owes before it is saved, and saves the total that was shown', async () => {
  const order = buildOrder({ fulfilments: [], revision: 3 })
  const { person, saved } = open(order, ({ quantities }) =>
    quantities.length === 0 ? {} : { changes: ['Moon jar: 1 → 2'], grandTotalCents: 92_004, owedCents: 42_000 },
  )
  const save = await screen.findByRole('button', { name: 'Save changes' })
  await screen.findByText('Nothing has changed yet.')
  expect(save).toHaveProperty('disabled', true)
  const quantity = screen.getByRole('textbox', { name: 'Quantity of Moon jar' })
  await person.clear(quantity)
  await person.type(quantity, '2')
  await screen.findByText('Customer owes $420.00')
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  expect(screen.getByText(/^The email says how to pay it/)).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: 'Email the new order to the customer' }))
  expect(screen.getByText(/^The customer isn’t told/)).toBeDefined()
  await person.click(save)
  await screen.findByText('Someone else has changed this order. Reload to see it.')
  expect(saved).toMatchObject([
    {
      edit: { quantities: [{ lineId: 'line-0001', quantity: 2 }], shippingAddress: null },
      ...{ revision: 3, expectedTotalCents: 92_004, notifyBuyer: false },
    },
  ])
})

test('what was refunded stays as it is: its line, its discount and its shipping', async () => {
  const order = buildOrder({ fulfilments: [] })
  const refund: OrderRefund = {
    ...{
      id: 'refund-1',
      at: 0,
      by: '',
      cents: 4200,
      heldCents: 4200,
      shippingCents: 500,
      state: 'done',
      isByHand: false,
    },
    ...{ isOfEdit: false, exchangedCents: 0, reason: '', failure: '', lines: [] },
    parts: [
      { lineId: order.lines[0]!.id, cents: 3700, taxes: [] },
      { lineId: '', cents: 500, taxes: [] },
    ],
  }
  open({ ...order, refunds: [refund], paymentState: 'partly-refunded' }, () => ({}))
  expect(await screen.findByRole('textbox', { name: /^Quantity of Harbor mug/ })).toHaveProperty('disabled', true)
  screen.getByText('Money for it was refunded, so it stays as it is.')
  expect(screen.getByRole('textbox', { name: 'Quantity of Moon jar' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('checkbox', { name: /^KILN10/ })).toHaveProperty('disabled', true)
  screen.getByText('Items with a discount were refunded, so the discounts stay as they are.')
  screen.getByText('Shipping was refunded, so it stays as it is.')
})

test('the summary says what becomes of the discounts, until they are removed', async () => {
  const [ten] = buildOrder().discounts
  const order = buildOrder({ fulfilments: [], discounts: [ten!] })
  const { person } = open(order, ({ removedDiscounts }) => ({
    discounts: order.discounts.filter(({ id }) => !removedDiscounts.includes(id)),
  }))
  await screen.findByText('Items keep their share of the order’s discount, and what you add gets none of it.')
  await person.click(screen.getByRole('checkbox', { name: /^KILN10/ }))
  await waitFor(() => expect(screen.queryByText(/^Items keep their share/)).toBeNull())
})

test('changes that are not saved are asked about before the page is left', async () => {
  const { person } = open(buildOrder({ fulfilments: [] }), () => ({}))
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Moon jar' })
  await person.clear(quantity)
  await person.type(quantity, '2')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('The changes to this order aren’t saved.')
  await person.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: 'Quantity of Moon jar' })).toHaveProperty('value', '2')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Quantity of Moon jar' })).toBeNull())
})

test('an order that nobody has changed is left without a question', async () => {
  const { person } = open(buildOrder({ fulfilments: [] }), () => ({}))
  await screen.findByRole('textbox', { name: 'Quantity of Moon jar' })
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Quantity of Moon jar' })).toBeNull())
})

test('a refund that the shop makes by hand is not said to move by itself', async () => {
  const order = buildOrder({ fulfilments: [], paymentMethod: 'bank-transfer', testMode: false })
  open(order, () => ({ changes: ['Moon jar removed'], refundCents: 42_000 }))
  await screen.findByText('Refund $420.00 when you save')
  expect(screen.getByText(/^Send the money yourself by bank transfer/)).toBeDefined()
})

test('a removed item can be kept again, and a fulfilled one cannot be removed', async () => {
  const [mug, jar, book] = buildOrder().lines
  const order = buildOrder({ lines: [{ ...mug!, fulfilledQuantity: 1 }, jar!, book!] })
  const { person } = open(order, () => ({}))
  const remove = await screen.findByRole('button', { name: 'Remove Harbor mug · Large / Celadon' })
  expect(remove).toHaveProperty('disabled', true)
  await person.click(screen.getByRole('button', { name: 'Remove Moon jar' }))
  await person.click(screen.getByRole('button', { name: 'Keep Moon jar' }))
  expect(screen.getByRole('textbox', { name: 'Quantity of Moon jar' })).toHaveProperty('value', '1')
})

test('a bundle is one line with its parts, and a line that cannot be changed says why', async () => {
  const [mug, jar, book] = buildOrder().lines
  const bundle = { id: 'set-1', productId: 'set', variantId: 'set-1', title: 'Tea set', imageUrl: null, quantity: 2 }
  const parts = [
    { ...mug!, id: 'part-0001', quantity: 4, fulfilledQuantity: 0, unitPriceCents: 1000, totalCents: 4000, bundle },
    { ...jar!, id: 'part-0002', quantity: 2, fulfilledQuantity: 0, unitPriceCents: 500, totalCents: 1000, bundle },
  ]
  const donation = {
    ...book!,
    id: 'line-0009',
    attributes: {},
    title: 'Kiln fund',
    productType: productTypes.donation,
    quantity: 1,
  }
  const card = { ...donation, id: 'line-0010', title: 'Gift card', productType: productTypes.giftCard }
  const lines = [...parts, { ...donation, fulfilledQuantity: 1 }, { ...card, fulfilledQuantity: 1 }]
  const previewed: OrderEdit[] = []
  const { person } = open(buildOrder({ lines }), (edit) => {
    previewed.push(edit)
    return {}
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Tea set' })
  expect(screen.getByText('$25.00')).toBeDefined()
  expect(screen.getByText(/^2 × Harbor mug/)).toBeDefined()
  expect(screen.getByText('1 × Moon jar')).toBeDefined()
  await person.clear(quantity)
  await person.type(quantity, '3')
  await waitFor(() => expect(previewed.at(-1)?.bundles).toEqual([{ bundleId: 'set-1', quantity: 3 }]))
  await person.click(screen.getByRole('button', { name: 'Remove Tea set' }))
  await waitFor(() => expect(previewed.at(-1)?.bundles).toEqual([{ bundleId: 'set-1', quantity: 0 }]))
  expect(screen.getByText('Donations can’t be changed.')).toBeDefined()
  expect(screen.getByText('Already delivered, so it can’t be removed.')).toBeDefined()
  for (const name of ['Kiln fund', 'Gift card'])
    expect(screen.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveProperty('disabled', true)
})

test('a gift card and a download of an unpaid order say at their fields why there can’t be more', async () => {
  const [mug, jar, book] = buildOrder().lines
  const card = { ...jar!, title: 'Gift card', productType: productTypes.giftCard }
  const download = { ...book!, attributes: {}, title: 'Notebook', productType: productTypes.digital }
  open(buildOrder({ paymentState: 'awaiting', fulfilments: [], lines: [mug!, card, download] }), () => ({}))
  const fieldOf = (name: string) => screen.findByRole('textbox', { name: `Quantity of ${name}` })
  const hintOf = async (name: string) =>
    document.getElementById((await fieldOf(name)).getAttribute('aria-describedby')!)?.textContent
  expect(await hintOf('Gift card')).toBe('The customer says who gets each gift card, so this one can only be removed.')
  expect(await hintOf('Notebook')).toBe('A download is ordered once, so it can only be removed.')
  expect((await fieldOf('Harbor mug · Large / Celadon')).getAttribute('aria-describedby')).toBeNull()
})

test('a number that is more than in stock is refused before it is saved, with the item and what there is', async () => {
  const [mug] = buildOrder().lines
  const shortages = [{ variantId: mug!.variantId, name: 'Harbor mug (Large)', available: 3 }]
  const { person } = open(buildOrder({ fulfilments: [] }), () => ({ changes: ['Harbor mug: 2 → 9'], shortages }))
  const quantity = await screen.findByRole('textbox', { name: /^Quantity of Harbor mug/ })
  await person.clear(quantity)
  await person.type(quantity, '9')
  expect(await screen.findByText('“Harbor mug (Large)” has only 3 more in stock.')).toBeDefined()
  expect(screen.getByText('Only 3 more in stock.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})

test('the editor of an order with a subscription says that later orders stay as they are', async () => {
  const [mug] = buildOrder().lines
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const
  open(buildOrder({ fulfilments: [], lines: [{ ...mug!, subscriptionPlan: plan }] }), () => ({}))
  await screen.findByText('Your changes apply to this order only')
})

test('the editor of an order without subscriptions says nothing of them', async () => {
  open(buildOrder({ fulfilments: [] }), () => ({}))
  await screen.findByText('Nothing has changed yet.')
  expect(screen.queryByText('Your changes apply to this order only')).toBeNull()
})

test('an order that cannot be edited says why', async () => {
  open(buildOrder({ state: 'cancelled' }), () => ({}))
  await screen.findByText('Canceled orders can’t be edited.')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})
