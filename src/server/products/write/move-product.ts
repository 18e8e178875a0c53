import { sql } from 'kysely'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type ProductPlace, productOrderLog } from '../change-log.ts'
import { INDEX_GAP } from './count-products.ts'

/** Moves a product after another one of its store, or to the start. */
export async function moveProduct(
  scope: ChangeScope,
  productId: string,
  afterProductId: string | null,
  batchId: string,
): Promise<Result<void, 'product-not-found'>> {
  const product = await readPlace(scope, productId)
  if (!product) return fail('product-not-found')
  await lockOrder(scope, product.collection_id)
  const neighbour = afterProductId === null ? null : await readPlace(scope, afterProductId)
  if (neighbour === undefined || neighbour?.id === productId) return fail('product-not-found')
  if (neighbour && neighbour.collection_id !== product.collection_id) return fail('product-not-found')

  const before: ProductPlace = { title: product.title, afterProductId: await productBefore(scope, product) }
  let index = await indexBehind(scope, product, neighbour)
  if (index === null) {
    await widenGaps(scope, product.collection_id)
    index = await indexBehind(scope, product, neighbour && (await readPlace(scope, neighbour.id))!)
  }
  await scope.database
    .updateTable('products')
    .set({ display_index: index! })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', productId)
    .execute()
  const after: ProductPlace = { title: product.title, afterProductId }
  await recordChange(scope, batchId, productOrderLog, { nounId: productId, before, after })
  await scope.raiseVersion()
  return succeed(undefined)
}

type Place = NonNullable<Awaited<ReturnType<typeof readPlace>>>

function readPlace({ database, websiteId }: ChangeScope, productId: string) {
  return database
    .selectFrom('products')
    .select(['id', 'title', 'collection_id', 'display_index'])
    .where('website_id', '=', websiteId)
    .where('id', '=', productId)
    .executeTakeFirst()
}

/** Serializes parallel moves in a store. */
async function lockOrder({ database, websiteId }: ChangeScope, collectionId: string): Promise<void> {
  await database
    .updateTable('collections')
    .set((set) => ({ last_display_index: set.ref('last_display_index') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', collectionId)
    .execute()
}

const others = ({ database, websiteId }: ChangeScope, product: Place) =>
  database
    .selectFrom('products')
    .select(['id', 'display_index'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', product.collection_id)
    .where('id', '!=', product.id)

/** The product before this one; null when it is the first. */
export async function productBefore(scope: ChangeScope, product: Place): Promise<string | null> {
  const row = await others(scope, product)
    .where('display_index', '<=', product.display_index)
    .orderBy('display_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** An index between the neighbor and the one after it; null when there is none left. */
async function indexBehind(scope: ChangeScope, product: Place, neighbour: Place | null): Promise<number | null> {
  const low = neighbour?.display_index ?? null
  const behind = await others(scope, product)
    .$if(low !== null, (some) => some.where('display_index', '>', low!))
    .orderBy('display_index')
    .limit(1)
    .executeTakeFirst()
  if (!behind) return (low ?? 0) + INDEX_GAP
  if (low === null) return behind.display_index - INDEX_GAP
  const middle = Math.floor((low + behind.display_index) / 2)
  return middle > low ? middle : null
}

/** Renumbers a whole store. It takes ten moves to one place before it is needed. */
async function widenGaps(scope: ChangeScope, collectionId: string): Promise<void> {
  const { websiteId } = scope
  await sql`update products set display_index = numbered.place * ${sql.lit(INDEX_GAP)}
    from (
      select id, row_number() over (order by display_index, id) as place
      from products where website_id = ${websiteId} and collection_id = ${collectionId}
    ) as numbered
    where products.website_id = ${websiteId} and products.id = numbered.id`.execute(scope.database)
  await sql`update collections set last_display_index = (
      select coalesce(max(display_index), 0) from products where website_id = ${websiteId} and collection_id = ${collectionId}
    ) where website_id = ${websiteId} and id = ${collectionId}`.execute(scope.database)
}
