import { describe, expect, test } from 'vitest'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { buyerName, buyerOf, deliveryOf, linesLeft, mayCancel } from './rules.ts'
import type { Order, OrderDownload, OrderLine } from './schema.ts'

const { physical, digital, service } = productTypes
const line = (productType: ProductType, quantity = 1, fulfilledQuantity = 0) =>
  ({ id: `line-${productType}`, productType, quantity, fulfilledQuantity, removedQuantity: 0 }) as OrderLine
const address = { firstName: 'Ada', lastName: 'Byron', country: 'US', region: 'ME' } as Order['shippingAddress']

describe('an order comes', () => {
  test.each([
    ['in a parcel', [physical], { name: 'Ground', isPickup: false }, 'parcel'],
    ['in a parcel, files besides', [physical, digital], { name: 'Ground', isPickup: false }, 'parcel'],
    ['over the counter', [physical], { name: 'Pickup', isPickup: true }, 'pickup'],
    ['as files', [digital, digital], null, 'download'],
    ['as a service', [service], null, 'service'],
    ['as a service, files besides', [service, digital], null, 'service'],
  ] as const)('%s', (_what, types, shippingMethod, delivery) => {
    expect(deliveryOf({ lines: types.map((type) => line(type)), shippingMethod })).toBe(delivery)
  })
})

describe('the buyer', () => {
  const grace = { firstName: 'Grace', lastName: '', country: null, region: '' }
  const nobody = { buyer: null, shippingAddress: null, billingAddress: null }
  test.each([
    ['is who was asked when nothing is sent', { ...nobody, buyer: grace }, 'Grace'],
    ['is the recipient', { ...nobody, shippingAddress: address }, 'Ada Byron'],
    ['is whose bill it is, else', { ...nobody, billingAddress: address }, 'Ada Byron'],
    ['may be nobody', nobody, ''],
  ])('%s', (_what, order, name) => {
    expect(buyerName(order)).toBe(name)
  })

  test('is in the country of the address', () => {
    expect(buyerOf({ ...nobody, shippingAddress: address })).toMatchObject({ country: 'US', region: 'ME' })
  })
})

describe('left to do', () => {
  test.each([
    ['is what was not sent', 'paid', [line(physical, 3, 2), line(service)], [1, 1]],
    ['is not what was refunded before', 'paid', [{ ...line(physical, 3, 1), removedQuantity: 2 }], []],
    ['is nothing when all is sent', 'paid', [line(physical, 3, 3)], []],
    ['is not a file that waits for the money', 'awaiting', [line(physical), line(digital)], [1]],
    ['is a file that was paid for and could not be opened', 'paid', [line(digital)], [1]],
  ] as const)('%s', (_what, paymentState, lines, left) => {
    expect(linesLeft({ paymentState, lines: [...lines] }).map((one) => one.left)).toEqual(left)
  })
})

describe('cancelling', () => {
  const parcel = [{}] as Order['fulfilments']
  const file = [{}] as OrderDownload[]
  test.each([
    ['an open order', 'open', [], [], true],
    ['a part of which was sent', 'open', parcel, [], true],
    ['one that was sent', 'fulfilled', parcel, [], false],
    ['one of files alone', 'fulfilled', [], file, true],
    ['one of files and a parcel', 'fulfilled', parcel, file, false],
    ['one that is cancelled', 'cancelled', [], file, false],
  ] as const)('%s', (_what, state, fulfilments, downloads, allowed) => {
    expect(mayCancel({ state, fulfilments: [...fulfilments], downloads: [...downloads], lines: [] })).toBe(allowed)
  })
})
