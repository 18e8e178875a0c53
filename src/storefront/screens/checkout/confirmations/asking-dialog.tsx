import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

interface AskingDialogProps {
  readonly title: string
  readonly words: string
  readonly isBusy: boolean
  /** The buttons. */
  readonly children: ReactNode
}

/** Asks the buyer how a payment goes on. Escape closes nothing: without an answer, the payment would stay open. */
export function AskingDialog({ title, words, isBusy, children }: AskingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="bank-dialog"
      aria-labelledby="bank-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="bank-title">{title}</h2>
      <p>{words}</p>
      <div className="bank-dialog-actions" aria-busy={isBusy}>
        {children}
      </div>
    </dialog>
  )
}

/** Begins what a provider asks for, once: React runs effects twice in development. */
export function useBegin(begin: () => void): void {
  const isBegun = useRef(false)
  const run = useEffectEvent(begin)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    run()
  }, [])
}
