import { useEffect, useRef, useState } from 'react'
import { forget, recall, remember } from '../../purchases/tab-memory.ts'
import { type CheckoutForm, emptyForm, restoreForm } from './form.ts'
import type { CheckoutModel } from './model.ts'

const KEY = 'vitrine-checkout-form'

/**
 * The form's values; they survive a reload and a visit to the cart, in this tab alone. The cart of a payment link begins
 * with what its owner knows of the customer, not with what was typed for another cart.
 */
export function useCheckoutForm(model: CheckoutModel) {
  const [form, setForm] = useState(() => emptyForm(model))
  const isRestored = useRef(false)

  useEffect(() => {
    isRestored.current = true
    const kept = read(linkOf(model))
    if (kept) setForm((empty) => restoreForm(empty, kept, model))
  }, [model])

  useEffect(() => {
    if (isRestored.current) remember(KEY, JSON.stringify({ link: linkOf(model), form } satisfies Kept))
  }, [form, model])

  return [form, (change: Partial<CheckoutForm>) => setForm((current) => ({ ...current, ...change }))] as const
}

/** Deletes the address once the order is placed, in case others use the same computer. */
export function forgetForm(): void {
  forget(KEY)
}

interface Kept {
  /** The draft order, or the order that is paid, of the link that was opened; null for the visitor's own cart. */
  readonly link: string | null
  readonly form: Partial<CheckoutForm>
}

const linkOf = ({ cart }: CheckoutModel): string | null => cart.draftOrder?.id ?? cart.owedFor?.id ?? null

function read(link: string | null): Partial<CheckoutForm> | null {
  try {
    const kept = JSON.parse(recall(KEY) ?? 'null') as Kept | null
    return kept?.link === link ? kept.form : null
  } catch {
    return null
  }
}
