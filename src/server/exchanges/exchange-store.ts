import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { exchangeTransitions } from '#shared/exchanges/rules.ts'
import type { Exchange, ExchangeState } from '#shared/exchanges/schema.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import { canFollow } from '#shared/orders/transitions.ts'
import { exchangeLine } from './documents.ts'

/** An exchange with the lines that its order gets; these are empty until it is agreed. */
export interface StoredExchange extends Exchange {
  readonly lines: readonly OrderLine[]
}

/** The exchanges of returns, by the ids of the returns; returns without one are left out. */
export async function readExchanges(
  { database, websiteId }: Scope,
  returnIds: readonly string[],
): Promise<Map<string, StoredExchange>> {
  if (returnIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('exchanges')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('return_id', 'in', returnIds)
    .execute()
  if (rows.length === 0) return new Map()
  const items = await database
    .selectFrom('exchange_items')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('return_id', 'in', returnIds)
    .orderBy('line_id')
    .execute()
  return new Map(
    rows.map(({ return_id, state, until }) => {
      const own = items
        .filter((item) => item.return_id === return_id)
        .map((item) => ({ item, line: item.order_line === null ? null : exchangeLine.read(item.order_line) }))
      return [
        return_id,
        {
          ...{ state, until },
          lines: own.flatMap(({ line }) => line ?? []),
          items: own.map(({ item, line }) => ({
            lineId: item.line_id,
            variantId: item.variant_id,
            title: item.title,
            quantity: item.quantity,
            unitPriceCents: line?.unitPriceCents ?? item.unit_price_cents,
            paidCents: line?.paidCents ?? null,
          })),
        },
      ]
    }),
  )
}

/** The exchange of a return; null without one. */
export const readExchange = async (scope: Scope, returnId: string): Promise<StoredExchange | null> =>
  (await readExchanges(scope, [returnId])).get(returnId) ?? null

/** An item of an exchange that is written. */
export interface NewExchangeItem {
  readonly lineId: string
  readonly variantId: string
  readonly title: string
  readonly quantity: number
  readonly unitPriceCents: number | null
  /** Null until it is agreed. */
  readonly orderLine: OrderLine | null
}

/** Writes what a return is exchanged for in place of what was chosen before; without items it is exchanged no more. */
export async function writeExchange(
  { database, websiteId }: ChangeScope,
  returnId: string,
  { state, until, items }: { state: ExchangeState; until: number | null; items: readonly NewExchangeItem[] },
): Promise<void> {
  for (const table of ['exchange_items', 'exchanges'] as const)
    await database.deleteFrom(table).where('website_id', '=', websiteId).where('return_id', '=', returnId).execute()
  if (items.length === 0) return
  await insertRows(database, 'exchanges', [{ website_id: websiteId, return_id: returnId, state, until }])
  await insertRows(
    database,
    'exchange_items',
    items.map(({ lineId, variantId, title, quantity, unitPriceCents, orderLine }) => ({
      ...{ website_id: websiteId, return_id: returnId, line_id: lineId, variant_id: variantId, title, quantity },
      unit_price_cents: unitPriceCents,
      order_line: orderLine && exchangeLine.write(orderLine),
    })),
  )
}

/** Moves an exchange to another state; false when that cannot follow, or it has changed meanwhile. */
export async function moveExchange(
  { database, websiteId }: ChangeScope,
  returnId: string,
  from: ExchangeState,
  to: ExchangeState,
): Promise<boolean> {
  if (!canFollow(exchangeTransitions, from, to)) return false
  const { numUpdatedRows } = await database
    .updateTable('exchanges')
    .set({ state: to, until: null })
    .where('website_id', '=', websiteId)
    .where('return_id', '=', returnId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
