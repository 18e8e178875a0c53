import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'

/** The gift cards that somebody has bought or was given, without their codes. */
export async function readGiftCardsOf(
  { database, websiteId }: Scope,
  { emails, orderIds }: { readonly emails: readonly string[]; readonly orderIds: readonly string[] },
) {
  const rows = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or([
        where(sql<string>`lower(recipient_email)`, 'in', emails),
        ...(orderIds.length > 0 ? [where('order_id', 'in', orderIds)] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((card) => ({
    codeEndsWith: card.last_four,
    currency: card.currency,
    initialCents: card.initial_cents,
    balanceCents: card.balance_cents,
    createdAt: card.created_at,
    orderId: card.order_id,
    recipient: { name: card.recipient_name, email: card.recipient_email },
    senderName: card.sender_name,
    message: card.message,
  }))
}
