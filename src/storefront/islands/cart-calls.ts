import type * as contracts from '#shared/cart/api.ts'
import type * as subscriptions from '#shared/subscriptions/cart-api.ts'
import { callAddress } from './call-address.ts'

/**
 * The URLs of the cart's contracts for the browser. The contracts themselves would load the whole schema library on
 * every page. A test compares both lists.
 */
export const cartCalls = {
  getCart: callAddress<typeof contracts.getCartCall>('GET', '/api/commerce/shopping-cart'),
  addCartEntry: callAddress<typeof contracts.addCartEntryCall>('POST', '/api/commerce/shopping-cart/entries'),
  updateAdditionalFields: callAddress<typeof contracts.updateAdditionalFieldsCall>(
    'PUT',
    '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  ),
  setEntryQuantity: callAddress<typeof contracts.setEntryQuantityCall>(
    'PUT',
    '/api/commerce/shopping-cart/entries/:entryId/quantity',
  ),
  removeEntry: callAddress<typeof contracts.removeEntryCall>('DELETE', '/api/commerce/shopping-cart/entries/:entryId'),
  setShippingLocation: callAddress<typeof contracts.setShippingLocationCall>(
    'PUT',
    '/api/commerce/shopping-cart/shipping-location',
  ),
  choosePickup: callAddress<typeof contracts.choosePickupCall>('PUT', '/api/commerce/shopping-cart/pickup'),
  addCoupon: callAddress<typeof contracts.addCouponCall>('POST', '/api/commerce/shopping-cart/coupons'),
  addGiftCard: callAddress<typeof contracts.addGiftCardCall>('POST', '/api/commerce/shopping-cart/gift-cards'),
  removeGiftCard: callAddress<typeof contracts.removeGiftCardCall>(
    'DELETE',
    '/api/commerce/shopping-cart/gift-cards/:cardId',
  ),
  setVatNumber: callAddress<typeof contracts.setVatNumberCall>('PUT', '/api/commerce/shopping-cart/vat-number'),
  addSubscription: callAddress<typeof subscriptions.addSubscriptionCall>('POST', '/api/3/commerce/cart/subscription'),
  removeCoupon: callAddress<typeof contracts.removeCouponCall>('DELETE', '/api/commerce/shopping-cart/coupons/:code'),
}
