import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { DraftForm } from './draft-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC', country: 'US', taxCategories: [] }
const staff = buildStaff({ permissions: ['orders.manage', 'products.read'], website })

const variant = {
  variantId: '0199a000-93e3-747b-acbf-9ce86cf1cbee',
  productId: '0199a000-93e3-747b-acbf-9a33fda80e9a',
  productTitle: 'Harbor mug',
  productType: 1,
  sku: 'MUG',
  attributes: { Color: 'Blue' },
  priceCents: 2000,
  salePriceCents: 0,
  onSale: false,
}

test('a product is added at its price, then gets its own, beside an item that is not in the catalog', async () => {
  const changes: DraftContent[] = []
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/owner/stock')
      ? Response.json({ variants: [variant], next: null })
      : Response.json({ failure: { code: 'unavailable' } }, { status: 503 }),
  )
  function Form() {
    const [content, setContent] = useState(blankDraft)
    return (
      <DraftForm
        content={content}
        onChange={(next) => {
          changes.push(next)
          setContent(next)
        }}
      />
    )
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Form />
    </StaffContext>,
  )
  await person.click(screen.getByRole('combobox', { name: 'Add a product' }))
  await person.click(await screen.findByRole('option', { name: 'Harbor mug · Blue (MUG)', hidden: true }))
  expect(changes.at(-1)!.lines).toMatchObject([{ kind: 'product', quantity: 1, unitPriceCents: 2000 }])
  const price = screen.getByRole('textbox', { name: 'Price of Harbor mug · Blue' })
  await person.clear(price)
  await person.type(price, '15')
  await person.click(screen.getByRole('button', { name: 'Add custom item' }))
  expect(screen.queryByText('Enter a name.')).toBeNull()
  await person.click(screen.getByRole('textbox', { name: 'Item' }))
  await person.tab()
  expect(screen.getByText('Enter a name.')).toBeDefined()
  await person.type(screen.getByRole('textbox', { name: 'Item' }), 'Engraving')
  await waitFor(() =>
    expect(changes.at(-1)!.lines).toMatchObject([
      { variantId: variant.variantId, unitPriceCents: 1500 },
      { kind: 'free', title: 'Engraving' },
    ]),
  )
  await person.click(screen.getByRole('button', { name: 'Remove Harbor mug · Blue' }))
  expect(changes.at(-1)!.lines).toMatchObject([{ kind: 'free' }])
})

test('a pickup place that is also a method for the address is offered once', async () => {
  const pickup = { id: 'pickup', name: 'Pickup at the mill', isPickup: true, costCents: 0, fullCostCents: 0 }
  const ground = { id: 'ground', name: 'Ground', isPickup: false, costCents: 900, fullCostCents: 900 }
  const cart = { shippingOptions: [ground, pickup], pickupOptions: [pickup], selectedShippingOption: null, entries: [] }
  vi.stubGlobal('fetch', async () => Response.json({ cart }))
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DraftForm content={blankDraft} onChange={() => {}} />
    </StaffContext>,
  )
  await person.click(screen.getByRole('combobox', { name: 'Shipping' }))
  expect(await screen.findByRole('option', { name: 'Ground', hidden: true })).toBeDefined()
  expect(screen.getAllByRole('option', { name: 'Pickup at the mill', hidden: true })).toHaveLength(1)
})

test('a draft that was ordered says nothing about what is sold out now', async () => {
  const problem = 'Sorry, we do not have enough of that item available.'
  const cart = {
    ...{ entries: [{ id: 'draft-0', problem }], shippingOptions: [], pickupOptions: [], requiresShipping: false },
    ...{ validCoupons: [], automaticDiscounts: [], applicableTaxRules: [], giftCards: [], currency: 'USD' },
    ...{ subtotalCents: 6000, discountCents: 0, shippingCostCents: 0, grandTotalCents: 6000 },
  }
  vi.stubGlobal('fetch', async () => Response.json({ cart }))
  const { productId, variantId } = variant
  const line = {
    kind: 'product',
    productId,
    variantId,
    title: 'Harbor mug',
    quantity: 3,
    unitPriceCents: 2000,
  } as const
  const show = (isReadOnly: boolean) => (
    <StaffContext value={staff}>
      <DraftForm content={{ ...blankDraft, lines: [line] }} onChange={() => {}} isReadOnly={isReadOnly} />
    </StaffContext>
  )
  const { unmount } = renderInStudio(show(false))
  expect(await screen.findByText(problem)).toBeDefined()
  unmount()
  renderInStudio(show(true))
  await waitFor(() => expect(screen.getByText('Subtotal')).toBeDefined())
  expect(screen.queryByText(problem)).toBeNull()
})

