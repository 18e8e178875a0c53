import { useEffect, useRef, useState } from 'react'
import { paymentMethod } from '#shared/payments/methods.ts'
import { checkoutPageTexts } from '../texts.ts'
import type { ConfirmationProps } from './confirmation.ts'

/**
 * Stands in for a bank's own page: the payment continues when the buyer approves it. Closing the dialog declines it.
 */
export function TestBank({ method, total, onAnswer }: ConfirmationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function answer(approve: boolean) {
    if (isBusy) return
    setIsBusy(true)
    await onAnswer({ approve })
  }

  return (
    <dialog ref={dialog} className="bank-dialog" aria-labelledby="bank-title" onClose={() => void answer(false)}>
      <h2 id="bank-title">{checkoutPageTexts.confirmPayment}</h2>
      <p>
        {checkoutPageTexts.approvePayment(
          method === null || method === 'test-card' ? checkoutPageTexts.testBank : paymentMethod(method).name,
          total,
        )}
      </p>
      <div className="bank-dialog-actions" aria-busy={isBusy}>
        <button className="button" type="button" aria-disabled={isBusy} onClick={() => void answer(true)}>
          {checkoutPageTexts.approve}
        </button>
        <button className="button is-secondary" type="button" aria-disabled={isBusy} onClick={() => void answer(false)}>
          {checkoutPageTexts.decline}
        </button>
      </div>
    </dialog>
  )
}
