import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'

/**
 * The columns of an order whose writing says that it counts differently now. Whatever changes its refunds locks the
 * order first, which writes `refunded_cents`.
 */
const WATCHED = [
  ...['placed_at', 'state', 'payment_state', 'payment_method', 'test_mode', 'exchange_rate', 'subtotal_cents'],
  ...['discount_cents', 'shipping_cost_cents', 'tax_cents', 'grand_total_cents', 'refunded_cents', 'revision'],
].join(', ')

const MARK = `insert into report_queue (website_id, order_id, changes) values (new.website_id, new.id, 1)
  on conflict (website_id, order_id) do update set changes = report_queue.changes + 1`

/**
 * Lets the database note every order that is written, in the transaction that writes it: no code can forget it, and
 * buying waits for one small row only. The write on a conflict makes a counting that runs at the same time wait for the
 * commit, or this transaction for the counting.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function markChangedOrders(database: Kysely<any>): Promise<void> {
  const steps =
    engineOf(database) === 'sqlite'
      ? [
          `create trigger report_queue_insert after insert on orders begin ${MARK}; end`,
          `create trigger report_queue_update after update of ${WATCHED} on orders begin ${MARK}; end`,
        ]
      : [
          `create function mark_order_for_reports() returns trigger language plpgsql as $$ begin
            ${MARK};
            return null;
          end $$`,
          `create trigger report_queue_insert after insert on orders
            for each row execute function mark_order_for_reports()`,
          `create trigger report_queue_update after update of ${WATCHED} on orders
            for each row execute function mark_order_for_reports()`,
        ]
  for (const step of steps) await sql.raw(step).execute(database)
}
