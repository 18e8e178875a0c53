import { isChargedAtOnce } from '#shared/payments/rules.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { PaymentState } from './use-payment.ts'

interface PayButtonProps {
  readonly method: PaymentMethodId | null
  /** Whether the method moves no money. */
  readonly isTest: boolean
  /** The total in words; null while it is not known. */
  readonly total: string | null
  readonly isTotalChanging: boolean
  readonly payment: PaymentState
}

/** The one button of checkout: it says what a press does, or what it waits for. */
export function PayButton({ method, isTest, total, isTotalChanging, payment }: PayButtonProps) {
  const isPaying = payment !== 'idle'
  return (
    <>
      {/* Leaving a field may move the page; the press on this button must not get lost by that. */}
      <button
        className="button"
        type="submit"
        onMouseDown={(event) => event.preventDefault()}
        // A disabled button would lose the focus; a press on a waiting one is ignored.
        aria-disabled={isPaying || isTotalChanging || method === null}
      >
        {isPaying ? waiting[payment] : isTotalChanging ? 'Updating the total…' : labelOf(method, total)}
      </button>
      <p className="checkout-promise">
        {payment === 'waiting'
          ? 'Your bank is taking longer than usual. Keep this page open. You won’t be charged twice.'
          : promiseOf(method, isTest)}
      </p>
    </>
  )
}

function promiseOf(method: PaymentMethodId | null, isTest: boolean): string {
  if (method === null) return ''
  if (isTest) return 'This is a test. No money is charged.'
  return isChargedAtOnce(method)
    ? 'You’re charged once, even if you press twice or reload the page.'
    : 'You aren’t charged now.'
}

const waiting: Readonly<Record<Exclude<PaymentState, 'idle'>, string>> = {
  paying: 'Placing your order…',
  confirming: 'Placing your order…',
  waiting: 'Waiting for the payment…',
}

function labelOf(method: PaymentMethodId | null, total: string | null): string {
  if (method !== null && isChargedAtOnce(method)) return total === null ? 'Pay' : `Pay ${total}`
  return total === null ? 'Place order' : `Place order, ${total}`
}
