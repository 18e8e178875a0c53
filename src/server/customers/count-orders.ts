import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'

/** The columns of an order that the numbers of its customer depend on. */
const watched = [
  'customer_id',
  'test_mode',
  'state',
  'payment_state',
  'grand_total_cents',
  'refunded_cents',
  'gift_card_cents',
  'placed_at',
]

/** Whether an order counts: no test order and not canceled. */
const counts = (row: string) => `case when ${row}.test_mode = 0 and ${row}.state <> 'cancelled' then 1 else 0 end`

/**
 * What was paid for an order, without what was returned and what gift cards have paid: in the shop's currency, by the
 * rate of the order. @param owed the column of what an edited order still owes, which is not spent
 */
function spent(row: string, owed: string | null): string {
  const cents = `(${row}.grand_total_cents - ${row}.refunded_cents - ${row}.gift_card_cents${owed ? ` - ${row}.${owed}` : ''})`
  return `case when ${row}.test_mode = 1 or ${row}.payment_state = 'awaiting' then 0
    when ${row}.exchange_rate is null then ${cents}
    else cast(round(1.0 * ${cents} / cast(${row}.exchange_rate as numeric)) as bigint) end`
}

/** Adds an order to the numbers of its customer, or takes it out. The first and the last order are found by an index. */
function change(sign: '+' | '-', row: 'new' | 'old', owed: string | null): string {
  const edge = (most: 'min' | 'max') => `coalesce((select ${most}(placed_at) from orders
    where website_id = ${row}.website_id and customer_id = ${row}.customer_id
      and test_mode = 0 and state <> 'cancelled'), 0)`
  return `update customers set
      orders_count = orders_count ${sign} ${counts(row)},
      spent_cents = spent_cents ${sign} (${spent(row, owed)}),
      first_order_at = ${edge('min')},
      last_order_at = ${edge('max')}
    where website_id = ${row}.website_id and id = ${row}.customer_id`
}

/**
 * Lets the database count the orders of customers and what they have spent: whatever changes an order, the numbers
 * follow in the same transaction and no code can forget them.
 * @param owed the column of what an order owes; null where the table does not have it yet
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function countOrders(database: Kysely<any>, owed: string | null): Promise<void> {
  const added = change('+', 'new', owed)
  const taken = change('-', 'old', owed)
  const columns = [...watched, ...(owed ? [owed] : [])].join(', ')
  const steps =
    engineOf(database) === 'sqlite'
      ? [
          `create trigger customers_count_insert after insert on orders when new.customer_id is not null
            begin ${added}; end`,
          `create trigger customers_count_update after update of ${columns} on orders
            when old.customer_id is not null or new.customer_id is not null
            begin ${taken}; ${added}; end`,
          `create trigger customers_count_delete after delete on orders when old.customer_id is not null
            begin ${taken}; end`,
        ]
      : [
          `create function count_orders_of_customers() returns trigger language plpgsql as $$ begin
            if tg_op <> 'INSERT' then ${taken}; end if;
            if tg_op <> 'DELETE' then ${added}; end if;
            return null;
          end $$`,
          `create trigger customers_count_insert after insert on orders for each row
            when (new.customer_id is not null) execute function count_orders_of_customers()`,
          `create trigger customers_count_update after update of ${columns} on orders for each row
            when (old.customer_id is not null or new.customer_id is not null)
            execute function count_orders_of_customers()`,
          `create trigger customers_count_delete after delete on orders for each row
            when (old.customer_id is not null) execute function count_orders_of_customers()`,
        ]
  for (const step of steps) await sql.raw(step).execute(database)
}

/** Counts again without what edited orders still owe, which was counted as spent. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function countWithoutOwed(database: Kysely<any>): Promise<void> {
  const isSqlite = engineOf(database) === 'sqlite'
  for (const event of ['insert', 'update', 'delete'])
    await sql.raw(`drop trigger customers_count_${event}${isSqlite ? '' : ' on orders'}`).execute(database)
  if (!isSqlite) await sql`drop function count_orders_of_customers()`.execute(database)
  await countOrders(database, 'owed_cents')
  await sql
    .raw(`update customers set spent_cents = coalesce((select sum(${spent('one', 'owed_cents')}) from orders as one
      where one.website_id = customers.website_id and one.customer_id = customers.id), 0)
      where exists (select 1 from orders as two where two.website_id = customers.website_id
        and two.customer_id = customers.id and two.owed_cents > 0)`)
    .execute(database)
}
