import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PayPalPanel } from './paypal-panel.tsx'

const none = { live: '', test: '' }

test('a shop without PayPal is led to its keys', () => {
  renderInStudio(<PayPalPanel paypal={none} currency="USD" isOn={false} onSwitch={() => {}} />)
  expect(screen.getByRole('link', { name: 'Connect PayPal' }).getAttribute('href')).toBe('/paypal')
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a connected shop switches it off and on', async () => {
  const onSwitch = vi.fn()
  const { person } = renderInStudio(
    <PayPalPanel paypal={{ ...none, live: 'TidelineClient' }} currency="USD" isOn onSwitch={onSwitch} />,
  )
  await person.click(screen.getByRole('switch', { name: 'Accept PayPal' }))
  expect(onSwitch).toHaveBeenCalledWith(false)
  expect(screen.getByRole('link', { name: 'Manage PayPal' })).toBeTruthy()
})

test.each([
  ['connected', { ...none, live: 'TidelineClient' }],
  ['not connected', none],
])('a shop in a currency that PayPal does not take is told so: %s', (_what, paypal) => {
  renderInStudio(<PayPalPanel paypal={paypal} currency="INR" isOn onSwitch={() => {}} />)
  expect(screen.getByText(/PayPal doesn’t take payments in INR/)).toBeTruthy()
})
