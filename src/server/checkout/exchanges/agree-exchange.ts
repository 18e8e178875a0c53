import { type NewExchangeItem, writeExchange } from '#server/exchanges/exchange-store.ts'
import { releaseLateExchangeJob } from '#server/exchanges/jobs.ts'
import { releaseExchange, stockOfExchange } from '#server/exchanges/release-exchange.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockReturn } from '#server/returns/change-return.ts'
import type { ChangeScope } from '#server/scope.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ExchangeItem } from '#shared/exchanges/schema.ts'
import type { BodyOf, FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { itemsInSentence } from '#shared/orders/item-lists.ts'
import type { Order } from '#shared/orders/schema.ts'
import { namedVariant } from '#shared/products/variants.ts'
import type { setExchangeCall } from '#shared/returns/exchange-api.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { pickupMethodOf } from '../reserve-stock.ts'
import { priceExchange } from './price-exchange.ts'

type Refusal = 'exchange-stock' | 'order-edit-product' | 'order-edit-total' | 'order-not-editable'

/**
 * Sets what a return is exchanged for, in place of what was chosen before. The items of a return that is approved, or
 * has arrived, are reserved at once; those of a request when it is approved.
 */
export async function setExchange(
  scope: ChangeScope,
  returnId: string,
  by: string,
  { items }: BodyOf<typeof setExchangeCall>,
): Promise<Result<void, FailuresOf<typeof setExchangeCall>>> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  const { state } = found
  if (state !== 'requested' && state !== 'approved' && state !== 'received') return fail('return-state')
  if (found.exchange?.state === 'added') return fail('exchange-state')
  const isKnown = items.every(({ lineId }) => found.lines.some((line) => line.lineId === lineId))
  if (!isKnown) return fail('exchange-line')
  const order = (await readOrder(scope, found.order.id))!
  await releaseExchange(scope, returnId, order, by)
  const agreed = await agree(scope, order, found, items, by)
  return agreed.ok ? succeed(undefined) : agreed
}

/** Reserves what the buyer of an approved return has asked for. Without an exchange nothing happens. */
export async function agreeExchange(
  scope: ChangeScope,
  found: OrderReturn,
  by: string,
): Promise<Result<void, Refusal>> {
  if (found.exchange?.state !== 'wished') return succeed(undefined)
  const order = (await readOrder(scope, found.order.id))!
  return agree(scope, order, { ...found, state: 'approved' }, found.exchange.items, by)
}

async function agree(
  scope: ChangeScope,
  order: Order,
  { id, state }: Pick<OrderReturn, 'id' | 'state'>,
  items: readonly ExchangeItem[],
  by: string,
): Promise<Result<void, Refusal>> {
  const priced = items.length > 0 ? await priceExchange(scope, order, items) : succeed([])
  if (!priced.ok) return priced
  const isReserved = state !== 'requested'
  const rows = items.map(({ lineId, variantId, quantity, unitPriceCents }, index): NewExchangeItem => {
    const line = priced.value[index]!
    return {
      ...{ lineId, variantId, quantity, unitPriceCents, title: namedVariant(line) },
      orderLine: isReserved ? line : null,
    }
  })
  if (isReserved && order.takesStock) {
    const taken = await takeStock(
      scope,
      stockOfExchange(priced.value),
      order.id,
      await pickupMethodOf(scope, order),
      'edit',
    )
    if (!taken.ok) {
      const { variantId, available } = taken.failure as { variantId?: string; available?: number }
      const name = rows.find((row) => row.variantId === variantId)?.title ?? ''
      return fail('exchange-stock', { name, available: available ?? 0 })
    }
  }
  const { exchangeDays } = (await scope.settings()).returns
  const until = isReserved && items.length > 0 ? Date.now() + exchangeDays * DAY_MILLISECONDS : null
  await writeExchange(scope, id, { state: isReserved ? 'reserved' : 'wished', until, items: rows })
  if (until !== null)
    await scope.enqueue(
      releaseLateExchangeJob,
      { returnId: id, orderId: order.id },
      { runAt: until, uniqueKey: `${id} ${until}` },
    )
  const words = itemsInSentence(rows)
  const text = items.length > 0 ? `Exchange for ${words}` : 'Refund instead of an exchange'
  await addOrderEvent(scope, order.id, { kind: 'return', by, text })
  return succeed(undefined)
}
