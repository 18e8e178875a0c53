import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCart, groundShipping } from '../../purchases/testing/build-cart.ts'
import { EstimateForm } from './estimate-form.tsx'
import { buildLiveCart } from './testing/build-model.ts'

afterEach(() => vi.unstubAllGlobals())

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
]

/** A server that answers nothing useful. @returns what it was asked */
function serve(): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ code: 'unexpected' }, { status: 500 })
  })
  return asked
}

test('another country ends the estimate for the one before, and the form stays open', async () => {
  const asked = serve()
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
  await vi.waitFor(() => expect(asked).not.toEqual([]))
  rerender(form({ ...cart, shippingLocation: null, shippingOptions: [] }))
  expect(container.querySelector('details')!.open).toBe(true)
  expect((getByLabelText('Country') as HTMLSelectElement).value).toBe('US')
})

test('a state that taxes may depend on has to be chosen before an estimate', async () => {
  const asked = serve()
  const model = buildLiveCart({ countries, startCountry: 'US', regions: { US: [{ code: 'ME', name: 'Maine' }] } })
  render(<EstimateForm cart={buildCart()} model={model} onPlaceLeft={() => {}} />)
  const estimate = () => fireEvent.click(screen.getByRole('button', { name: 'Estimate', hidden: true }))
  estimate()
  expect(screen.getByText('Choose a state.')).toBeDefined()
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'ME' } })
  expect(screen.queryByText('Choose a state.')).toBeNull()
  estimate()
  await vi.waitFor(() => expect(asked).not.toEqual([]))
})
