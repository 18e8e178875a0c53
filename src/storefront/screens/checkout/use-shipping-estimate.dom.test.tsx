import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShippingLocation } from '#shared/cart/schema.ts'
import { buildCart, groundShipping } from '../../purchases/testing/build-cart.ts'
import { useShippingEstimate } from './use-shipping-estimate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pickup = { ...groundShipping, id: 'pickup', isPickup: true }
const maine: ShippingLocation = { country: 'US', region: 'ME', postalCode: '04856' }

test('a pickup place chosen right after the address stays chosen while the server is asked', async () => {
  const sent: string[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    return new Promise((resolve) => {
      answer = () => resolve(Response.json({ code: 'unexpected' }, { status: 500 }))
    })
  })
  const cart = buildCart({ pickupOptions: [pickup] })
  const { result } = renderHook(() => useShippingEstimate(maine, cart))
  act(() => result.current.pickUp(pickup.id))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current.choosing).toBe(pickup.id)
  expect(sent).toHaveLength(1)
  // The request for a token is shared by all calls: those of other tests would wait for it.
  await act(async () => answer())
})
