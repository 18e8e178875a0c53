import { groupDocument } from '#server/customer-groups/documents.ts'
import type { BuyerGroup } from '#server/customer-groups/group-of-buyer.ts'
import { priceByLists } from '#server/customer-groups/price-by-lists.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { GroupPrice, OrderGroup } from '#shared/customer-groups/schema.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { customerEmail } from '../customer-store.ts'

interface Asked {
  readonly email: string
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
}

/** The prices of a draft order for the group of its customer: staff know who it is for, so nothing has to be proven. */
export async function pricesForCustomer(
  scope: Scope,
  { email, lines }: Asked,
): Promise<{ group: OrderGroup | null; prices: GroupPrice[] }> {
  const group = await groupOfEmail(scope, email)
  if (!group) return { group: null, prices: [] }
  const ids = [...new Set(lines.map(({ variantId }) => variantId))]
  const known = new Map((await readVariantsForCart(scope, ids)).map((variant) => [variant.variantId, variant]))
  const bought = lines.flatMap(({ variantId, quantity }) => {
    const variant = known.get(variantId)
    return variant ? [{ variant, quantity }] : []
  })
  const priced = await priceByLists(scope, group, bought)
  return {
    group: { id: group.id, name: group.name },
    prices: bought.map(({ variant }) => ({
      variantId: variant.variantId,
      priceCents: unitPriceCents(priced(variant)),
    })),
  }
}

async function groupOfEmail({ database, websiteId }: Scope, email: string): Promise<BuyerGroup | null> {
  const row = await database
    .selectFrom('customer_emails as address')
    .innerJoin('customers as customer', (join) =>
      join.onRef('customer.website_id', '=', 'address.website_id').onRef('customer.id', '=', 'address.customer_id'),
    )
    .innerJoin('customer_groups as one', (join) =>
      join.onRef('one.website_id', '=', 'customer.website_id').onRef('one.id', '=', 'customer.group_id'),
    )
    .select(['customer.id as customer_id', 'one.id', 'one.document'])
    .where('address.website_id', '=', websiteId)
    .where('address.email', '=', customerEmail(email))
    .where('one.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...groupDocument.read(row.document), id: row.id, customerId: row.customer_id } : null
}
