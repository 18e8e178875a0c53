import { expect, test } from 'vitest'
import { draftForCustomer } from './draft-for-customer.ts'

const address = {
  ...{ firstName: 'Ada', lastName: 'Byron', company: '', addressLine1: '12 Kiln Lane', addressLine2: '' },
  ...{ city: 'Portland', region: 'ME', postalCode: '04101', country: 'US', phone: '' },
}
const customer = { email: 'ada@example.com', firstName: '', lastName: '', phone: '', addresses: [address] }

test('an order for a customer begins with their email address and newest address', () => {
  expect(draftForCustomer(customer, 'US')).toMatchObject({ email: 'ada@example.com', address })
})

test('it has their phone number and name where the address lacks them', () => {
  const named = { ...customer, firstName: 'Ada', lastName: 'King', phone: '+1 503 555 0100' }
  expect(draftForCustomer(named, 'US').address).toEqual({ ...address, phone: '+1 503 555 0100' })
  const unnamed = { ...address, firstName: '', lastName: '', phone: '12345' }
  expect(draftForCustomer({ ...named, addresses: [unnamed] }, 'US').address).toEqual({
    ...{ ...unnamed, firstName: 'Ada', lastName: 'King' },
  })
})

test('it has their name in a new address where none is known, and no address where nothing is', () => {
  const named = { ...customer, firstName: 'Ada', lastName: 'King', phone: '12345', addresses: [] }
  expect(draftForCustomer(named, 'DE').address).toMatchObject({
    ...{ firstName: 'Ada', lastName: 'King', phone: '12345', country: 'DE', addressLine1: '' },
  })
  expect(draftForCustomer({ ...customer, addresses: [] }, 'DE').address).toBeNull()
})
