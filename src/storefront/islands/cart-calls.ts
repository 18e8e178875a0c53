import type * as contracts from '#shared/cart/api.ts'
import { callAddress } from './call-address.ts'

/**
 * The URLs of the cart's contracts for the browser. The contracts themselves would load the whole schema library on
 * every page. A test compares both lists.
 */
export const cartCalls = {
  getCart: callAddress<typeof contracts.getCart>('GET', '/api/commerce/shopping-cart'),
  addCartEntry: callAddress<typeof contracts.addCartEntry>('POST', '/api/commerce/shopping-cart/entries'),
  updateAdditionalFields: callAddress<typeof contracts.updateAdditionalFields>(
    'PUT',
    '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  ),
  setEntryQuantity: callAddress<typeof contracts.setEntryQuantity>(
    'PUT',
    '/api/commerce/shopping-cart/entries/:entryId/quantity',
  ),
  removeEntry: callAddress<typeof contracts.removeEntry>('DELETE', '/api/commerce/shopping-cart/entries/:entryId'),
  setShippingLocation: callAddress<typeof contracts.setShippingLocation>(
    'PUT',
    '/api/commerce/shopping-cart/shipping-location',
  ),
  choosePickup: callAddress<typeof contracts.choosePickup>('PUT', '/api/commerce/shopping-cart/pickup'),
  addCoupon: callAddress<typeof contracts.addCoupon>('POST', '/api/commerce/shopping-cart/coupons'),
  removeCoupon: callAddress<typeof contracts.removeCoupon>('DELETE', '/api/commerce/shopping-cart/coupons/:code'),
}
