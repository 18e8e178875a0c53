import type { ReactNode } from 'react'
import { paymentMethod } from '#shared/payments/methods.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { checkoutPageTexts } from './texts.ts'
import type { PaymentState } from './use-payment.ts'

interface PayButtonProps {
  readonly method: PaymentMethodId | null
  /** Whether something is charged again later. */
  readonly renews: boolean
  /** Whether nothing is charged today, and something later: a free trial. */
  readonly beginsFree: boolean
  /** Whether the method moves no money. */
  readonly isTest: boolean
  /** The total as text; null while it is not known. */
  readonly total: string | null
  /** Whether the button must say that an order obliges to pay. */
  readonly namesObligation: boolean
  readonly isTotalChanging: boolean
  readonly payment: PaymentState
  /** Puts a provider's own button in place of ours; null for methods that have none. */
  readonly inPlaceOf: ((own: ReactNode) => ReactNode) | null
}

/** The one button of checkout: it says what a press does, or what it waits for. */
export function PayButton(props: PayButtonProps) {
  const { method, renews, beginsFree, isTest, total, namesObligation, isTotalChanging, payment, inPlaceOf } = props
  const isPaying = payment !== 'idle'
  const label = namesObligation ? labelOfObligation(method, total) : labelOf(method, total, beginsFree)
  // Leaving a field may move the page; the press on this button must not get lost by that.
  const own = (
    <button
      className="button"
      type="submit"
      onMouseDown={(event) => event.preventDefault()}
      // A disabled button would lose the focus; a press on a waiting one is ignored.
      aria-disabled={isPaying || isTotalChanging || method === null}
    >
      {isPaying ? waiting[payment] : isTotalChanging ? checkoutPageTexts.updatingTotal : label}
    </button>
  )
  return (
    <>
      {inPlaceOf ? inPlaceOf(own) : own}
      <p className="checkout-promise">
        {payment === 'waiting' ? checkoutPageTexts.bankIsSlow : promiseOf(method, { isTest, renews, beginsFree })}
      </p>
    </>
  )
}

function promiseOf(
  method: PaymentMethodId | null,
  { isTest, renews, beginsFree }: Pick<PayButtonProps, 'isTest' | 'renews' | 'beginsFree'>,
): string {
  if (method === null) return ''
  if (isTest) return checkoutPageTexts.testPayment
  if (!paymentMethod(method).isChargedAtOnce) return checkoutPageTexts.notChargedNow
  if (beginsFree) return checkoutPageTexts.notChargedToday
  return renews ? checkoutPageTexts.chargedOnceNow : checkoutPageTexts.chargedOnce
}

const waiting: Readonly<Record<Exclude<PaymentState, 'idle'>, string>> = {
  paying: checkoutPageTexts.placingOrder,
  confirming: checkoutPageTexts.placingOrder,
  waiting: checkoutPageTexts.waitingForPayment,
}

function labelOf(method: PaymentMethodId | null, total: string | null, beginsFree = false): string {
  if (paypalModeOf(method) !== null) return checkoutPageTexts.payWithPayPal
  if (method !== null && beginsFree) return checkoutPageTexts.beginTrial
  if (method !== null && paymentMethod(method).isChargedAtOnce)
    return total === null ? checkoutPageTexts.pay : checkoutPageTexts.payTotal(total)
  return total === null ? checkoutPageTexts.placeOrder : checkoutPageTexts.placeOrderOf(total)
}

/** The label where the law asks for it. With PayPal, its own button says it; free orders oblige to nothing. */
function labelOfObligation(method: PaymentMethodId | null, total: string | null): string {
  if (method === null || method === 'free' || paypalModeOf(method) !== null) return labelOf(method, total)
  if (method === 'gift-card') return checkoutPageTexts.orderAndPayByGiftCard
  if (paymentMethod(method).isChargedAtOnce)
    return total === null ? checkoutPageTexts.orderAndPay : checkoutPageTexts.orderAndPayTotal(total)
  return total === null ? checkoutPageTexts.obligedOrder : checkoutPageTexts.obligedOrderOf(total)
}
