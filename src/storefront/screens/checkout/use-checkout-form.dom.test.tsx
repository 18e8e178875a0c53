import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import { buildCart } from '../../purchases/testing/build-cart.ts'
import { buildModel } from './testing/build-model.ts'
import { forgetForm, useCheckoutForm } from './use-checkout-form.ts'

afterEach(forgetForm)

const inMaine = { ...blankAddress, country: 'US', region: 'ME', lastName: 'Byron' }
const ownCart = buildModel()
const linkOf = (id: string) =>
  buildModel({
    cart: buildCart({ draftOrder: { id, number: 1 } }),
    known: { email: 'ada@example.com', address: inMaine },
  })

/** Opens the checkout and types an email address, as a buyer who leaves the page after that. */
function typeIn(model: typeof ownCart, email: string) {
  const { result, unmount } = renderHook(() => useCheckoutForm(model))
  act(() => result.current[1]({ email }))
  unmount()
}
const formOf = (model: typeof ownCart) => renderHook(() => useCheckoutForm(model)).result.current[0]

test('what was typed is there again after a reload, also at a payment link', () => {
  for (const model of [ownCart, linkOf('one')]) {
    typeIn(model, 'typed@example.com')
    expect(formOf(model).email).toBe('typed@example.com')
  }
})

test('a payment link shows the customer and the address of its draft order, not those typed for another cart', () => {
  for (const other of [ownCart, linkOf('two')]) {
    typeIn(other, 'typed@example.com')
    expect(formOf(linkOf('one'))).toMatchObject({ email: 'ada@example.com', shippingAddress: { region: 'ME' } })
  }
  typeIn(linkOf('one'), 'typed@example.com')
  expect(formOf(ownCart).email).toBe('')
})
