import type { ExchangeState } from '#shared/exchanges/schema.ts'
import { itemsInSentence } from '#shared/orders/item-lists.ts'
import type { OrderReturn, ReturnCondition, ReturnReason, ReturnState } from '#shared/returns/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const returnStateWords: Readonly<Record<ReturnState, { readonly tone: Tone; readonly label: string }>> = {
  requested: { tone: 'go', label: 'Requested' },
  approved: { tone: 'wait', label: 'Approved' },
  received: { tone: 'go', label: 'Received' },
  refunded: { tone: 'done', label: 'Refunded' },
  closed: { tone: 'done', label: 'Closed' },
  refused: { tone: 'off', label: 'Refused' },
  canceled: { tone: 'off', label: 'Canceled' },
}

export const reasonWords: Readonly<Record<ReturnReason, string>> = {
  'changed-mind': 'Changed mind',
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-described': 'Not as described',
  damaged: 'Damaged or faulty',
  'wrong-item': 'Wrong item',
  other: 'Other reason',
}

export const conditionWords: Readonly<Record<ReturnCondition, string>> = {
  'as-new': 'As new',
  used: 'Used',
  damaged: 'Damaged',
}

/** What a return is about, in a few words. */
export const itemsInWords = ({ lines, exchange }: Pick<OrderReturn, 'lines' | 'exchange'>): string => {
  const items = itemsInSentence(lines)
  return exchange ? `${items}, in exchange for ${exchangeInWords({ exchange })}` : items
}

/** What a return is exchanged for, in a few words; empty where it is refunded. */
export const exchangeInWords = ({ exchange }: Pick<OrderReturn, 'exchange'>): string =>
  itemsInSentence(exchange?.items ?? [])

export const exchangeStateWords: Readonly<Record<ExchangeState, string>> = {
  wished: 'Requested',
  reserved: 'Reserved',
  released: 'No longer reserved',
  added: 'Added to the order',
}
