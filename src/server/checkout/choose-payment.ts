import type { priceCart } from '#server/cart/describe-cart.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import {
  hasSubscription,
  offeredPaymentMethods,
  settingsForVisitor,
  type TestAccess,
  takesPayments,
} from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { stripeModeOf } from '#shared/stripe/methods.ts'
import { smallestCharge } from '#shared/stripe/minimums.ts'

interface Wanted {
  readonly settings: StoreSettings
  readonly testAccess: TestAccess
  readonly method: PlaceOrderBody['paymentMethod']
  /** Who orders: a visitor, staff who have the money already, or the renewal of a subscription. */
  readonly by: 'visitor' | 'staff' | 'renewal'
}

/** How an order is paid: the method, whether it is a test, and the gift cards that pay a part of it. */
export function choosePayment(
  providers: PaymentProviders,
  { shoppingCart, fixed }: Pick<Awaited<ReturnType<typeof priceCart>>, 'shoppingCart' | 'fixed'>,
  { settings, testAccess, method, by }: Wanted,
) {
  const offered = settingsForVisitor(settings, testAccess)
  const methods = offeredPaymentMethods(offered, shoppingCart)
  // An order that costs nothing, or that gift cards pay, needs no method, whatever the page has sent.
  const paymentMethod = (by !== 'renewal' && methods.find((id) => id === 'free' || id === 'gift-card')) || method
  if (by === 'visitor' && !methods.includes(paymentMethod))
    return fail(takesPayments(offered) ? 'payment-method-unavailable' : 'payments-not-set-up')
  const smallestCents = stripeModeOf(paymentMethod) === null ? 0 : smallestCharge(settings.currency)
  // A card is stored without a payment when a trial is free.
  if (shoppingCart.dueCents < smallestCents && !(shoppingCart.dueCents === 0 && hasSubscription(shoppingCart)))
    return fail('charge-too-small', {
      smallest: formatMoney(smallestCents, settings.currency, moneyFormatOf(settings)),
    })
  const giftCards = shoppingCart.giftCards.filter(({ cents }) => cents > 0)
  const isTest = paymentMethod === 'gift-card' ? giftCards[0]!.isTest : providers[paymentMethod].isTest
  // A test pays for test orders alone.
  if (fixed?.owed && fixed.owed.isTest !== isTest) return fail('payment-method-unavailable')
  if (giftCards.some((card) => card.isTest !== isTest)) return fail('gift-card-test', { shoppingCart })
  return succeed({ paymentMethod, isTest, giftCards })
}
