import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

function render(productType: ProductType) {
  const seen: { plan: SubscriptionPlan | null; isOn: boolean } = { plan: null, isOn: false }
  function Page() {
    const [draft, setDraft] = useState({ isSubscribable: false, subscriptionPlan: null as SubscriptionPlan | null })
    Object.assign(seen, { plan: draft.subscriptionPlan, isOn: draft.isSubscribable })
    return (
      <SubscriptionSection
        productType={productType}
        {...draft}
        change={(_, changes) => setDraft((before) => ({ ...before, ...changes }))}
      />
    )
  }
  const staff = buildStaff({ website: { currency: 'USD', locale: 'en-US' } })
  const view = renderInStudio(
    <StaffContext value={staff}>
      <Page />
    </StaffContext>,
  )
  return { ...view, seen }
}

test('a product becomes a subscription, with its words as customers read them', async () => {
  const { person, seen } = render(productTypes.physical)
  await person.click(screen.getByRole('switch', { name: /^Sell as a subscription/ }))
  expect(seen).toEqual({ isOn: true, plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } })
  expect(screen.getByText(/“monthly”/)).toBeTruthy()
  const payments = screen.getByLabelText(/Number of payments/)
  await person.tripleClick(payments)
  await person.keyboard('1')
  expect(screen.getByText('Choose more than one payment, or 0.')).toBeTruthy()
  await person.keyboard('2')
  expect(screen.getByText(/“monthly for 1 year”/)).toBeTruthy()
  await person.click(screen.getByRole('switch', { name: /^Sell as a subscription/ }))
  expect(seen).toEqual({ isOn: false, plan: null })
})

test('a subscription begins with a trial of two free weeks, until that is changed or taken away', async () => {
  const { person, seen } = render(productTypes.service)
  await person.click(screen.getByRole('switch', { name: /^Sell as a subscription/ }))
  await person.click(screen.getByRole('switch', { name: /^Begin with a trial/ }))
  expect(seen.plan?.trial).toEqual({ period: { value: 14, unit: 'DAY' }, priceCents: 0 })
  const price = screen.getByLabelText(/^Trial price/)
  await person.clear(price)
  await person.type(price, '1.50')
  await person.tab()
  expect(seen.plan?.trial?.priceCents).toBe(150)
  await person.click(screen.getByRole('switch', { name: /^Begin with a trial/ }))
  expect(seen.plan).toEqual({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 })
})

test('a download has no subscription', () => {
  render(productTypes.digital)
  expect(screen.queryByRole('switch')).toBeNull()
})
