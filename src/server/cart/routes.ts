import { recordStep } from '#server/analytics/record-actions.ts'
import type { Call } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import {
  addCartEntryCall,
  addCouponCall,
  addGiftCardCall,
  choosePickupCall,
  getAdditionalFieldsFormCall,
  getCartCall,
  removeCouponCall,
  removeEntryCall,
  removeGiftCardCall,
  setEntryQuantityCall,
  setShippingLocationCall,
  setVatNumberCall,
  updateAdditionalFieldsCall,
} from '#shared/cart/api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { offeredZones, pickupMethods } from '#shared/shipping/rules.ts'
import { addToCart } from './add-to-cart.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart } from './cart-store.ts'
import { changeAnswers } from './change-answers.ts'
import { type CartChange, changeCart } from './change-cart.ts'
import { addCoupon, removeCoupon } from './change-coupons.ts'
import { removeEntry, setQuantity } from './change-entries.ts'
import { addGiftCard, removeGiftCard } from './change-gift-cards.ts'
import { setVatNumber } from './change-vat-number.ts'
import { describeCart } from './describe-cart.ts'
import { readCartVariants } from './read-cart-facts.ts'
import { withLocation } from './set-location.ts'
import { visibleForm } from './visible-form.ts'

/** The calls on the cart: those of docs/compatibility.md#calls, and others for quantity, removal, place and coupons. */
export function cartRoutes(services: Services): void {
  const { serve } = services

  serve(getCartCall, async ({ website, request }) => {
    const scope = reading(services, website)
    const cart = await findCart(scope, cartToken(request))
    return succeed(await describeCart(scope, cart?.orderId === null ? cart : null))
  })

  serve(addCartEntryCall, async ({ website, request, reply, body }) => {
    const added = await addToCart(reading(services, website), request, reply, body)
    if (!added.ok) return added
    const { shoppingCart, entryId } = added.value
    void recordStep(services, request, website, 'added', body.itemId)
    return succeed({ shoppingCart, newlyAdded: shoppingCart.entries.find((one) => one.id === entryId)! })
  })

  serve(updateAdditionalFieldsCall, async ({ website, request, reply, parameters: { entryId }, body }) => {
    const scope = reading(services, website)
    const cart = await changeAnswers(scope, request, reply, { ...body, entryId })
    if (!cart.ok) return cart
    const shoppingCart = await describeCart(scope, cart.value)
    return succeed({ shoppingCart, updatedEntry: shoppingCart.entries.find((one) => one.id === entryId)! })
  })

  serve(getAdditionalFieldsFormCall, ({ website, parameters }) =>
    visibleForm(reading(services, website), parameters.itemId),
  )

  serve(setEntryQuantityCall, async ({ parameters, body, ...call }) =>
    change(call, async (content) =>
      setQuantity(content, parameters.entryId, body.quantity, {
        variants: await readCartVariants(reading(services, call.website), content.entries),
        settings: call.website.settings,
      }),
    ),
  )

  serve(removeEntryCall, async ({ parameters, ...call }) =>
    change(call, (content) => removeEntry(content, parameters.entryId)),
  )

  serve(setShippingLocationCall, async ({ body, ...call }) => {
    const { shippingMethodId, ...shippingLocation } = body
    return change(call, (content) => withLocation(content, shippingLocation, shippingMethodId), 'terms')
  })

  serve(choosePickupCall, async ({ body: { shippingMethodId }, ...call }) => {
    const pickups = pickupMethods(offeredZones(call.website.settings))
    if (shippingMethodId !== null && !pickups.some(({ option }) => option.id === shippingMethodId))
      return fail('shipping-unavailable')
    return change(
      call,
      (content) =>
        succeed({
          ...content,
          shippingMethodId,
          shippingLocation: shippingMethodId === null ? null : content.shippingLocation,
        }),
      'terms',
    )
  })

  serve(addCouponCall, async ({ website, request, reply, body }) => {
    const scope = reading(services, website)
    const cart = await addCoupon(scope, request, reply, body.code)
    return cart.ok ? succeed({ shoppingCart: await describeCart(scope, cart.value) }) : cart
  })

  serve(removeCouponCall, async ({ website, request, reply, parameters }) => {
    const scope = reading(services, website)
    const cart = await removeCoupon(scope, request, reply, parameters.code)
    return cart.ok ? succeed({ shoppingCart: await describeCart(scope, cart.value) }) : cart
  })

  serve(addGiftCardCall, async ({ website, request, reply, body }) => {
    const scope = reading(services, website)
    const cart = await addGiftCard(scope, services.secret, { request, reply }, body.code)
    return cart.ok ? succeed({ shoppingCart: await describeCart(scope, cart.value) }) : cart
  })

  serve(removeGiftCardCall, async ({ website, request, reply, parameters }) => {
    const scope = reading(services, website)
    const cart = await removeGiftCard(scope, { request, reply }, parameters.cardId)
    return cart.ok ? succeed({ shoppingCart: await describeCart(scope, cart.value) }) : cart
  })

  serve(setVatNumberCall, async ({ website, request, reply, body }) => {
    const cart = await setVatNumber(services, website, { request, reply }, body.vatNumber)
    return cart.ok ? succeed({ shoppingCart: await describeCart(reading(services, website), cart.value) }) : cart
  })

  /** Changes the visitor's cart and returns the new one. */
  async function change<Code extends string>(
    { website, request, reply }: Pick<Call<unknown>, 'website' | 'request' | 'reply'>,
    compute: CartChange<Code>,
    part: 'goods' | 'terms' = 'goods',
  ) {
    const scope = reading(services, website)
    const cart = await changeCart(scope, request, reply, compute, part)
    return cart.ok ? succeed({ shoppingCart: await describeCart(scope, cart.value) }) : cart
  }
}
