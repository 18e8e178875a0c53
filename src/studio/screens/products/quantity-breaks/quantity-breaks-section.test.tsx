import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { newVariant, type ProductDraft } from '../draft.ts'
import { QuantityBreaksSection } from './quantity-breaks-section.tsx'

const staff = buildStaff({ permissions: [], website: { currency: 'USD', locale: 'en-US', timeZone: 'UTC' } })

function show(productType: ProductDraft['productType'], isSubscribable = false) {
  const saved: (QuantityBreaks | undefined)[] = []
  function Editor() {
    const [breaks, setBreaks] = useState<QuantityBreaks | undefined>()
    return (
      <QuantityBreaksSection
        productType={productType}
        isSubscribable={isSubscribable}
        quantityBreaks={breaks}
        variants={[newVariant({ Color: 'Blue' }), newVariant({ Color: 'Red' })]}
        change={(_, changes) => {
          const { quantityBreaks } = changes as Partial<ProductDraft>
          saved.push(quantityBreaks)
          setBreaks(quantityBreaks)
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

test('an owner lowers the price for larger quantities, adds a step and takes it back', async () => {
  const { saved, person } = show(productTypes.physical)
  await person.click(screen.getByRole('switch', { name: /^Lower the price/ }))
  expect(saved.at(-1)).toEqual({
    isTogether: true,
    kind: 'percent',
    steps: [{ from: 10, percentMilli: 5000, priceCents: 0 }],
  })
  await person.click(screen.getByRole('button', { name: 'Add quantity' }))
  expect(saved.at(-1)!.steps).toMatchObject([{ from: 10 }, { from: 20, percentMilli: 10_000 }])
  await person.click(screen.getByRole('checkbox', { name: /^Count all variants together/ }))
  expect(saved.at(-1)).toMatchObject({ isTogether: false })
  await person.click(screen.getByRole('radio', { name: 'Price each' }))
  const [price] = screen.getAllByRole('textbox', { name: 'Price each' })
  await person.clear(price!)
  await person.type(price!, '15')
  expect(saved.at(-1)!.steps[0]).toMatchObject({ from: 10, priceCents: 1500 })
  await person.click(screen.getByRole('button', { name: 'Remove quantity 2' }))
  expect(saved.at(-1)!.steps).toHaveLength(1)
  await person.click(screen.getByRole('switch', { name: /^Lower the price/ }))
  expect(saved.at(-1)).toBeUndefined()
})

test.each([
  ['a gift card', productTypes.giftCard, false],
  ['a subscription', productTypes.physical, true],
])('%s has no quantity discounts', (_, productType, isSubscribable) => {
  show(productType, isSubscribable)
  expect(screen.queryByRole('switch')).toBeNull()
})
