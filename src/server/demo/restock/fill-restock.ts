import { subscribers } from '#demo/life.ts'
import { insertRestockRequest } from '#server/restock/restock-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { soldOutVariants } from '#shared/merchandising/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { merchandisingOverride } from '../../merchandising/documents.ts'

/** How many people wait for the first sold-out variants. */
const WAITING = [11, 4, 2]

/** People who wait for sold-out variants, whose addresses no email reaches, and the sign-up as the site offers it. */
export async function fillRestock(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  const now = Date.now()
  const soldOut = products
    .flatMap((product) => soldOutVariants(product).map(({ id }) => ({ product, variantId: id })))
    // The product of which nothing is left comes first.
    .toSorted((one, other) => one.product.variants.length - other.product.variants.length)
  for (const [place, { product, variantId }] of soldOut.slice(0, WAITING.length).entries())
    for (const [index, name] of subscribers.slice(0, WAITING[place]).entries())
      await insertRestockRequest(scope, {
        ...{ productId: product.id, variantId, language: 'en-US', origin: '' },
        email: `${name.replace(' ', '.')}@example.com`.toLowerCase(),
        now: now - (20 - index) * DAY_MILLISECONDS,
      })
  await scope.database
    .insertInto('merchandising')
    .values({
      ...{ website_id: scope.websiteId, level: 'site', target_id: '', updated_at: now },
      document: merchandisingOverride.write({ mailingListSignUpEnabled: true }),
    })
    .execute()
}
