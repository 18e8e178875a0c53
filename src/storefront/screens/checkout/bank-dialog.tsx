import { useEffect, useRef, useState } from 'react'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { paymentNames } from '../../purchases/payment-names.ts'

interface BankDialogProps {
  /** The payment method: a test card's bank asks, or the installment brand. Null after a reload. */
  readonly method: PaymentMethodId | null
  /** The amount to pay, in words. */
  readonly total: string
  readonly onAnswer: (approve: boolean) => Promise<void>
}

/**
 * Stands in for a bank's own page: the payment continues when the buyer approves it. Closing the dialog declines it.
 */
export function BankDialog({ method, total, onAnswer }: BankDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function answer(approve: boolean) {
    if (isBusy) return
    setIsBusy(true)
    await onAnswer(approve)
  }

  return (
    <dialog ref={dialog} className="bank-dialog" aria-labelledby="bank-title" onClose={() => void answer(false)}>
      <h2 id="bank-title">Confirm the payment</h2>
      <p>
        {method === null || method === 'test-card' ? 'The bank of the test card' : paymentNames[method]} asks: do you
        approve the payment of {total}?
      </p>
      <div className="bank-dialog-actions" aria-busy={isBusy}>
        <button className="button" type="button" aria-disabled={isBusy} onClick={() => void answer(true)}>
          Approve
        </button>
        <button className="button is-secondary" type="button" aria-disabled={isBusy} onClick={() => void answer(false)}>
          Decline
        </button>
      </div>
    </dialog>
  )
}
