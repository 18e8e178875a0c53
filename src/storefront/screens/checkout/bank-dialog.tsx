import { useEffect, useRef, useState } from 'react'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { paymentNames } from '../../purchases/payment-names.ts'

interface BankDialogProps {
  /** What is paid with: the buyer's bank asks, or the brand that is paid later. Null where a reload has forgotten it. */
  readonly method: PaymentMethodId | null
  /** What is to be paid, in words. */
  readonly total: string
  readonly onAnswer: (approve: boolean) => Promise<void>
}

/** Stands where a bank would ask its customer: the payment goes on when the buyer says so. Closing it is a no. */
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
