import { newToken } from '#server/identifiers.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { type Placed, type PlaceOrderBody, placeOrderCall } from '#shared/checkout/schema.ts'
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

/** The body of a domestic buyer; standard shipping of a new shop costs 5.00. */
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
    expectedDueCents: changes.expectedDueCents ?? null,
  }
}

/** The fields of a buyer of items without shipping, in place of an address. */
export const nothingSent = {
  buyer: { firstName: 'Ada', lastName: 'Byron', country: null, region: '' },
  shippingAddress: null,
  shippingMethodId: null,
} satisfies Partial<PlaceOrderBody>

/** Adds something to the visitor's cart. */
export function add(visitor: Browser, product: { itemId: string; sku: string }, quantity = 1) {
  return visitor.call(addCartEntryCall, { body: { itemId: product.itemId, sku: product.sku, quantity } })
}

/** Pays for the visitor's cart. */
export function pay(visitor: Browser, changes: Partial<PlaceOrderBody> & Pick<PlaceOrderBody, 'expectedTotalCents'>) {
  return visitor.call(placeOrderCall, { body: orderBody(changes) })
}

/** The order in the answer to a payment. @throws Error when the payment was refused, or waits */
export function orderIn({ body }: { readonly body: Placed }) {
  if (body.state !== 'placed') throw new Error(`The payment is ${body.state}.`)
  return body
}

/** The id of the payment that waits for its buyer or its provider. @throws Error when it was refused, or is settled */
export function paymentIn({ body }: { readonly body: Placed }): string {
  if (body.state === 'placed') throw new Error('The order was placed.')
  return body.paymentId
}

/** Pays for the visitor's cart, which must succeed. @returns the order */
export const buy = async (...given: Parameters<typeof pay>) => orderIn(await pay(...given))
