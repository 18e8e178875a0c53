import { newToken } from '#server/identifiers.ts'
import { addCartEntry } from '#shared/cart/api.ts'
import { type PlaceOrderBody, placeOrder } from '#shared/checkout/schema.ts'
import type { Browser } from './test-app.ts'

export const homeAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  addressLine1: '12 Kiln Lane',
  addressLine2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
  phone: '',
}

/** What a buyer at home sends; standard shipping of a new shop costs 5.00. */
export function orderBody(
  changes: Partial<PlaceOrderBody> & Pick<PlaceOrderBody, 'expectedTotalCents'>,
): PlaceOrderBody {
  return {
    idempotencyKey: newToken(),
    email: 'ada@example.com',
    buyer: null,
    shippingAddress: homeAddress,
    billingAddress: null,
    shippingMethodId: 'standard',
    note: '',
    wantsNewsletter: false,
    paymentMethod: 'test-card',
    paymentToken: 'approve',
    ...changes,
  }
}

/** What a buyer of what is not sent says instead of an address. */
export const nothingSent = {
  buyer: { firstName: 'Ada', lastName: 'Byron', country: null, region: '' },
  shippingAddress: null,
  shippingMethodId: null,
} satisfies Partial<PlaceOrderBody>

/** Puts something into the visitor's cart. */
export function add(visitor: Browser, product: { itemId: string; sku: string }, quantity = 1) {
  return visitor.call(addCartEntry, { body: { itemId: product.itemId, sku: product.sku, quantity } })
}

/** Pays for what is in the visitor's cart. */
export function pay(visitor: Browser, changes: Partial<PlaceOrderBody> & Pick<PlaceOrderBody, 'expectedTotalCents'>) {
  return visitor.call(placeOrder, { body: orderBody(changes) })
}
