import type { Selectable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { CustomerGroup, GroupPrice } from '#shared/customer-groups/schema.ts'
import { groupDocument } from './documents.ts'
import type { CustomerGroupTables } from './tables.ts'

type Row = Selectable<CustomerGroupTables['customer_groups']>

const toGroup = (row: Row): CustomerGroup => ({
  ...groupDocument.read(row.document),
  id: row.id,
  revision: row.revision,
  createdAt: row.created_at,
})

/** The groups by name, each with the number of its customers. There are few. */
export async function listGroups({
  database,
  websiteId,
}: Scope): Promise<(CustomerGroup & { readonly members: number })[]> {
  const rows = await database
    .selectFrom('customer_groups')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .execute()
  const counts = await database
    .selectFrom('customers')
    .select(['group_id', (select) => select.fn.countAll<number>().as('count')])
    .where('website_id', '=', websiteId)
    .where('group_id', 'is not', null)
    .groupBy('group_id')
    .execute()
  const countOf = new Map(counts.map((one) => [one.group_id, Number(one.count)]))
  return rows
    .map((row) => ({ ...toGroup(row), members: countOf.get(row.id) ?? 0 }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** A group; null when there is none, or it was deleted. */
export async function readGroup({ database, websiteId }: Scope, id: string): Promise<CustomerGroup | null> {
  const row = await database
    .selectFrom('customer_groups')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toGroup(row) : null
}

/** Locks a group until the commit, deleted or not, so that one change runs at a time; null without one. */
export async function lockGroup(
  { database, websiteId }: ChangeScope,
  id: string,
): Promise<{ readonly group: CustomerGroup; readonly isDeleted: boolean } | null> {
  const row = await database
    .updateTable('customer_groups')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? { group: toGroup(row), isDeleted: row.deleted_at !== null } : null
}

/** Inserts a group, or writes over it; a deleted one returns. */
export async function writeGroup({ database, websiteId }: ChangeScope, group: CustomerGroup): Promise<void> {
  const { id, revision, createdAt, ...content } = group
  const written = {
    name: content.name,
    document: groupDocument.write(content),
    revision,
    updated_at: Date.now(),
    deleted_at: null,
  }
  await database
    .insertInto('customer_groups')
    .values({ website_id: websiteId, id, created_at: createdAt, ...written })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(written))
    .execute()
}

/** Deletes a group so that it can be restored: its prices do not apply. */
export async function hideGroup({ database, websiteId }: ChangeScope, id: string): Promise<void> {
  await database
    .updateTable('customer_groups')
    .set({ deleted_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

/** The fixed prices of a group, in the order of the variants' ids. */
export async function readGroupPrices({ database, websiteId }: Scope, groupId: string): Promise<GroupPrice[]> {
  const rows = await database
    .selectFrom('customer_group_prices')
    .select(['variant_id', 'price_cents'])
    .where('website_id', '=', websiteId)
    .where('group_id', '=', groupId)
    .orderBy('variant_id')
    .execute()
  return rows.map((row) => ({ variantId: row.variant_id, priceCents: row.price_cents }))
}

/** Replaces the fixed prices of a group. */
export async function writeGroupPrices(
  { database, websiteId }: ChangeScope,
  groupId: string,
  prices: readonly GroupPrice[],
): Promise<void> {
  await database
    .deleteFrom('customer_group_prices')
    .where('website_id', '=', websiteId)
    .where('group_id', '=', groupId)
    .execute()
  await insertRows(
    database,
    'customer_group_prices',
    prices.map(({ variantId, priceCents }) => ({
      website_id: websiteId,
      group_id: groupId,
      variant_id: variantId,
      price_cents: priceCents,
    })),
  )
}
