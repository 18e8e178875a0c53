import type { CartEntry, ShoppingCart } from '#shared/cart/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'

// Test builders: a cart as the server sends it, changed by what a test needs.

/** One bowl at 56.00; eleven are in stock. */
export function buildEntry(changes: Partial<CartEntry> = {}): CartEntry {
  return {
    id: 'entry-1',
    itemId: 'product-1',
    quantity: 1,
    chosenVariant: { sku: 'SKU-1', attributes: {} },
    title: 'Wide Bowl',
    subTotal: 5600,
    purchasePriceCents: 5600,
    regularPriceCents: 5600,
    additionalFields: null,
    answers: [],
    hasForm: false,
    productType: productTypes.physical,
    fullUrl: '/shop/p/wide-bowl',
    image: null,
    available: 11,
    allowsSeveral: true,
    problem: null,
    ...changes,
  }
}

/** Costs 9.00. */
export const groundShipping: ShippingOption = {
  id: 'ground',
  name: 'Ground',
  description: '3 to 5 business days',
  costCents: 900,
  isPickup: false,
}

/** A cart in dollars with one bowl, without a destination. */
export function buildCart(changes: Partial<ShoppingCart> = {}): ShoppingCart {
  const entries = changes.entries ?? [buildEntry()]
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.subTotal, 0)
  return {
    id: 'cart-1',
    websiteId: 'website-1',
    orderId: null,
    created: 0,
    isPurchased: false,
    currency: 'USD',
    entries,
    shippingOptions: [],
    pickupOptions: [],
    freeShipping: null,
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    taxPlaces: { byCountry: false, byRegionIn: [] },
    coupons: [],
    takesCoupons: false,
    combinesCoupons: true,
    validCoupons: [],
    invalidCoupons: [],
    automaticDiscounts: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    takesGiftCards: false,
    giftCards: [],
    dueCents: changes.grandTotalCents ?? subtotalCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: true,
    minimumSubtotalCents: 0,
    ...changes,
  }
}
