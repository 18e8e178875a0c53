import { useState } from 'react'
import type { PaymentAction } from '#shared/checkout/schema.ts'
import { checkoutPageTexts } from '../texts.ts'
import { AskingDialog, useBegin } from './asking-dialog.tsx'
import type { ConfirmationProps } from './confirmation.ts'

/**
 * A payment with PayPal that is not finished. Buyers who come back from PayPal's page are not asked anything; others go
 * on in PayPal, where they can choose another way to pay, or give up.
 */
export function PayPalApproval({ action, onAnswer, onCancel }: ConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function tell(send: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    await send()
    setIsBusy(false)
    // Still here: there is no result.
    setIsAsking(true)
  }

  useBegin(() => {
    const way = takeWayBack(action)
    if (way === 'approved') void tell(() => onAnswer({}))
    else if (way === 'canceled') void tell(onCancel)
    else setIsAsking(true)
  })

  if (!isAsking) return null
  return (
    <AskingDialog title={checkoutPageTexts.finishInPayPal} words={checkoutPageTexts.notFinished} isBusy={isBusy}>
      {action.approveUrl !== '' && (
        <a className="button" href={String(action.approveUrl)}>
          {checkoutPageTexts.openPayPal}
        </a>
      )}
      <button className="button is-secondary" type="button" aria-disabled={isBusy} onClick={() => void tell(onCancel)}>
        {checkoutPageTexts.cancelPayment}
      </button>
    </AskingDialog>
  )
}

/** How the buyer came back from PayPal's page with this action; null when they did not. It is returned once. */
function takeWayBack({ orderId, setupToken }: PaymentAction): 'approved' | 'canceled' | null {
  const query = new URLSearchParams(location.search)
  const isBack = setupToken === undefined ? query.get('token') === orderId : query.has('kept') || query.has('canceled')
  if (!isBack) return null
  history.replaceState(history.state, '', location.pathname)
  return query.has(setupToken === undefined ? 'PayerID' : 'kept') ? 'approved' : 'canceled'
}
