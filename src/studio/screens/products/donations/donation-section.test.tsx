import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import type { ProductDraft } from '../draft.ts'
import { DonationSection } from './donation-section.tsx'

const funds = [
  { id: 'fund-kiln', name: 'The new kiln', isClosed: false },
  { id: 'fund-roof', name: 'The roof', isClosed: true },
]
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ funds })))
afterEach(() => vi.unstubAllGlobals())

const staff = buildStaff({ permissions: [], website: { currency: 'USD', locale: 'en-US', timeZone: 'UTC' } })

function show(productType: ProductDraft['productType']) {
  const saved: ProductDraft['donation'][] = []
  function Editor() {
    const [donation, setDonation] = useState<ProductDraft['donation']>()
    return (
      <DonationSection
        productId="product-1"
        productType={productType}
        donation={donation}
        change={(_place, changed) => {
          const next = (changed as Partial<ProductDraft>).donation
          saved.push(next)
          setDonation(next)
        }}
      />
    )
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Editor />
    </StaffContext>,
  )
  return { saved, person }
}

test('an owner chooses how often people can donate, and one of the choices always stays', async () => {
  const { saved, person } = show(productTypes.donation)
  await person.click(screen.getByRole('checkbox', { name: 'Monthly' }))
  expect(saved.at(-1)?.frequencies).toEqual(['once', 'month'])
  await person.click(screen.getByRole('checkbox', { name: 'Once' }))
  expect(saved.at(-1)?.frequencies).toEqual(['month'])
  await person.click(screen.getByRole('checkbox', { name: 'Monthly' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Monthly' }).checked).toBe(true)
  screen.getByText('/donate/product-1')
})

test('an owner chooses the funds of a product, closed ones too', async () => {
  const { saved, person } = show(productTypes.donation)
  await person.click(await screen.findByRole('checkbox', { name: 'The new kiln' }))
  await person.click(screen.getByRole('checkbox', { name: 'The roof (closed)' }))
  expect(saved.at(-1)?.fundIds).toEqual(['fund-kiln', 'fund-roof'])
})

test('other products have no such section', () => {
  show(productTypes.giftCard)
  expect(screen.queryByText('How often')).toBeNull()
})
