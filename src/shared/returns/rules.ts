import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { sum } from '#shared/money/sum.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { isShipped } from '#shared/products/codes.ts'
import type { ReturnSettings } from '#shared/settings/return-settings.ts'
import type { OrderReturn, ReturnState } from './schema.ts'

/** The allowed transitions of a return. */
export const returnTransitions = {
  requested: ['approved', 'refused', 'canceled'],
  approved: ['received', 'canceled'],
  received: ['refunded', 'closed'],
  refunded: [],
  closed: [],
  refused: [],
  canceled: [],
} as const satisfies Readonly<Record<ReturnState, readonly ReturnState[]>>

type Returned = Pick<OrderReturn, 'state' | 'lines'>

const receivedOf = ({ pieces }: OrderReturn['lines'][number]): number => sum(pieces.map(({ quantity }) => quantity))

/** The pieces of a line that a return takes: those that it asks for, and later those that have arrived. */
function takenOf({ state, lines }: Returned, lineId: string): number {
  const line = lines.find((one) => one.lineId === lineId)
  if (!line || state === 'refused' || state === 'canceled') return 0
  return state === 'requested' || state === 'approved' ? line.quantity : receivedOf(line)
}

/** Whether a line can be returned: files, services and gift cards cannot. */
export const isReturnable = ({ productType }: Pick<OrderLine, 'productType'>): boolean => isShipped(productType)

/**
 * The pieces of each line that can still be returned: shipped ones that are in no other return, and whose money was not
 * returned without one.
 */
export function returnableOf(
  { lines }: { readonly lines: readonly OrderLine[] },
  returns: readonly Returned[],
): { readonly line: OrderLine; readonly quantity: number }[] {
  return lines.flatMap((line) => {
    if (!isReturnable(line)) return []
    const taken = sum(returns.map((one) => takenOf(one, line.id)))
    const refunded = returns.filter(({ state }) => state === 'refunded')
    const byReturns = sum(refunded.map((one) => takenOf(one, line.id)))
    const otherwise = Math.max(0, line.refundedQuantity - line.removedQuantity - byReturns)
    const quantity = Math.max(0, line.fulfilledQuantity - taken - otherwise)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/**
 * How many of the pieces of a refund can go into stock: not those that a return has brought back, whose stock was decided
 * when they arrived. Pieces that have arrived and are not refunded yet are taken to be refunded first.
 */
export function restockableOf(
  order: Pick<Order, 'refunds'>,
  wanted: { readonly lineId: string; readonly quantity: number; readonly unfulfilledQuantity: number },
  returns: readonly Returned[],
): number {
  const { lineId, quantity, unfulfilledQuantity } = wanted
  const arrived = sum(returns.flatMap(({ lines }) => lines.filter((one) => one.lineId === lineId).map(receivedOf)))
  // What a refund has put into stock, and what an edit has removed, did not come back in a return.
  const refunded = order.refunds
    .flatMap(({ state, isOfEdit, lines }) => (state === 'failed' || isOfEdit ? [] : lines))
    .filter((line) => line.lineId === lineId && !line.isRestocked)
  const waiting = Math.max(0, arrived - sum(refunded.map((line) => line.quantity)))
  return unfulfilledQuantity + Math.max(0, quantity - unfulfilledQuantity - waiting)
}

/** The pieces of a return that have arrived, by line; lines without any are left out. */
export const receivedPieces = ({ lines }: Pick<OrderReturn, 'lines'>): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [line.lineId, receivedOf(line)] as const).filter(([, quantity]) => quantity > 0))

/**
 * Until when a buyer can ask for a return: the end of the last day after the last shipment, in milliseconds; null before
 * the first shipment.
 */
export function returnsEndAt(
  { fulfilments }: Pick<Order, 'fulfilments'>,
  { days }: Pick<ReturnSettings, 'days'>,
  timeZone: string,
): number | null {
  if (fulfilments.length === 0) return null
  let day = calendarDay(Math.max(...fulfilments.map(({ at }) => at)), timeZone)
  for (let passed = 0; passed <= days; passed += 1) day = dayAfter(day)
  return beginningOfDay(day, timeZone)
}

/** Whether a buyer can ask for a return of an order now. */
export function offersReturns(
  order: Pick<Order, 'fulfilments' | 'state'>,
  settings: { readonly returns: ReturnSettings; readonly timeZone: string },
  now: number,
): boolean {
  const end = returnsEndAt(order, settings.returns, settings.timeZone)
  return settings.returns.isOn && order.state !== 'cancelled' && end !== null && now < end
}
