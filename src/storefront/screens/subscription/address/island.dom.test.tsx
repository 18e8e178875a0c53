import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Address } from '#shared/addresses/schema.ts'
import SubscriptionAddress from './island.tsx'

const address = { country: 'US', region: 'LA', postalCode: '70112', city: 'New Orleans' }
const empty = { firstName: '', lastName: 'Byron', company: '', addressLine1: '1 Canal St', addressLine2: '', phone: '' }

test('the fields follow the chosen country, and the state of the former one is gone', async () => {
  const person = userEvent.setup()
  render(
    <SubscriptionAddress
      model={{
        address: { ...empty, ...address } as Address,
        errors: { postalCode: 'Enter a valid ZIP code.' },
        countries: [
          { code: 'US', name: 'United States' },
          { code: 'JP', name: 'Japan' },
        ],
        regions: { US: [{ code: 'LA', name: 'Louisiana' }], JP: [{ code: '13', name: 'Tokyo' }] },
      }}
    />,
  )
  expect(screen.getByLabelText('State')).toHaveProperty('value', 'LA')
  await person.selectOptions(screen.getByLabelText('Country'), 'JP')
  expect(screen.getByLabelText('Prefecture')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Postal code')).toHaveProperty('value', '70112')
  expect(screen.queryByText('Enter a valid ZIP code.')).toBeNull()
  expect(document.querySelector('input[name=drawnFor]')).toHaveProperty('value', 'JP')
})
