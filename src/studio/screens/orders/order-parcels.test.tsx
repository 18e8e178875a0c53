import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderParcels } from './order-parcels.tsx'

function show(order = buildOrder(), permissions: SignedIn['permissions'] = ['orders.read', 'orders.manage']) {
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', useCldrMoneyFormat: true }
  const staff = buildStaff({ permissions, website })
  return renderInStudio(
    <StaffContext value={staff}>
      <OrderParcels order={order} />
    </StaffContext>,
  )
}
const actions = async ({ person }: ReturnType<typeof show>) => {
  await person.click(screen.getByRole('button', { name: /^More actions for/ }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

describe('a parcel', () => {
  test('says what is in it, and has a packing slip of its own', async () => {
    expect(await actions(show())).toEqual(['Packing slip', 'Edit tracking…', 'Undo fulfillment'])
    screen.getByText('2 × Harbor mug (Large / Celadon), 1 × Moon jar')
    const { pathname, search } = screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'Packing slip' })
    expect(pathname + search).toBe('/orders/packing-slips?ids=order-0001&parcel=parcel-0001')
  })

  test('names a part of a bundle once, where its price did not divide', () => {
    const built = buildOrder()
    const [mug, ...others] = built.lines
    const bundle = { id: 'set', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 1 }
    const parts = ['part-1', 'part-2'].map((id) => ({ ...mug!, id, quantity: 1, bundle }))
    const lines = parts.map(({ id: lineId }) => ({ lineId, quantity: 1 }))
    const fulfilments = built.fulfilments.map((parcel) => ({ ...parcel, lines }))
    show({ ...built, lines: [...parts, ...others], fulfilments })
    screen.getByText('2 × Tea set: Harbor mug (Large / Celadon)')
  })

  test('can be printed, not changed, by those who only read orders and once the order is canceled', async () => {
    const reader = show(buildOrder(), ['orders.read'])
    expect(await actions(reader)).toEqual(['Packing slip'])
    reader.unmount()
    expect(await actions(show(buildOrder({ state: 'cancelled' })))).toEqual(['Packing slip'])
  })

  test('of files has no packing slip', async () => {
    const files = buildOrder().lines.map((line) => ({ ...line, productType: productTypes.digital }))
    expect(await actions(show(buildOrder({ lines: files })))).toEqual(['Edit tracking…', 'Undo fulfillment'])
  })
})
