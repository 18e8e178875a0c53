import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import { amountIn, priceIn } from '#shared/currencies/rules.ts'
import type { GroupContent } from '#shared/customer-groups/schema.ts'
import { conversionOf } from '#shared/settings/settings-in.ts'
import { groupDocument } from './documents.ts'

/** The group of a buyer who has opened their link, as it applies now; its minimum in the buyer's currency. */
export interface BuyerGroup extends GroupContent {
  readonly id: string
  readonly customerId: string
}

const byLink = prepareQuery((database, { websiteId, linkHash }: { websiteId: string; linkHash: string }) =>
  database
    .selectFrom('customers as customer')
    .innerJoin('customer_groups as one', (join) =>
      join.onRef('one.website_id', '=', 'customer.website_id').onRef('one.id', '=', 'customer.group_id'),
    )
    .select(['customer.id as customer_id', 'one.id', 'one.document'])
    .where('customer.website_id', '=', websiteId)
    .where('customer.group_link_hash', '=', linkHash)
    .where('one.deleted_at', 'is', null),
)

/**
 * The group whose prices a buyer pays; null without one, and once the link was withdrawn.
 * @param linkHash of the secret of the link that this browser has opened
 */
export async function groupOfBuyer(scope: Scope, linkHash: string | undefined): Promise<BuyerGroup | null> {
  if (linkHash === undefined) return null
  const { database, websiteId } = scope
  const [row] = (await byLink(database, { websiteId, linkHash })).rows
  if (!row) return null
  const content = groupDocument.read(row.document)
  const conversion = conversionOf(await scope.settings())
  const minimumCents = conversion
    ? amountIn(content.minimumCents, content.fixedMinimums, conversion)
    : content.minimumCents
  return { ...content, minimumCents, id: row.id, customerId: row.customer_id }
}

const pricesByVariant = prepareListQuery((database, values: { websiteId: string; groupId: string }, ids) =>
  database
    .selectFrom('customer_group_prices')
    .select(['variant_id', 'price_cents'])
    .where('website_id', '=', values.websiteId)
    .where('group_id', '=', values.groupId)
    .where('variant_id', 'in', ids),
)

/** The prices that the list of a group fixes for some variants, by variant, in hundredths of the buyer's currency. */
export async function fixedPricesOf(
  scope: Scope,
  groupId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const { database, websiteId } = scope
  const { rows } = await pricesByVariant(database, { websiteId, groupId }, variantIds)
  const conversion = conversionOf(await scope.settings())
  return new Map(
    rows.map((row) => [row.variant_id, conversion ? priceIn(row.price_cents, conversion) : row.price_cents]),
  )
}

/** Whether an email address is one of the customer's: prices of a group are for those who have proven an address. */
export async function isAddressOf(scope: Scope, customerId: string, email: string): Promise<boolean> {
  const found = await scope.database
    .selectFrom('customer_emails')
    .select('customer_id')
    .where('website_id', '=', scope.websiteId)
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return found?.customer_id === customerId
}
