import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Attachment } from '#server/files/send-attachment.ts'
import type { Scope } from '#server/scope.ts'
import type { OrderDownload } from '#shared/orders/schema.ts'

const columns = [
  'download.id',
  'download.order_id',
  'download.product_id',
  'download.used',
  'download.allowed',
  'download.expires_at',
  'download.last_at',
  'download.file_id',
  'file.filename',
  'file.bytes',
  'file.storage_key',
] as const

const downloadsOf = (scope: Scope, orderId: string) => selectDownloads(scope).where('download.order_id', '=', orderId)

function selectDownloads({ database, websiteId }: Pick<Scope, 'database' | 'websiteId'>) {
  return database
    .selectFrom('order_downloads as download')
    .innerJoin('download_files as file', (join) =>
      join.onRef('file.website_id', '=', 'download.website_id').onRef('file.id', '=', 'download.file_id'),
    )
    .select(columns)
    .where('download.website_id', '=', websiteId)
}

/** The downloads of an order's buyer, in the order of its products. */
export async function readOrderDownloads(scope: Scope, orderId: string): Promise<OrderDownload[]> {
  const { rows } = await selectOfOrder(scope.database, { websiteId: scope.websiteId, orderId })
  return rows.map(toDownload)
}

const selectOfOrder = prepareQuery((database, { websiteId, orderId }: { websiteId: string; orderId: string }) =>
  selectDownloads({ database, websiteId })
    .where('download.order_id', '=', orderId)
    .orderBy('download.position')
    .orderBy('download.id'),
)

/** The downloads of several orders, by order; an order without downloads is not in it. */
export async function downloadsOfOrders(
  { database, websiteId }: Scope,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderDownload[]>> {
  const rows = await selectDownloads({ database, websiteId })
    .where('download.order_id', 'in', orderIds)
    .orderBy('download.position')
    .orderBy('download.id')
    .execute()
  const found = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...found].map(([orderId, some]) => [orderId, some.map(toDownload)]))
}

/** One of them with its storage key; null when the order has none with that id. */
export async function findOrderDownload(
  scope: Scope,
  orderId: string,
  downloadId: string,
): Promise<(OrderDownload & Attachment) | null> {
  const row = await downloadsOf(scope, orderId).where('download.id', '=', downloadId).executeTakeFirst()
  return row ? { ...toDownload(row), fileId: row.file_id, storageKey: row.storage_key } : null
}

type Row = Awaited<ReturnType<ReturnType<typeof downloadsOf>['execute']>>[number]

function toDownload(row: Row): OrderDownload {
  return {
    id: row.id,
    productId: row.product_id,
    filename: row.filename,
    bytes: row.bytes,
    used: row.used,
    allowed: row.allowed,
    expiresAt: row.expires_at,
    lastAt: row.last_at,
  }
}
