import { findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { addSubscriptionCall } from '#shared/subscriptions/cart-api.ts'
import { emptyCart, insertCart, newCartToken } from '../cart-store.ts'
import { addEntry } from '../change-entries.ts'
import { checkAdditionalFields } from '../check-additional-fields.ts'

/** The call that begins a subscription: a cart of its own, whose token opens the subscription page. */
export function subscriptionCartRoutes({ serve, ...services }: Services): void {
  serve(addSubscriptionCall, async ({ website, body }) => {
    const scope = reading(services, website)
    const variant = await findVariantForCart(scope, body.itemId, body.sku)
    if (!variant) return fail('variant-unavailable')
    if (!variant.isVisible) return fail('product-unavailable')
    if (!variant.subscriptionPlan) return fail('subscription-not-offered')
    const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, body.additionalFields)
    if (!saved.ok) return saved
    const { settings } = website
    const variants = new Map([[variant.variantId, variant]])
    const content = addEntry(emptyCart, variant, body.qty, { saved: saved.value, settings }, variants)
    if (!content.ok) return content
    const cartToken = newCartToken()
    await insertCart(scope, cartToken, content.value)
    return succeed({ cartToken })
  })
}
