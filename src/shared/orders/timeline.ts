import type { Order } from './schema.ts'

type Event = Order['events'][number]

/** The order of events at the same moment: an order is canceled first, then its stock is restored. */
const rank: Readonly<Record<Event['kind'], number>> = {
  placed: 0,
  'payment-received': 1,
  'payment-undone': 1,
  'invoice-issued': 2,
  'downloads-opened': 2,
  'gift-cards-issued': 2,
  'downloads-allowed': 2,
  fulfilled: 3,
  'tracking-changed': 3,
  'fulfilment-undone': 3,
  cancelled: 4,
  restocked: 5,
  'gift-card-credited': 5,
  'gift-cards-returned': 5,
  refunded: 6,
  'refund-failed': 6,
  'refund-dismissed': 6,
  'credit-note-issued': 7,
  'receipt-issued': 2,
  'receipt-corrected': 7,
  withdrawal: 7,
  return: 4,
  'tags-changed': 7,
  'contact-changed': 7,
  edited: 1,
  'vat-number-confirmed': 7,
  'vat-number-refused': 7,
  'letter-sent': 8,
  note: 9,
}

/** An order's events, newest first; events of the same moment have a fixed order. */
export const newestFirst = (events: readonly Event[]): Event[] =>
  events.toSorted(
    (one, other) => other.at - one.at || rank[other.kind] - rank[one.kind] || (one.id < other.id ? 1 : -1),
  )
