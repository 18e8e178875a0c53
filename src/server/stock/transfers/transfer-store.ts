import type { Selectable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { readLocations } from '#server/stock-locations/part-store.ts'
import type { Transfer, TransferLine, TransferSummary } from '#shared/stock-transfers/schema.ts'
import type { TransferTables } from './tables.ts'

export type TransferRow = Selectable<TransferTables['stock_transfers']>

/** A transfer with its lines; null when the website has none with that id. */
export async function readTransfer(scope: Scope, transferId: string): Promise<Transfer | null> {
  const { database, websiteId } = scope
  const row = await database
    .selectFrom('stock_transfers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', transferId)
    .executeTakeFirst()
  if (!row) return null
  const lines = await database
    .selectFrom('stock_transfer_lines')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('transfer_id', '=', transferId)
    .orderBy('position')
    .execute()
  return {
    ...summaryOf(row, await namesOfLocations(scope)),
    fromLocationId: row.from_location_id,
    toLocationId: row.to_location_id,
    supplier: row.supplier,
    note: row.note,
    revision: row.revision,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    closedAt: row.closed_at,
    lines: lines.map((line) => ({
      variantId: line.variant_id,
      title: line.title,
      sku: line.sku,
      quantity: line.quantity,
      costCents: line.cost_cents,
      received: line.received,
      rejected: line.rejected,
      missing: line.missing,
      incoming: line.incoming,
    })),
  }
}

/** The names of the locations by id: those of today, where they still exist. */
export async function namesOfLocations(scope: Scope): Promise<ReadonlyMap<string, string>> {
  return new Map((await readLocations(scope)).map(({ id, name }) => [id, name]))
}

/** A transfer without its lines. */
export const summaryOf = (row: TransferRow, names: ReadonlyMap<string, string>): TransferSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  kind: row.from_location_id === null ? 'purchase' : 'transfer',
  from: row.from_location_id === null ? row.supplier : (names.get(row.from_location_id) ?? row.from_name),
  to: names.get(row.to_location_id) ?? row.to_name,
  reference: row.reference,
  expectedOn: row.expected_on,
  quantity: row.quantity,
  incoming: row.incoming,
  updatedAt: row.updated_at,
})

/** Writes a new transfer. */
export async function insertTransfer(scope: ChangeScope, transfer: Transfer): Promise<void> {
  await insertRows(scope.database, 'stock_transfers', [
    {
      website_id: scope.websiteId,
      id: transfer.id,
      number: transfer.number,
      created_at: transfer.createdAt,
      revision: transfer.revision,
      ...columnsOf(transfer),
    },
  ])
  await writeLines(scope, transfer)
}

/**
 * Claims a transfer to change it, unless someone else has changed it since it was seen: a conditional update, so of two
 * people who receive the same units one is refused. The row stays locked until the transaction ends.
 * @param seen its revision and state as they were seen
 */
export async function claimTransfer(
  { database, websiteId }: ChangeScope,
  seen: Pick<Transfer, 'id' | 'revision' | 'state'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('stock_transfers')
    .set((set) => ({ revision: set('revision', '+', 1), updated_at: Date.now() }))
    .where('website_id', '=', websiteId)
    .where('id', '=', seen.id)
    .where('revision', '=', seen.revision)
    .where('state', '=', seen.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes a transfer that was claimed in this transaction. */
export async function writeTransfer(scope: ChangeScope, transfer: Transfer): Promise<void> {
  const { database, websiteId } = scope
  await database
    .updateTable('stock_transfers')
    .set(columnsOf(transfer))
    .where('website_id', '=', websiteId)
    .where('id', '=', transfer.id)
    .execute()
  await database
    .deleteFrom('stock_transfer_lines')
    .where('website_id', '=', websiteId)
    .where('transfer_id', '=', transfer.id)
    .execute()
  await writeLines(scope, transfer)
}

/** Deletes a draft; false when there is none, or it was sent. */
export async function deleteDraftTransfer({ database, websiteId }: ChangeScope, transferId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('stock_transfers')
    .where('website_id', '=', websiteId)
    .where('id', '=', transferId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

async function writeLines({ database, websiteId }: ChangeScope, { id, lines }: Transfer): Promise<void> {
  const rows = lines.map((line, position) => ({
    website_id: websiteId,
    transfer_id: id,
    variant_id: line.variantId,
    position,
    title: line.title,
    sku: line.sku,
    quantity: line.quantity,
    cost_cents: line.costCents,
    received: line.received,
    rejected: line.rejected,
    missing: line.missing,
    incoming: line.incoming,
  }))
  await insertRows(database, 'stock_transfer_lines', rows)
}

const sumOf = (lines: readonly TransferLine[], name: 'quantity' | 'incoming'): number =>
  lines.reduce((sum, line) => sum + line[name], 0)

const columnsOf = (transfer: Transfer) => ({
  state: transfer.state,
  from_location_id: transfer.fromLocationId,
  to_location_id: transfer.toLocationId,
  from_name: transfer.fromLocationId === null ? '' : transfer.from,
  to_name: transfer.to,
  supplier: transfer.supplier,
  reference: transfer.reference,
  note: transfer.note,
  expected_on: transfer.expectedOn,
  quantity: sumOf(transfer.lines, 'quantity'),
  incoming: sumOf(transfer.lines, 'incoming'),
  updated_at: transfer.updatedAt,
  sent_at: transfer.sentAt,
  closed_at: transfer.closedAt,
})
