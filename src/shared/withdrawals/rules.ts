import { europeanUnion } from '#shared/addresses/european-union.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { deliveryOf, linesLeft } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { type PolicyLink, policyLinks } from '#shared/policies/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { withdrawalPath } from './paths.ts'
import type { WithdrawalPeriod, WithdrawalState } from './schema.ts'

/** Days for the withdrawal, and days for the refund after it (directive 2011/83/EU, articles 9 and 13). */
const DAYS = 14

/** The label that the law asks for (directive 2011/83/EU, article 11a). */
export const WITHDRAW_HERE = 'Withdraw from contract here'

/** Whether customers can withdraw on the site: as its owner chose, or where the shop's country is in the EU. */
export const offersWithdrawal = ({ withdrawal, country }: Pick<StoreSettings, 'withdrawal' | 'country'>): boolean =>
  withdrawal.isOn ?? europeanUnion.includes(country)

/** Whether the buyer of an order has the right to withdraw, which is one of consumers. */
export const isOfConsumer = ({ business }: Pick<Order, 'business'>): boolean => business === undefined

/**
 * The links of footers and emails: the published policies, and the withdrawal function where the shop has it.
 * @param isForBusiness whether only a business reads them, which cannot withdraw
 */
export const legalLinks = (
  settings: Pick<StoreSettings, 'policies' | 'withdrawal' | 'country'>,
  { isForBusiness = false }: { readonly isForBusiness?: boolean } = {},
): PolicyLink[] => [
  ...policyLinks(settings.policies),
  ...(offersWithdrawal(settings) && !isForBusiness ? [{ title: WITHDRAW_HERE, href: withdrawalPath }] : []),
]

/** The states that can follow. Refused and accepted can follow each other: a decision can be a mistake. */
export const withdrawalTransitions = {
  received: ['accepted', 'refused'],
  accepted: ['refused', 'refunded'],
  refused: ['accepted'],
  refunded: [],
} as const satisfies Readonly<Record<WithdrawalState, readonly WithdrawalState[]>>

/** Whether the customer still waits for the answer or the money of a withdrawal. */
export const isOpenWithdrawal = ({ state }: { readonly state: WithdrawalState }): boolean =>
  state === 'received' || state === 'accepted'

/** The last moment at which the money of a withdrawal has to be returned. Times in milliseconds since 1970. */
export const refundDeadline = (receivedAt: number, timeZone: string): number =>
  endOf(daysAfter(calendarDay(receivedAt, timeZone)), timeZone)

/**
 * When a customer can withdraw from an order at the latest. Goods: fourteen days after the last of them was received,
 * which the shop knows when it hands them over itself; after a shipment it only knows the earliest day. Services and
 * files: fourteen days after the order.
 */
export function withdrawalPeriod(
  order: Pick<Order, 'placedAt' | 'lines' | 'fulfilments' | 'shippingMethod' | 'paymentState'>,
  timeZone: string,
): WithdrawalPeriod {
  const delivery = deliveryOf(order)
  if (delivery === 'download' || delivery === 'service')
    return { kind: 'ends', at: endOfPeriod(order.placedAt, timeZone) }
  if (order.fulfilments.length === 0 || linesLeft(order).length > 0) return { kind: 'unknown' }
  const last = Math.max(...order.fulfilments.map(({ at }) => at))
  return { kind: delivery === 'pickup' ? 'ends' : 'not-before', at: endOfPeriod(last, timeZone) }
}

/** Whether the period is certainly over. */
export const isOver = (period: WithdrawalPeriod, at: number): boolean => period.kind === 'ends' && at > period.at

/** The number of an order that was typed as `#00042`, `42` or `No. 42`; null when it contains no such number. */
export function typedOrderNumber(text: string): number | null {
  const digits = text.match(/\d+/g)
  if (digits?.length !== 1) return null
  const number = Number(digits[0])
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null
}

/**
 * The end of a customer's period that begins at a moment. The day of the moment does not count, and a period that would
 * end on a weekend ends on Monday (regulation 1182/71, article 3). Public holidays are not known here.
 */
function endOfPeriod(moment: number, timeZone: string): number {
  let day = daysAfter(calendarDay(moment, timeZone))
  while (isWeekend(day)) day = dayAfter(day)
  return endOf(day, timeZone)
}

function daysAfter(day: string): string {
  let last = day
  for (let count = 0; count < DAYS; count++) last = dayAfter(last)
  return last
}

const endOf = (day: string, timeZone: string): number => beginningOfDay(dayAfter(day), timeZone) - 1

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
