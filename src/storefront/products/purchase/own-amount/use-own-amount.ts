import { useEffect, useState } from 'react'
import type { Result } from '#shared/http/failure.ts'
import { formatMoney } from '#shared/money/format.ts'
import { OWN_AMOUNT, readOwnAmount } from '#shared/products/own-amounts/check-amount.ts'
import type { Choices } from '#shared/products/variants.ts'
import type { PriceView } from '../../price-view.ts'
import type { PurchaseModel } from '../model.ts'
import { isOwnAmount } from './shown-values.ts'

/** An own amount that is typed. */
export interface TypedAmount {
  readonly typed: string
  /** As it was read, in hundredths; null while a value is chosen. */
  readonly read: Result<number> | null
  /** The price with this amount; null while there is none. */
  readonly price: PriceView | null
  readonly change: (typed: string) => void
}

/** The amount of a visitor; a link of another page may have it. */
export function useOwnAmount(model: PurchaseModel, choices: Choices): TypedAmount {
  const { ownAmount, moneyFormat: format } = model
  const [typed, change] = useState('')
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    if (asked.get('variant') === OWN_AMOUNT) change(asked.get('amount') ?? '')
  }, [])
  const money = { currency: ownAmount?.currency ?? '', format }
  const read = ownAmount && isOwnAmount(choices) ? readOwnAmount(typed, ownAmount, money) : null
  const price = read?.ok ? { kind: 'plain' as const, price: formatMoney(read.value, money.currency, format) } : null
  return { typed, read, price, change }
}

/** The page of a product with an amount chosen, for pages that have only its form. */
export const amountLink = (fullUrl: string, typed: string): string =>
  `${fullUrl}?variant=${OWN_AMOUNT}&amount=${encodeURIComponent(typed)}`
