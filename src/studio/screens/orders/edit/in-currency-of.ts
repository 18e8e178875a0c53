import { priceIn } from '#shared/currencies/rules.ts'
import type { Order } from '#shared/orders/schema.ts'

/** A price of the catalog in the currency of an order, by its rate. */
export const inCurrencyOf = ({ currency, exchange }: Order, cents: number): number =>
  exchange ? priceIn(cents, { code: currency, rate: exchange.rate, rounding: 'none', roundsUp: false }) : cents
