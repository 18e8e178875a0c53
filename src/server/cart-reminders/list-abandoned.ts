import { cartDocument } from '#server/cart/documents.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { AbandonedCart, listAbandonedCartsCall } from '#shared/cart-reminders/api.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { sum } from '#shared/money/sum.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StoredReminder } from './reminder-store.ts'

const PAGE = 50

/** Carts that were left at checkout, newest first, a page at a time. */
export async function listAbandoned(scope: Scope, { state, after: given }: QueryOf<typeof listAbandonedCartsCall>) {
  const { database, websiteId } = scope
  const after = readCursor(given, 'number')
  const rows = await database
    .selectFrom('cart_reminders as reminder')
    .leftJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'reminder.order_id').on('orders.website_id', '=', websiteId),
    )
    .selectAll('reminder')
    .select('orders.number')
    .where('reminder.website_id', '=', websiteId)
    // Someone who has ordered before the email was sent has abandoned nothing.
    .where((row) =>
      row.or([row('end_reason', 'is', null), row('end_reason', '!=', 'ordered'), row('sent_count', '>', 0)]),
    )
    .$if(state === 'waiting', (some) => some.where('ended_at', 'is', null))
    .$if(state === 'done', (some) => some.where('end_reason', '=', 'sent').where('order_id', 'is', null))
    .$if(state === 'recovered', (some) => some.where('order_id', 'is not', null))
    .$if(state === 'ended', (some) =>
      some.where('end_reason', 'in', ['unsubscribed', 'unavailable', 'ordered']).where('order_id', 'is', null),
    )
    .$if(after !== null, (some) =>
      some.where((row) =>
        row(row.refTuple('reminder.created_at', 'reminder.id'), '<', row.tuple(after!.value, after!.id)),
      ),
    )
    .orderBy('reminder.created_at', 'desc')
    .orderBy('reminder.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? rows[PAGE - 1]! : null
  const itemsOf = await readItems(
    scope,
    page.map((row) => row.cart_id),
  )
  return {
    carts: page.map(
      (row): AbandonedCart => ({
        ...{ id: row.id, email: row.email, at: row.created_at, state: stateOf(row), sentCount: row.sent_count },
        ...{ lastSentAt: row.last_sent_at, totalQuantity: row.total_quantity, totalCents: row.total_cents },
        currency: row.currency,
        items: itemsOf.get(row.cart_id) ?? [],
        order: row.order_id !== null && row.number !== null ? { id: row.order_id, number: row.number } : null,
      }),
    ),
    next: last && writeCursor({ value: last.created_at, id: last.id }),
  }
}

/** What is in carts, by their ids. */
async function readItems(scope: Scope, cartIds: readonly string[]): Promise<Map<string, AbandonedCart['items']>> {
  if (cartIds.length === 0) return new Map()
  const rows = await scope.database
    .selectFrom('carts')
    .select(['id', 'document'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', cartIds)
    .execute()
  const carts = rows.map(({ id, document }) => ({ id, entries: cartDocument.read(document).entries }))
  const ids = new Set(carts.flatMap(({ entries }) => entries.map(({ variantId }) => variantId)))
  const variants = new Map((await readVariantsForCart(scope, [...ids])).map((one) => [one.variantId, one]))
  return new Map(
    carts.map(({ id, entries }) => [
      id,
      entries.flatMap(({ variantId, quantity }) => {
        const variant = variants.get(variantId)
        return variant ? [{ title: variant.title, options: variantTitle(variant.attributes), quantity }] : []
      }),
    ]),
  )
}

function stateOf({ order_id, ended_at, end_reason }: StoredReminder): AbandonedCart['state'] {
  if (order_id !== null) return 'recovered'
  if (ended_at === null) return 'waiting'
  return end_reason === 'sent' ? 'done' : 'ended'
}

/** The orders that came after an email, and their sum in the shop's currency. */
export async function sumRecovered(scope: Scope): Promise<{ orders: number; cents: number }> {
  const { currency } = await scope.settings()
  const rows = await scope.database
    .selectFrom('cart_reminders as reminder')
    .innerJoin('orders', (join) =>
      join.onRef('orders.id', '=', 'reminder.order_id').onRef('orders.website_id', '=', 'reminder.website_id'),
    )
    .select((row) => [
      'orders.exchange_rate',
      row.fn.countAll<number>().as('orders'),
      row.fn.sum<number>('orders.grand_total_cents').as('cents'),
    ])
    .where('reminder.website_id', '=', scope.websiteId)
    .where('orders.website_id', '=', scope.websiteId)
    .where('orders.state', '!=', 'cancelled')
    .groupBy('orders.exchange_rate')
    .execute()
  const inOwn = rows.map(({ cents, exchange_rate: rate }) =>
    rate === null ? Number(cents) : inShopCurrency(Number(cents), { currency, rate }),
  )
  return { orders: sum(rows.map((row) => Number(row.orders))), cents: sum(inOwn) }
}
