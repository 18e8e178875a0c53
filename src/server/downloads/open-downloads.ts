import { newId } from '#server/identifiers.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import type { PaidOrder } from '#server/orders/lifecycle.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readLines } from '#server/orders/read-order.ts'
import { readFiles } from '#server/products/product-files.ts'
import type { ChangeScope } from '#server/scope.ts'
import { closesAt, downloadLimits } from '#shared/downloads/limits.ts'
import { leftOf } from '#shared/orders/rules.ts'
import { productTypes } from '#shared/products/codes.ts'

/** The effects of a payment: opens the files of an order, and emails the links unless the buyer has them already. */
export async function openDownloadsOfPaid(
  scope: ChangeScope,
  { orderId, isTest, isPlacedNow }: PaidOrder,
): Promise<void> {
  // A test opens no files: if it has nothing else to fulfil, it is done.
  if (isTest) return endTestDownloads(scope, orderId)
  const opened = await openDownloads(scope, orderId)
  if (opened > 0 && !isPlacedNow) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['downloads'] })
}

/**
 * Opens the files of a paid order, in the transaction of the payment: this fulfils its digital lines and, if it has
 * nothing else, the order. A product without a file yet is left for its owner. Files that are open already stay as they
 * are.
 * @returns the number of newly opened files
 */
export async function openDownloads(scope: ChangeScope, orderId: string): Promise<number> {
  const { database, websiteId } = scope
  const lines = await readLines(scope, orderId)
  const digital = lines.filter((line) => line.productType === productTypes.digital)
  const filesOf = await readFiles(
    scope,
    digital.map((line) => line.productId),
  )
  const expiresAt = closesAt(Date.now())
  const productIds = [...new Set(digital.map((line) => line.productId))].filter((id) => filesOf.has(id))
  const rows = productIds.flatMap((productId) =>
    filesOf.get(productId)!.map((file) => ({
      website_id: websiteId,
      id: newId(),
      order_id: orderId,
      product_id: productId,
      product_file_id: file.id,
      file_id: file.fileId,
      used: 0,
      allowed: downloadLimits.times,
      expires_at: expiresAt,
    })),
  )
  if (rows.length === 0) return 0
  const opened = await database
    .insertInto('order_downloads')
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id', 'product_id', 'product_file_id']).doNothing())
    .returning('id')
    .execute()
  if (opened.length === 0) return 0
  await addOrderEvent(scope, orderId, { kind: 'downloads-opened', by: '', text: filesInWords(opened.length) })
  await database
    .updateTable('order_lines')
    .set((set) => ({ fulfilled_quantity: set.ref('quantity') }))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('product_id', 'in', productIds)
    .execute()
  const isDone = lines.every((line) => productIds.includes(line.productId) || leftOf(line) === 0)
  if (isDone) await moveOrder(scope, orderId, 'open', 'fulfilled')
  return opened.length
}

/** Marks the digital lines of a test order as done: their files stay closed, so nothing is left to do. */
async function endTestDownloads(scope: ChangeScope, orderId: string): Promise<void> {
  const { database, websiteId } = scope
  const lines = await readLines(scope, orderId)
  const digital = lines.filter((line) => line.productType === productTypes.digital)
  if (digital.length === 0) return
  await database
    .updateTable('order_lines')
    .set((set) => ({ fulfilled_quantity: set.ref('quantity') }))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where(
      'id',
      'in',
      digital.map((line) => line.id),
    )
    .execute()
  if (digital.length === lines.length) await moveOrder(scope, orderId, 'open', 'fulfilled')
}

const filesInWords = (count: number) => (count === 1 ? '1 file' : `${count} files`)
