import { useEffect, useRef, useState } from 'react'
import { cartTexts } from '#shared/cart/messages.ts'
import type { CartEntry } from '#shared/cart/schema.ts'
import type { Failure } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { readQuantity } from '#shared/products/quantity.ts'
import { announce } from '../../islands/announce.ts'
import { changeQuantity, refreshCart } from '../../islands/cart-store.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { cartPageTexts } from './texts.ts'
import type { Trouble } from './trouble.ts'

/** Typing several digits, or pressing a button several times, is one change. */
const PAUSE_MILLISECONDS = 400

/**
 * The wanted quantity of a line, from the first digit until the server has accepted or refused it.
 * @param setTrouble gets the error, and null when there is none any more
 */
export function useQuantity(entry: CartEntry, setTrouble: (trouble: Trouble | null) => void) {
  /** What the buyer has typed; null while the server's number is shown. */
  const [written, setWritten] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requests = useRef(0)
  useEffect(() => () => clearTimeout(pause.current), [])

  const refuse = (failure: Failure) =>
    setTrouble({ title: cartTexts.unableToUpdateQuantity, text: describeCartFailure(failure) })

  async function send(quantity: number) {
    const mine = requests.current
    setIsSending(true)
    const result = await changeQuantity(entry.id, quantity)
    // A later change is on its way: its answer counts.
    if (mine !== requests.current) return
    setIsSending(false)
    setWritten(null)
    if (result.ok) {
      setTrouble(null)
      announce(cartPageTexts.quantityNow(entry.title, quantity))
      return
    }
    refuse(result.failure)
    // Another tab has removed the line.
    if (result.failure.code === 'entry-not-found') void refreshCart()
  }

  /** Requests a quantity; invalid input is left as it is, so that it can be completed. */
  function request(text: string, wait = PAUSE_MILLISECONDS) {
    setWritten(text)
    requests.current += 1
    clearTimeout(pause.current)
    const quantity = readQuantity(text)
    if (quantity.ok) pause.current = setTimeout(() => void send(quantity.value), wait)
  }

  return {
    text: written ?? String(entry.quantity),
    isSending,
    type: (text: string) => request(text),
    step: (by: number) => {
      const typed = readQuantity(written ?? '')
      const next = (typed.ok ? typed.value : entry.quantity) + by
      return request(String(Math.min(limits.quantityMaximum, Math.max(limits.quantityMinimum, next))))
    },
    /** Called when the field is left or Enter is pressed: the input is complete. */
    finish() {
      if (written === null || isSending) return
      const quantity = readQuantity(written)
      if (quantity.ok) return request(written, 0)
      // It stays as it was typed, beside the sentence that says what fits; an emptied field gets its number back.
      if (written.trim() === '') setWritten(null)
      refuse(quantity.failure)
    },
  }
}
