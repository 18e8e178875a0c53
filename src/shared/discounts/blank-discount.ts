import type { DiscountContent } from './schema.ts'

/** A new discount: ten percent off the whole order with a code, without limits. */
export const blankDiscount: DiscountContent = {
  title: '',
  trigger: 'code',
  code: '',
  isOn: true,
  kind: 'percent',
  percentMilli: 10_000,
  amountCents: 0,
  appliesTo: { kind: 'all' },
  excludesSale: false,
  buy: { quantity: 1, of: { kind: 'all' } },
  getQuantity: 1,
  timesPerOrder: null,
  shippingMaximumCents: null,
  countries: [],
  minimumSubtotalCents: 0,
  minimumQuantity: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  oncePerCustomer: false,
  firstOrderOnly: false,
  customers: [],
  combinesWith: { product: false, order: false, shipping: false },
}
