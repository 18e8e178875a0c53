import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { newVariant, type ProductDraft } from '../draft.ts'
import { BundleSection } from './bundle-section.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: ['products.read'], website })
const cup = buildProduct({
  ...{ id: 'product-cup', title: 'Cup', status: 'published' },
  options: [{ name: 'Color', display: 'radio' }],
  variants: ['Red', 'Blue'].map((Color) => buildVariant({ attributes: { Color }, priceCents: 600, qtyInStock: 4 })),
})

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const isCup = String(path).includes('product-cup')
    const body = isCup ? { product: cup } : { products: [], next: null, total: 0 }
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(first: Partial<ProductDraft>, productId: string | null = null) {
  const changes: Partial<ProductDraft>[] = []
  function Editor() {
    const [draft, setDraft] = useState<Partial<ProductDraft>>(first)
    return (
      <StaffContext value={staff}>
        <BundleSection
          productId={productId}
          productType={productTypes.physical}
          options={[]}
          variants={[{ ...newVariant({}), priceCents: 1000 }]}
          bundle={draft.bundle}
          change={(_place, change) => {
            changes.push(change as Partial<ProductDraft>)
            setDraft({ ...draft, ...(change as Partial<ProductDraft>) })
          }}
        />
      </StaffContext>
    )
  }
  return { ...renderInStudio(<Editor />), last: () => changes.at(-1)?.bundle }
}

test('a new product becomes a bundle, and says what is missing', async () => {
  const { person, last } = show({})
  await person.click(screen.getByRole('switch', { name: /Sell several products together/ }))
  expect(last()).toEqual({ kind: 'fixed', parts: [] })
  expect(screen.getByText('Add the products of this bundle.')).toBeTruthy()
})

test('a saved product that is no bundle has no such choice', () => {
  show({}, 'product-1')
  expect(screen.queryByRole('switch')).toBeNull()
})

test('its parts have a variant and a quantity, and their prices and stock are shown', async () => {
  const parts = [{ productId: 'product-cup', variantId: null, quantity: 2 }]
  const { person, last } = show({ bundle: { kind: 'fixed', parts } }, 'product-1')
  expect(
    await screen.findByText(/Bought separately: \$12\.00\. Customers save \$2\.00\. .* enough for 4 bundles\./),
  ).toBeTruthy()
  const quantity = screen.getByRole('textbox', { name: 'Quantity of Cup' })
  await person.clear(quantity)
  await person.type(quantity, '3')
  expect(last()).toEqual({ kind: 'fixed', parts: [{ ...parts[0], quantity: 3 }] })
  await person.click(screen.getByRole('button', { name: 'Remove Cup' }))
  expect(last()).toEqual({ kind: 'fixed', parts: [] })
})
