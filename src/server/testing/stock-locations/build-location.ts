import { newId } from '#server/identifiers.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'

/** A variant that has run low, and a location besides the main one, with pieces of a variant, and as many that a payment has taken. @returns its id */
export async function buildLocation(
  app: TestApp,
  website: Website,
  facts: { readonly name: string; readonly variantId: string; readonly paymentId: string; readonly quantity?: number },
): Promise<string> {
  const { database } = app.services
  const id = newId()
  const place = { position: 1, sells_online: 1, pickup_method_id: null }
  await database
    .insertInto('stock_locations')
    .values({ website_id: website.id, id, name: facts.name, ...place })
    .execute()
  const part = { website_id: website.id, variant_id: facts.variantId, location_id: id, quantity: facts.quantity ?? 1 }
  await database.insertInto('variant_stock').values(part).execute()
  await database
    .insertInto('stock_allocations')
    .values({ ...part, about_id: facts.paymentId })
    .execute()
  const notice = { website_id: website.id, variant_id: facts.variantId, noted_at: 1 }
  await database.insertInto('low_stock_notices').values(notice).execute()
  return id
}
