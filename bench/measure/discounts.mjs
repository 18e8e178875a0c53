import { performance } from 'node:perf_hooks'
import { calculateTotals } from '../../src/shared/cart/totals.ts'
import { buildDiscount } from '../../src/shared/discounts/testing/build-discount.ts'
import { productTypes } from '../../src/shared/products/codes.ts'
import { firstTaxRules } from '../../src/shared/settings/tax-rules.ts'

const RUNS = 300
const kinds = ['percent', 'amount', 'buy-get', 'free-shipping']

const lines = Array.from({ length: 100 }, (_, number) => ({
  productId: `p${number}`,
  categoryIds: [`c${number % 10}`],
  onSale: number % 7 === 0,
  unitPriceCents: 1000 + number * 37,
  quantity: 1 + (number % 4),
  productType: productTypes.physical,
  taxable: true,
  taxCategoryId: '',
  weightGrams: 100,
}))

const flat = {
  id: 'ground',
  name: 'Ground',
  description: '',
  rate: { kind: 'flat', costCents: 900 },
  freeOverCents: null,
}
const settings = {
  ...{ currency: 'USD', country: 'US', pricesIncludeTax: false, taxRates: [], taxRules: firstTaxRules },
  shippingZones: [{ name: 'Home', places: [{ country: 'US' }], methods: [flat] }],
}

/** Fifty discounts of all kinds, for everything, for categories and for products; some can be combined. */
const discounts = Array.from({ length: 50 }, (_, number) =>
  buildDiscount({
    id: `discount-${number}`,
    kind: kinds[number % 4],
    percentMilli: 5000 + number * 100,
    amountCents: 300 + number,
    appliesTo: [
      { kind: 'all' },
      { kind: 'categories', categoryIds: [`c${number % 10}`] },
      { kind: 'products', productIds: [`p${number}`, `p${number + 1}`] },
    ][number % 3],
    combinesWith: { product: number % 2 === 0, order: number % 3 === 0, shipping: number % 5 !== 0 },
  }),
)

/** The median time to price a cart of a hundred lines with fifty discounts, in milliseconds. */
export function timeToDiscount() {
  const cart = { lines, settings, shippingLocation: { country: 'US', region: '' }, shippingMethodId: null, discounts }
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    calculateTotals(cart)
    return performance.now() - start
  })
  return Number(times.toSorted((one, other) => one - other)[RUNS / 2].toFixed(2))
}
