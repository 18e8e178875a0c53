import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentAction } from '#shared/checkout/schema.ts'
import { checkoutPageTexts } from '../texts.ts'
import type { ConfirmationProps } from './confirmation.ts'

/**
 * A payment with PayPal that is not finished. Buyers who come back from PayPal's page are not asked anything; others go
 * on in PayPal, where they can choose another way to pay, or give up.
 */
export function PayPalApproval({ action, onAnswer, onCancel }: ConfirmationProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isBegun = useRef(false)

  async function tell(send: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    await send()
    setIsBusy(false)
    // Still here: there is no result.
    setIsAsking(true)
  }

  const begin = useEffectEvent(() => {
    const way = takeWayBack(action)
    if (way === 'approved') void tell(() => onAnswer({}))
    else if (way === 'canceled') void tell(onCancel)
    else setIsAsking(true)
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    begin()
  }, [])
  useEffect(() => {
    if (isAsking) dialog.current?.showModal()
  }, [isAsking])

  if (!isAsking) return null
  return (
    <dialog
      ref={dialog}
      className="bank-dialog"
      aria-labelledby="bank-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="bank-title">{checkoutPageTexts.finishInPayPal}</h2>
      <p>{checkoutPageTexts.notFinished}</p>
      <div className="bank-dialog-actions" aria-busy={isBusy}>
        {action.approveUrl !== '' && (
          <a className="button" href={String(action.approveUrl)}>
            {checkoutPageTexts.openPayPal}
          </a>
        )}
        <button
          className="button is-secondary"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void tell(onCancel)}
        >
          {checkoutPageTexts.cancelPayment}
        </button>
      </div>
    </dialog>
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
