import { useEffect, useRef, useState } from 'react'
import { forget, recall, remember } from '../../purchases/tab-memory.ts'
import { type CheckoutForm, emptyForm, restoreForm } from './form.ts'
import type { CheckoutModel } from './model.ts'

const KEY = 'vitrine-checkout-form'

/** The form's values; they survive a reload and a visit to the cart, in this tab alone. */
export function useCheckoutForm(model: CheckoutModel) {
  const [form, setForm] = useState(() => emptyForm(model))
  const isRestored = useRef(false)

  useEffect(() => {
    isRestored.current = true
    const kept = read()
    if (kept) setForm((empty) => restoreForm(empty, kept, model))
  }, [model])

  useEffect(() => {
    if (isRestored.current) remember(KEY, JSON.stringify(form))
  }, [form])

  return [form, (change: Partial<CheckoutForm>) => setForm((current) => ({ ...current, ...change }))] as const
}

/** Deletes the address once the order is placed, in case others use the same computer. */
export function forgetForm(): void {
  forget(KEY)
}

function read(): Partial<CheckoutForm> | null {
  try {
    return JSON.parse(recall(KEY) ?? 'null') as Partial<CheckoutForm> | null
  } catch {
    return null
  }
}
