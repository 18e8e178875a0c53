import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'

/** The columns of an order that the numbers of its customer depend on. */
const WATCHED = [
  'customer_id',
  'test_mode',
  'state',
  'payment_state',
  'grand_total_cents',
  'refunded_cents',
  'gift_card_cents',
  'placed_at',
].join(', ')

/** Whether an order counts: no test order and not canceled. */
const counts = (row: string) => `case when ${row}.test_mode = 0 and ${row}.state <> 'cancelled' then 1 else 0 end`

/**
 * What was paid for an order, without what was returned and what gift cards have paid, as in the shop's sales: in the
 * shop's currency, by the rate of the order.
 */
function spent(row: string): string {
  const cents = `(${row}.grand_total_cents - ${row}.refunded_cents - ${row}.gift_card_cents)`
  return `case when ${row}.test_mode = 1 or ${row}.payment_state = 'awaiting' then 0
    when ${row}.exchange_rate is null then ${cents}
    else cast(round(1.0 * ${cents} / cast(${row}.exchange_rate as numeric)) as bigint) end`
}

/** Adds an order to the numbers of its customer, or takes it out. The first and the last order are found by an index. */
function change(sign: '+' | '-', row: 'new' | 'old'): string {
  const edge = (most: 'min' | 'max') => `coalesce((select ${most}(placed_at) from orders
    where website_id = ${row}.website_id and customer_id = ${row}.customer_id
      and test_mode = 0 and state <> 'cancelled'), 0)`
  return `update customers set
      orders_count = orders_count ${sign} ${counts(row)},
      spent_cents = spent_cents ${sign} (${spent(row)}),
      first_order_at = ${edge('min')},
      last_order_at = ${edge('max')}
    where website_id = ${row}.website_id and id = ${row}.customer_id`
}

/**
 * Lets the database count the orders of customers and what they have spent: whatever changes an order, the numbers
 * follow in the same transaction and no code can forget them.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function countOrders(database: Kysely<any>): Promise<void> {
  const steps =
    engineOf(database) === 'sqlite'
      ? [
          `create trigger customers_count_insert after insert on orders when new.customer_id is not null
            begin ${change('+', 'new')}; end`,
          `create trigger customers_count_update after update of ${WATCHED} on orders
            when old.customer_id is not null or new.customer_id is not null
            begin ${change('-', 'old')}; ${change('+', 'new')}; end`,
          `create trigger customers_count_delete after delete on orders when old.customer_id is not null
            begin ${change('-', 'old')}; end`,
        ]
      : [
          `create function count_orders_of_customers() returns trigger language plpgsql as $$ begin
            if tg_op <> 'INSERT' then ${change('-', 'old')}; end if;
            if tg_op <> 'DELETE' then ${change('+', 'new')}; end if;
            return null;
          end $$`,
          `create trigger customers_count_insert after insert on orders for each row
            when (new.customer_id is not null) execute function count_orders_of_customers()`,
          `create trigger customers_count_update after update of ${WATCHED} on orders for each row
            when (old.customer_id is not null or new.customer_id is not null)
            execute function count_orders_of_customers()`,
          `create trigger customers_count_delete after delete on orders for each row
            when (old.customer_id is not null) execute function count_orders_of_customers()`,
        ]
  for (const step of steps) await sql.raw(step).execute(database)
}
