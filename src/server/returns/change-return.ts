import { insertRows } from '#server/database/insert-rows.ts'
import type { ReturnEmailKind } from '#server/emails/return-texts.ts'
import { releaseExchange } from '#server/exchanges/release-exchange.ts'
import { setExpected } from '#server/orders/expected-money.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { restockLines } from '#server/stock/restock-order.ts'
import { restockableLines } from '#server/stock/restockable-lines.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { sum } from '#shared/money/sum.ts'
import { itemsInSentence } from '#shared/orders/item-lists.ts'
import type { decideReturnCall, receiveReturnCall } from '#shared/returns/owner-api.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { writeReturnEmailsJob } from './jobs.ts'
import { moveReturn, readReturn } from './return-store.ts'

const eventWords = { approved: 'Approved', refused: 'Refused', canceled: 'Canceled', closed: 'Closed' } as const

/**
 * Approves, refuses, cancels or closes a return, with words for the buyer.
 * @param agree agrees to the exchange of a return that is approved
 */
export async function decideReturn<Refusal extends string>(
  scope: ChangeScope,
  returnId: string,
  by: string,
  { state, message, notifyBuyer }: BodyOf<typeof decideReturnCall>,
  agree: (found: OrderReturn) => Promise<Result<void, Refusal>>,
): Promise<Result<void, 'return-not-found' | 'return-state' | 'return-reason-missing' | Refusal>> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (state === 'refused' && message === '') return fail('return-reason-missing')
  if (!(await moveReturn(scope, found, state, message))) return fail('return-state')
  const text = [eventWords[state], message].filter(Boolean).join(' · ')
  await addOrderEvent(scope, found.order.id, { kind: 'return', by, text })
  const agreed = state === 'approved' ? await agree(found) : await endExchange(scope, found, by)
  if (!agreed.ok) return agreed
  if (notifyBuyer) await queueEmail(scope, found, `return-${state}`)
  return succeed(undefined)
}

/** A return that ends without a refund: its exchange is over, and what its items were to pay is due. */
async function endExchange(scope: ChangeScope, { id, order, exchange }: OrderReturn, by: string) {
  if (exchange?.state === 'added') await setExpected(scope, order.id, 0)
  else if (exchange) await releaseExchange(scope, id, (await readOrder(scope, order.id))!, by)
  return succeed(undefined)
}

/** Records what has arrived of an approved return, and puts the pieces that staff chose into stock again. */
export async function receiveReturn(
  scope: ChangeScope,
  returnId: string,
  by: string,
  { pieces, notifyBuyer }: BodyOf<typeof receiveReturnCall>,
): Promise<Result<void, 'return-not-found' | 'return-state' | 'return-quantity'>> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (!fits(found, pieces)) return fail('return-quantity')
  if (!(await moveReturn(scope, found, 'received'))) return fail('return-state')
  const order = (await readOrder(scope, found.order.id))!
  const restockable = await restockableLines(scope, order)
  const stored = pieces.map((one) => ({ ...one, restock: one.restock && restockable.has(one.lineId) }))
  await insertRows(
    scope.database,
    'return_pieces',
    stored.map(({ lineId, condition, quantity, restock }) => ({
      ...{ website_id: scope.websiteId, return_id: returnId, line_id: lineId, condition, quantity },
      restocked: restock ? 1 : 0,
    })),
  )
  const text = itemsInSentence(
    pieces.map(({ lineId, quantity, condition }) => ({
      ...{ title: `${titleOf(found, lineId)} (${condition.replace('-', ' ')})`, quantity },
    })),
  )
  await addOrderEvent(scope, order.id, { kind: 'return', by, text: `Received · ${text}` })
  await restockLines(
    scope,
    order,
    stored.filter(({ restock }) => restock),
    by,
  )
  if (notifyBuyer) await queueEmail(scope, found, 'return-received')
  return succeed(undefined)
}

/** Marks a received return as refunded, in the transaction of its refund. */
export async function endReturn(scope: ChangeScope, found: OrderReturn, by: string): Promise<boolean> {
  if (!(await moveReturn(scope, found, 'refunded'))) return false
  const text = found.exchange?.state === 'added' ? 'Exchanged' : 'Refunded'
  await addOrderEvent(scope, found.order.id, { kind: 'return', by, text })
  return true
}

/** A return, its order locked until the commit; null when there is none. */
export async function lockReturn(scope: ChangeScope, returnId: string): Promise<OrderReturn | null> {
  const found = await readReturn(scope, returnId)
  if (!found) return null
  await lockOrder(scope, found.order.id)
  return readReturn(scope, returnId)
}

/** Whether no more pieces of each line have arrived than were to be returned. */
function fits({ lines }: OrderReturn, pieces: BodyOf<typeof receiveReturnCall>['pieces']): boolean {
  const isKnown = pieces.every(({ lineId }) => lines.some((line) => line.lineId === lineId))
  const of = (lineId: string) => pieces.filter((one) => one.lineId === lineId).map(({ quantity }) => quantity)
  return isKnown && lines.every(({ lineId, quantity }) => sum(of(lineId)) <= quantity)
}

const titleOf = ({ lines }: OrderReturn, lineId: string): string =>
  lines.find((line) => line.lineId === lineId)?.title ?? ''

const queueEmail = (scope: ChangeScope, { id, order }: OrderReturn, kind: ReturnEmailKind) =>
  scope.enqueue(writeReturnEmailsJob, { returnId: id, orderId: order.id, kinds: [kind] })
