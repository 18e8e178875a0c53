import { useState } from 'react'
import { checkoutPageTexts } from '../texts.ts'
import { AskingDialog, useBegin } from './asking-dialog.tsx'
import type { ConfirmationProps } from './confirmation.ts'

/**
 * Lets the buyer's bank confirm a payment at Stripe, which opens the bank's own dialog. When that ends without a result,
 * the buyer tries again or gives up.
 */
export function StripeBank({ action, onAnswer }: ConfirmationProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsAsking(false)
    try {
      const { confirmAtStripe } = await import('./confirm-at-stripe.ts')
      await confirmAtStripe(String(action.publishableKey), String(action.clientSecret))
      await onAnswer({})
    } catch {
      // Stripe was not reached: the buyer decides below.
    }
    // Still here: there is no result.
    setIsAsking(true)
  }

  async function cancel() {
    if (isBusy) return
    setIsBusy(true)
    await onAnswer({ cancel: true })
    setIsBusy(false)
  }

  useBegin(() => void confirm())

  if (!isAsking) return null
  return (
    <AskingDialog title={checkoutPageTexts.confirmPayment} words={checkoutPageTexts.bankMustConfirm} isBusy={isBusy}>
      <button className="button" type="button" aria-disabled={isBusy} onClick={() => void (isBusy || confirm())}>
        {checkoutPageTexts.confirmWithBank}
      </button>
      <button className="button is-secondary" type="button" aria-disabled={isBusy} onClick={() => void cancel()}>
        {checkoutPageTexts.cancelPayment}
      </button>
    </AskingDialog>
  )
}
