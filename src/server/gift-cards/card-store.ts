import type { Selectable } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import type { GiftCard, GiftCardMovement } from '#shared/gift-cards/schema.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { GiftCardTables } from './tables.ts'

type Row = Selectable<GiftCardTables['gift_cards']>

export const toGiftCard = (row: Row): GiftCard => ({
  id: row.id,
  lastFour: row.last_four,
  currency: row.currency,
  initialCents: row.initial_cents,
  balanceCents: row.balance_cents,
  isDisabled: row.is_disabled === 1,
  isTest: row.is_test === 1,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  createdBy: row.created_by,
  reason: row.reason,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  message: row.message,
  sentAt: row.sent_at,
  orderId: row.order_id,
  senderName: row.sender_name,
  copyEmail: row.copy_email,
  deliverAt: row.deliver_at,
  isReturned: row.returned_at !== null,
})

/** A gift card; null when the website has none with that id. */
export async function readGiftCard(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  cardId: string,
): Promise<GiftCard | null> {
  const row = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .executeTakeFirst()
  return row ? toGiftCard(row) : null
}

/** The gift cards with some ids, in the order of these; those that are not there are left out. */
export async function readGiftCards({ database, websiteId }: Scope, cardIds: readonly string[]): Promise<GiftCard[]> {
  if (cardIds.length === 0) return []
  const rows = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', cardIds)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toGiftCard(row)]))
  return cardIds.flatMap((id) => byId.get(id) ?? [])
}

/** The gift card with the hash of a code; null when there is none. */
export async function findGiftCard({ database, websiteId }: Scope, codeHash: string): Promise<GiftCard | null> {
  const row = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return row ? toGiftCard(row) : null
}

/** The sealed code of a card: `openCode` reads it. */
export async function readSealedCode({ database, websiteId }: Scope, cardId: string): Promise<string> {
  const row = await database
    .selectFrom('gift_cards')
    .select('code_sealed')
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  return row.code_sealed
}

/** Whether any gift card of the website can pay now. */
export async function hasUsableGiftCard(
  { database, websiteId }: Scope,
  currency: Currency,
  now: number,
): Promise<boolean> {
  return (await selectUsable(database, { websiteId, currency, now })).rows.length > 0
}

const selectUsable = prepareQuery((database, values: { websiteId: string; currency: Currency; now: number }) =>
  database
    .selectFrom('gift_cards')
    .select('id')
    .where('website_id', '=', values.websiteId)
    .where('currency', '=', values.currency)
    .where('balance_cents', '>', 0)
    .where('is_disabled', '=', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', values.now)]))
    .limit(1),
)

/** Every change of a card's balance, oldest first. */
export async function listMovements({ database, websiteId }: Scope, cardId: string): Promise<GiftCardMovement[]> {
  const rows = await database
    .selectFrom('gift_card_movements as movement')
    .leftJoin('order_payments as share', (join) =>
      join.onRef('share.website_id', '=', 'movement.website_id').onRef('share.payment_id', '=', 'movement.payment_id'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'movement.website_id').onRef('orders.id', '=', 'share.order_id'),
    )
    .select(['movement.id', 'kind', 'movement.cents', 'at', 'movement.by_name', 'movement.reason'])
    .select(['orders.id as order_id', 'orders.number as order_number'])
    .where('movement.website_id', '=', websiteId)
    .where('movement.card_id', '=', cardId)
    .orderBy('movement.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at,
    cents: row.cents,
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number! },
    by: row.by_name,
    reason: row.reason,
  }))
}
