import { fold } from '#server/search/fold.ts'

/** What an order is found by: each word of its buyer's email and name, with a space before it. */
export const searchKeyOf = (order: { readonly email: string; readonly buyerName: string }): string =>
  ` ${fold(order.email)} ${fold(order.buyerName)}`
