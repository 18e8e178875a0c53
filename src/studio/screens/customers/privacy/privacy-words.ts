import type { ErasedCounts } from '#shared/customers/privacy-api.ts'
import { countInWords } from '#studio/kit/counts.ts'

/** What an erasure deletes, in lines. */
export function deletedWords({
  emails,
  submissions,
  subscriptions,
  giftCards,
  orders,
  keptOrders,
}: ErasedCounts): string[] {
  const all = orders + keptOrders
  return [
    'The profile with its note, tags, history and copies',
    ...(all > 0 ? [`Email, phone, notes and answers of ${countInWords(all, 'orders')}`] : []),
    ...(emails > 0 ? [`${countInWords(emails, 'emails')} of the shop`] : []),
    ...(submissions > 0 ? [`${countInWords(submissions, 'form responses')} with files`] : []),
    ...(subscriptions > 0 ? [`${countInWords(subscriptions, 'newsletter subscriptions')}`] : []),
    ...(giftCards > 0 ? [`The recipient of ${countInWords(giftCards, 'gift cards')}`] : []),
    'Carts and failed payments',
  ]
}

/** What stays, and why, in lines. @param years for which a shop keeps the documents of a sale */
export function keptWords({ orders, keptOrders, invoices }: ErasedCounts, years: number): string[] {
  return [
    ...(orders + keptOrders > 0 ? ['Items, amounts and taxes of all orders, for your accounts'] : []),
    ...(keptOrders > 0
      ? [`The name and one address of ${countInWords(keptOrders, 'orders')} without an invoice, for ${years} years`]
      : []),
    ...(invoices > 0 ? [`${countInWords(invoices, 'invoices')} (with credit notes), as the law requires`] : []),
    'A hash of the address where it unsubscribed or used a discount, so that both still count',
  ]
}
