import { beginsWord } from '#server/database/begins-word.ts'
import { fold } from '#server/search/fold.ts'
import type { Scope } from '#server/stores.ts'
import type { OrderSummary } from '#shared/orders/schema.ts'
import type { Currency, PaymentMethodId } from '#shared/settings/schema.ts'
import type { OrderTables } from './tables.ts'

export interface OrderFilter {
  /** An order's number, or the beginning of an email address or of a word of a buyer's name. */
  readonly search?: string | undefined
  readonly state?: string | undefined
  readonly paymentState?: string | undefined
  /** `next` of the page before. */
  readonly after?: string | undefined
}

const PAGE = 50

/** Orders, newest first, a page at a time. Numbers grow with time, so the last number is where the next page begins. */
export async function listOrders(
  scope: Scope,
  filter: OrderFilter,
): Promise<{ orders: OrderSummary[]; next: string | null }> {
  const rows = await filtered(scope, filter)
    .orderBy('number', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return { orders: await summariesOf(scope, page), next: rows.length > PAGE ? String(page.at(-1)!.number) : null }
}

function filtered({ database, websiteId }: Scope, { search, state, paymentState, after }: OrderFilter) {
  let query = database.selectFrom('orders').selectAll().where('website_id', '=', websiteId)
  if (state) query = query.where('state', '=', state)
  if (paymentState) query = query.where('payment_state', '=', paymentState)
  if (after && /^\d{1,15}$/.test(after)) query = query.where('number', '<', Number(after))
  const words = fold(search?.trim() ?? '').replace(/^#/, '')
  if (!words) return query
  if (/^\d{1,15}$/.test(words)) return query.where('number', '=', Number(words))
  return query.where(beginsWord(words))
}

/** Orders' rows as lists show them. */
export async function summariesOf(
  { database, websiteId }: Scope,
  rows: readonly OrderTables['orders'][],
): Promise<OrderSummary[]> {
  const open = rows.filter((row) => row.state === 'open').map((row) => row.id)
  const begun =
    open.length === 0
      ? []
      : await database
          .selectFrom('fulfilments')
          .select('order_id')
          .distinct()
          .where('website_id', '=', websiteId)
          .where('order_id', 'in', open)
          .execute()
  const begunIds = new Set(begun.map((row) => row.order_id))
  return rows.map((row) => ({ ...toSummary(row), isPartlySent: begunIds.has(row.id) }))
}

/** An order's row as sums are made of it. */
export function toSummary(row: OrderTables['orders']): Omit<OrderSummary, 'isPartlySent'> {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    state: row.state as OrderSummary['state'],
    paymentState: row.payment_state as OrderSummary['paymentState'],
    paymentMethod: row.payment_method as PaymentMethodId,
    email: row.email,
    currency: row.currency as Currency,
    grandTotalCents: row.grand_total_cents,
    testMode: row.test_mode === 1,
    buyerName: row.buyer_name,
    totalQuantity: row.total_quantity,
  }
}
