import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'

export interface NewRestockRequest {
  readonly productId: string
  readonly variantId: string
  /** In lower case. */
  readonly email: string
  readonly language: string
  readonly origin: string
  readonly now: number
}

/**
 * Stores that someone waits for a variant, once for each address and variant. People who wait already keep their place;
 * people who got the email before go to the end again.
 */
export async function insertRestockRequest(
  { database, websiteId }: ChangeScope,
  { productId, variantId, email, language, origin, now }: NewRestockRequest,
): Promise<void> {
  const again = { language, origin, requested_at: now, sent_at: null, sent_by: null }
  await database
    .insertInto('restock_requests')
    .values({
      ...{ website_id: websiteId, id: newId(), product_id: productId, variant_id: variantId, email },
      ...again,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'variant_id', 'email'])
        .doUpdateSet(again)
        .where('restock_requests.sent_at', 'is not', null),
    )
    .execute()
}

/** The address of a request; null when it is gone. */
export async function readRestockEmail({ database, websiteId }: Scope, requestId: string): Promise<string | null> {
  const row = await database
    .selectFrom('restock_requests')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('id', '=', requestId)
    .executeTakeFirst()
  return row?.email ?? null
}

/** Ends everything that an address waits for. */
export async function endRestockRequests({ database, websiteId }: ChangeScope, email: string): Promise<void> {
  await database
    .deleteFrom('restock_requests')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .where('sent_at', 'is', null)
    .execute()
}
