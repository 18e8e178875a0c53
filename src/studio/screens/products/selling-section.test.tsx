import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SellingSection } from './selling-section.tsx'

afterEach(() => vi.unstubAllGlobals())

const texts = { ...defaultTexts, productAddToCartText: 'Put in basket', productSubscribeText: 'Get it monthly' }

test.each([
  ['the text of the shop', {}, 'Put in basket'],
  ['the text of the shop for subscriptions', { isSubscribable: true }, 'Get it monthly'],
  ['that of donations, which the shop has no text for', { productType: productTypes.donation }, 'Donate'],
])('the empty field for the text of the button shows %s', (_, changes, placeholder) => {
  vi.stubGlobal('fetch', async () => Response.json({ forms: [], products: [] }))
  const product = { ...blankProduct, productType: productTypes.physical, isSubscribable: false, ...changes }
  renderInStudio(
    <StaffContext value={buildStaff({ website: { texts } })}>
      <SellingSection {...product} productId={null} isBundle={false} change={() => {}} />
    </StaffContext>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Button text').placeholder).toBe(placeholder)
})
