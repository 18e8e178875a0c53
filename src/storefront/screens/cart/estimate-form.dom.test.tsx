import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCart, groundShipping } from '../../purchases/testing/build-cart.ts'
import { EstimateForm } from './estimate-form.tsx'
import { buildLiveCart } from './testing/build-model.ts'

afterEach(() => vi.unstubAllGlobals())

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
]

test('another country ends the estimate for the one before, and the form stays open', () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    sent.push([path, request?.body])
    return new Promise(() => undefined)
  })
  const left: boolean[] = []
  const cart = buildCart({
    shippingLocation: { country: 'DE', region: '', postalCode: '' },
    shippingOptions: [groundShipping],
  })
  const form = (shown: typeof cart) => (
    <EstimateForm cart={shown} model={buildLiveCart({ countries })} onPlaceLeft={(isLeft) => left.push(isLeft)} />
  )
  const { container, getByLabelText, rerender } = render(form(cart))
  fireEvent.change(getByLabelText('Country'), { target: { value: 'US' } })
  expect(left).toEqual([true])
  expect(sent).toHaveLength(1)
  rerender(form({ ...cart, shippingLocation: null, shippingOptions: [] }))
  expect(container.querySelector('details')!.open).toBe(true)
  expect((getByLabelText('Country') as HTMLSelectElement).value).toBe('US')
})
