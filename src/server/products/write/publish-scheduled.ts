import type { JobHandler } from '#server/jobs/worker.ts'
import { recordPrices } from '#server/lowest-prices/record-prices.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { noteReturns } from '#server/stock-returns/note-returns.ts'
import { changing } from '#server/stores.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { Product } from '#shared/products/schema.ts'
import { settleBundles } from '../bundles/settle-bundles.ts'
import { publishProductJob } from '../jobs.ts'
import { lockProducts, readProduct } from '../read-product.ts'

/** Queues the publication of a scheduled product; part of the transaction that scheduled it. */
export async function publishLater(scope: ChangeScope, product: Product): Promise<void> {
  if (product.status !== 'scheduled' || product.publishAt === null) return
  await scope.enqueue(
    publishProductJob,
    { productId: product.id },
    { runAt: product.publishAt, uniqueKey: `${product.id} ${product.publishAt}` },
  )
}

/**
 * Publishes a scheduled product whose time has come, and invalidates cached pages. A product that was rescheduled or
 * unpublished meanwhile stays as it is: its new time has its own job.
 */
export const publishScheduled =
  (services: Services): JobHandler<typeof publishProductJob> =>
  async ({ websiteId, payload: { productId } }) => {
    await changing(services, { id: websiteId }, null, async (scope) => {
      // Its variants and bundles are locked in the same order as by everyone else.
      await lockProducts(scope, [productId])
      const { numUpdatedRows } = await scope.database
        .updateTable('products')
        .set({ status: 'published', publish_at: null })
        .where('website_id', '=', scope.websiteId)
        .where('id', '=', productId)
        .where('status', '=', 'scheduled')
        .where('publish_at', '<=', Date.now())
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await scope.raiseVersion()
      const after = await readProduct(scope, productId)
      await recordPrices(scope, [{ before: after && { ...after, status: 'scheduled' }, after }])
      await noteEvents(scope, [{ type: 'product.updated', subjectId: productId }])
      await notifyWaiting(scope, productId)
      await settleBundles(scope, [productId], 'set')
    })
  }

/** What was hidden until now can be bought. */
async function notifyWaiting(scope: ChangeScope, productId: string): Promise<void> {
  const variants = await scope.database
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock'])
    .where('website_id', '=', scope.websiteId)
    .where('product_id', '=', productId)
    .execute()
  const returns = variants.map(({ id: variantId, unlimited, qty_in_stock }) => ({
    ...{ variantId, before: 0 },
    after: unlimited === 1 ? Infinity : qty_in_stock,
  }))
  await noteReturns(scope, returns, 'set')
}
