const address = {
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

export const destination = { country: 'US', region: 'OR', postalCode: '97201', shippingMethodId: 'standard' }

/** The body of a checkout that pays by transfer. */
export const checkoutOf = (expectedTotalCents) => ({
  idempotencyKey: crypto.randomUUID(),
  email: 'ada@example.com',
  shippingAddress: address,
  billingAddress: null,
  shippingMethodId: 'standard',
  note: '',
  paymentMethod: 'bank-transfer',
  paymentToken: null,
  expectedTotalCents,
})

/** Buys one thing by transfer, as a visitor. @returns the reply to the checkout */
export async function buyOnce(visitor, { itemId, sku }) {
  await visitor('POST', '/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 1 })
  const { shoppingCart } = await visitor('PUT', '/api/commerce/shopping-cart/shipping-location', destination)
  return visitor('POST', '/api/commerce/checkout/orders', checkoutOf(shoppingCart.grandTotalCents))
}
