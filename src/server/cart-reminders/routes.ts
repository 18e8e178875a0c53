import { cartToken } from '#server/cart/cart-cookies.ts'
import { findCart, isOfVisitor } from '#server/cart/cart-store.ts'
import { describeCart } from '#server/cart/describe-cart.ts'
import { testAccessOf } from '#server/payments/test-access.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { listAbandonedCartsCall, remindMeCall } from '#shared/cart-reminders/api.ts'
import { nextReminderAt } from '#shared/cart-reminders/rules.ts'
import { reminderTexts } from '#shared/cart-reminders/texts.ts'
import { succeed } from '#shared/http/failure.ts'
import { listAbandoned, sumRecovered } from './list-abandoned.ts'
import { forgetReminder, noteReminder } from './reminder-store.ts'

/** The calls on abandoned carts: of the checkout, and of the owner. */
export function cartReminderRoutes(services: Services): void {
  const { serve, env, gates } = services

  // The answer never tells whether an address is known, or was reminded before.
  serve(remindMeCall, async ({ website, request, body }) => {
    const { isOn, hours } = website.settings.cartReminders
    const scope = reading(services, website)
    const cart = await findCart(scope, cartToken(request))
    const isOpen = cart !== null && cart.orderId === null && isOfVisitor(cart)
    if (!isOn || !isOpen || (await testAccessOf(gates, request, website)) !== null) return succeed({})
    if (body.email === null) {
      await changing(services, website, null, (change) => forgetReminder(change, cart.id))
      return succeed({})
    }
    const { entries, totalQuantity, grandTotalCents, currency } = await describeCart(scope, cart)
    if (entries.length === 0) return succeed({})
    const email = body.email.toLowerCase()
    const firstAt = nextReminderAt({ hours, sentCount: 0, leftAt: Date.now(), lastSentAt: null })!
    const origin = originOf(env, website, request)
    const seen = { totalQuantity, totalCents: grandTotalCents, currency }
    await changing(services, website, null, (change) =>
      noteReminder(change, { cartId: cart.id, email, consent: reminderTexts.consent, origin, firstAt, ...seen }),
    )
    return succeed({})
  })

  serve(listAbandonedCartsCall, async ({ website, query }) => {
    const scope = reading(services, website)
    const { isOn } = website.settings.cartReminders
    return succeed({ ...(await listAbandoned(scope, query)), isOn, recovered: await sumRecovered(scope) })
  })
}