test('shipping that the customer chooses is not in the total, and is marked when it is missing', async () => {
  const cart = {
    ...{ entries: [{ id: 'draft-0', problem: null }], shippingOptions: [], pickupOptions: [], requiresShipping: true },
    ...{ validCoupons: [], automaticDiscounts: [], applicableTaxRules: [], giftCards: [], currency: 'USD' },
    ...{ subtotalCents: 6000, discountCents: 0, shippingCostCents: 0, grandTotalCents: 6000 },
    selectedShippingOption: null,
  }
  vi.stubGlobal('fetch', async () => Response.json({ cart }))
  const missing = 'Choose how this order is shipped.'
  renderInStudio(
    <StaffContext value={staff}>
      <DraftForm content={blankDraft} errors={{ shipping: missing }} onChange={() => {}} />
    </StaffContext>,
  )
  expect(await screen.findByText('Chosen at checkout')).toBeDefined()
  expect(screen.getByText('Total before shipping')).toBeDefined()
  const shipping = screen.getByRole('combobox', { name: 'Shipping' })
  expect([shipping.getAttribute('aria-invalid'), screen.getByText(missing).id]).toEqual([
    'true',
    shipping.getAttribute('aria-describedby'),
  ])
})

test('the state of an address is chosen from those of its country: taxes depend on its code', async () => {
  const regions = [
    { code: 'ME', name: 'Maine' },
    { code: 'VT', name: 'Vermont' },
  ]
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/commerce/regions/US') ? { regions } : {}, {
      status: path.includes('regions') ? 200 : 503,
    }),
  )
  const changes: DraftContent[] = []
  const address = { ...blankAddress, country: 'US' as const, region: 'Maine' }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DraftForm content={{ ...blankDraft, address }} onChange={(next) => changes.push(next)} />
    </StaffContext>,
  )
  await person.click(await screen.findByRole('combobox', { name: 'State' }))
  await person.click(await screen.findByRole('option', { name: 'Vermont', hidden: true }))
  expect(changes.at(-1)!.address).toMatchObject({ country: 'US', region: 'VT' })
})

test('a customer of the shop is found by name, and the draft has their email address, name and address', async () => {
  const address = {
    ...{ firstName: 'Ada', lastName: 'Byron', company: '', addressLine1: '12 Kiln Lane', addressLine2: '' },
    ...{ city: 'Portland', region: 'ME', postalCode: '04101', country: 'US', phone: '' },
  }
  const summary = { id: 'customer-1', email: 'ada@example.com', name: 'Ada Byron' }
  const customer = { email: summary.email, firstName: 'Ada', lastName: 'Byron', phone: '12345', addresses: [address] }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/owner/customers/customer-1')) return Response.json({ customer })
    if (path.startsWith('/api/owner/customers')) return Response.json({ customers: [summary], next: null })
    return Response.json({ code: 'unavailable' }, { status: 503 })
  })
  const changes: DraftContent[] = []
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DraftForm content={blankDraft} onChange={(next) => changes.push(next)} />
    </StaffContext>,
  )
  await person.type(screen.getByRole('combobox', { name: 'Find a customer' }), 'ada')
  await person.click(await screen.findByRole('option', { name: 'Ada Byron · ada@example.com', hidden: true }))
  await waitFor(() =>
    expect(changes.at(-1)).toMatchObject({ email: 'ada@example.com', address: { ...address, phone: '12345' } }),
  )
})
