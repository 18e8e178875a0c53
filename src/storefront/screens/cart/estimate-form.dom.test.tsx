import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildCart, groundShipping } from '../../purchases/testing/build-cart.ts'
import { EstimateForm } from './estimate-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

function draw(): { readonly sent: string[] } {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return Response.json({ code: 'unexpected' }, { status: 500 })
  })
  const cart = buildCart({
    shippingLocation: { country: 'US', region: 'ME', postalCode: '' },
    shippingOptions: [groundShipping],
    selectedShippingOption: groundShipping,
  })
  const model = {
    cart,
    moneyFormat: { locale: 'en-US' },
    countries: [
      { code: 'US', name: 'United States' },
      { code: 'DE', name: 'Germany' },
    ],
    startCountry: 'US',
    regions: { US: [{ code: 'ME', name: 'Maine' }] },
    takesPayments: true,
    installments: null,
    shopHref: '/shop',
    sellsProducts: true,
    csrfToken: 'nonce.signature',
    error: null,
    placed: null,
  }
  render(<EstimateForm cart={cart} model={model} />)
  return { sent }
}

const choose = (field: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } })
const estimate = () => fireEvent.click(screen.getByRole('button', { name: 'Estimate' }))

test('while another place is chosen, the methods of the place before are not offered', () => {
  draw()
  expect(screen.getByRole('radio', { name: /Ground/ })).toBeDefined()
  choose('Country', 'DE')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Select Estimate to update the total for this place.')
  choose('Country', 'US')
  choose('State', 'ME')
  expect(screen.getByRole('radio', { name: /Ground/ })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a state that taxes may depend on has to be chosen before an estimate', async () => {
  const { sent } = draw()
  choose('Country', 'DE')
  choose('Country', 'US')
  estimate()
  expect(screen.getByText('Choose a state.')).toBeDefined()
  expect(sent).toEqual([])
  choose('State', 'ME')
  expect(screen.queryByText('Choose a state.')).toBeNull()
  estimate()
  await vi.waitFor(() => expect(sent).not.toEqual([]))
})
