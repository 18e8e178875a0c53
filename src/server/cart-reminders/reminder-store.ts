import type { Selectable } from 'kysely'
import { hashOf, newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Currency } from '#shared/money/schema.ts'
import { remindOfCartJob } from './jobs.ts'
import type { CartReminderTables } from './tables.ts'

export type StoredReminder = Selectable<CartReminderTables['cart_reminders']>

/** How long an address that was reminded of a cart gets no reminder of another one, even if someone else enters it. */
const PAUSE_MILLISECONDS = 7 * DAY_MILLISECONDS

interface NewReminder {
  readonly cartId: string
  /** In lower case. */
  readonly email: string
  readonly consent: string
  readonly origin: string
  readonly totalQuantity: number
  readonly totalCents: number
  readonly currency: Currency
  /** When the first email is due, in milliseconds. */
  readonly firstAt: number
}

const hashOfEmail = (websiteId: string, email: string): string => hashOf(`cart reminders ${websiteId} ${email}`)

/** Stores that somebody wants to be reminded of a cart: once for each address, of the last cart. */
export async function noteReminder(scope: ChangeScope, reminder: NewReminder): Promise<void> {
  const { database, websiteId } = scope
  const { cartId, email, consent, origin, totalQuantity, totalCents, currency, firstAt } = reminder
  const stopped = await database
    .selectFrom('cart_reminder_stops')
    .select('email_hash')
    .where('website_id', '=', websiteId)
    .where('email_hash', '=', hashOfEmail(websiteId, email))
    .executeTakeFirst()
  if (stopped) return
  // One cart has one address: the one before was corrected.
  await forgetReminder(scope, cartId, email)
  const now = Date.now()
  const first = { sent_count: 0, last_sent_at: null, ended_at: null, end_reason: null }
  const content = {
    ...{ cart_id: cartId, consent, origin, restored_cart_id: null, order_id: null },
    ...{ total_quantity: totalQuantity, total_cents: totalCents, currency },
  }
  const row = await database
    .insertInto('cart_reminders')
    .values({ website_id: websiteId, id: newId(), email, created_at: now, ...content, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'email'])
        .doUpdateSet({ created_at: now, ...content, ...first })
        .where((row) =>
          row.or([
            row('cart_reminders.last_sent_at', 'is', null),
            row('cart_reminders.last_sent_at', '<', now - PAUSE_MILLISECONDS),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) await scope.enqueue(remindOfCartJob, { reminderId: row.id }, { runAt: firstAt, uniqueKey: row.id })
}

/** Forgets who wanted to be reminded of a cart, as long as no email was sent. @param besides an address that stays */
export async function forgetReminder(
  { database, websiteId }: ChangeScope,
  cartId: string,
  besides: string | null = null,
): Promise<void> {
  await database
    .deleteFrom('cart_reminders')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('sent_count', '=', 0)
    .$if(besides !== null, (some) => some.where('email', '!=', besides!))
    .execute()
}

/** A reminder; null when the website has none with that id. */
export async function readReminder({ database, websiteId }: Scope, id: string): Promise<StoredReminder | null> {
  const row = await database
    .selectFrom('cart_reminders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Counts the next email of a reminder; false when another process has, or it ended. */
export async function countReminder(
  { database, websiteId }: ChangeScope,
  { id, sent_count }: Pick<StoredReminder, 'id' | 'sent_count'>,
  seen: { readonly totalQuantity: number; readonly totalCents: number; readonly currency: Currency },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('cart_reminders')
    .set({
      sent_count: sent_count + 1,
      last_sent_at: Date.now(),
      total_quantity: seen.totalQuantity,
      total_cents: seen.totalCents,
      currency: seen.currency,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('sent_count', '=', sent_count)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a reminder: no email follows. */
export async function endReminder(
  { database, websiteId }: ChangeScope,
  id: string,
  reason: NonNullable<StoredReminder['end_reason']>,
): Promise<void> {
  await database
    .updateTable('cart_reminders')
    .set({ ended_at: Date.now(), end_reason: reason })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the reminders of an address for good. */
export async function stopReminders(scope: ChangeScope, reminder: StoredReminder): Promise<void> {
  const { database, websiteId } = scope
  await endReminder(scope, reminder.id, 'unsubscribed')
  await database
    .insertInto('cart_reminder_stops')
    .values({ website_id: websiteId, email_hash: hashOfEmail(websiteId, reminder.email), stopped_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
