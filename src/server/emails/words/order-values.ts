import { formatDate } from '#shared/dates/format.ts'
import { formatMoney } from '#shared/money/format.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName, buyerOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { EmailWebsite } from '../email.ts'

/** Formats an amount in the currency of an order, as the shop does. Without `Intl` it takes a fifth of the time. */
export function moneyIn({ currency }: Pick<Order, 'currency'>, { settings }: Pick<EmailWebsite, 'settings'>) {
  const { locale, useCldrMoneyFormat } = settings
  const format = moneyFormatForPages({ locale, useCldrMoneyFormat, currency })
  return (cents: number): string => formatMoney(cents, currency, format)
}

/** What the words of an email about an order can name. Dates and amounts are only formatted where they are read. */
export const orderValues = (order: Order, website: EmailWebsite) => ({
  'customer.first_name': buyerOf(order)?.firstName ?? '',
  'customer.name': buyerName(order),
  'order.number': formatOrderNumber(order.number),
  get 'order.date'() {
    return formatDate(order.placedAt, website.settings)
  },
  get 'order.total'() {
    return moneyIn(order, website)(order.grandTotalCents)
  },
})
