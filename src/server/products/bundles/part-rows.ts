import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Product } from '#shared/products/schema.ts'

/** Writes which products are parts of bundles, so that a change of a part finds its bundles. */
export async function writeBundleParts(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  const { database, websiteId } = scope
  const bundles = products.filter(({ bundle }) => bundle !== undefined)
  if (bundles.length === 0) return
  await database
    .deleteFrom('bundle_parts')
    .where('website_id', '=', websiteId)
    .where(
      'bundle_id',
      'in',
      bundles.map(({ id }) => id),
    )
    .execute()
  await insertRows(
    database,
    'bundle_parts',
    bundles.flatMap(({ id, bundle }) =>
      [...new Set(bundle!.parts.map(({ productId }) => productId))].map((partId) => ({
        website_id: websiteId,
        bundle_id: id,
        part_id: partId,
      })),
    ),
  )
}

/** The bundles among products, and those that have one of them as a part; sorted, as all transactions lock them. */
export async function bundlesAmong({ database, websiteId }: Scope, productIds: readonly string[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const piece of inPieces([...new Set(productIds)])) {
    const { rows } = await selectAmong(database, { websiteId }, piece)
    for (const { bundle_id } of rows) ids.add(bundle_id)
  }
  return [...ids].sort()
}

const selectAmong = prepareListQuery((database, values: { websiteId: string }, ids) =>
  database
    .selectFrom('bundle_parts')
    .select('bundle_id')
    .distinct()
    .where('website_id', '=', values.websiteId)
    .where((where) => where.or([where('part_id', 'in', ids), where('bundle_id', 'in', ids)])),
)
