import { useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { refreshCart, setVatNumber } from '../../../islands/cart-store.ts'
import { describeCartFailure } from '../../../purchases/describe-cart-failure.ts'

export interface VatNumberCheck {
  readonly isRunning: boolean
  /** Whether the number that is typed has no answer yet. */
  readonly isDue: boolean
  /** Why the number was refused, or could not be checked; null when it was not. */
  readonly error: string | null
  /** @param number absent: the one that is typed */
  run(number?: string): void
}

interface Answer {
  readonly number: string
  readonly error: string | null
  /** Whether it may be another one next time: the server could not be reached. */
  readonly isOpen: boolean
}

/**
 * Keeps the VAT number of the cart equal to the one of the form, once it is typed: totals depend on it.
 * @param typed the number of the form; '' where nobody buys for a business
 */
export function useVatNumber(typed: string, { business }: Pick<ShoppingCart, 'business'>): VatNumberCheck {
  const [asking, setAsking] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer>({ number: business?.number ?? '', error: null, isOpen: false })
  const isDueFor = (number: string) => number !== asking && (number !== answer.number || answer.isOpen)

  async function ask(number: string) {
    setAsking(number)
    const result = await setVatNumber(number)
    setAsking((current) => (current === number ? null : current))
    if (result.ok) return setAnswer({ number, error: null, isOpen: false })
    const isOpen = !result.failure.code.startsWith('vat-number')
    setAnswer({ number, error: describeCartFailure(result.failure), isOpen })
    // A refused number leaves the cart.
    if (!isOpen) await refreshCart()
  }

  return {
    isRunning: asking !== null,
    isDue: isDueFor(typed),
    error: typed === answer.number ? answer.error : null,
    run: (number = typed) => {
      if (isDueFor(number)) void ask(number)
    },
  }
}
