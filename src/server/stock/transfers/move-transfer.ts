import type { ChangeScope } from '#server/scope.ts'
import { lockLocations } from '#server/stock-locations/part-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { receivedLine, transferTransitions } from '#shared/stock-transfers/rules.ts'
import type { Receipt, Transfer, TransferLine } from '#shared/stock-transfers/schema.ts'
import { adjustStock } from '../adjust-stock.ts'
import { lockVariants } from '../set-stock.ts'
import { recordTransfer } from './change-log.ts'
import { isTracked, refuseUntracked } from './save-transfer.ts'
import { claimTransfer, readTransfer, writeTransfer } from './transfer-store.ts'

interface Seen {
  readonly transferId: string
  /** Of the transfer as the person saw it. */
  readonly revision: number
}

type NotClaimed = 'transfer-not-found' | 'transfer-stale' | 'transfer-state'

/** Sends a transfer: its units leave the first location, all or none, and are awaited at the second. */
export async function sendTransfer(
  scope: ChangeScope,
  seen: Seen,
  batchId: string,
): Promise<
  Result<
    void,
    | NotClaimed
    | 'location-not-found'
    | 'stock-of-bundle'
    | 'stock-untracked'
    | 'transfer-empty'
    | 'transfer-not-enough'
    | 'variant-unavailable'
  >
> {
  const claimed = await claim(scope, seen, 'sent', 'draft')
  if (!claimed.ok) return claimed
  const before = claimed.value
  const { fromLocationId, toLocationId, lines } = before
  if (lines.length === 0) return fail('transfer-empty')
  const variantIds = lines.map(({ variantId }) => variantId)
  await lockLocations(scope, 'share')
  const known = await lockVariants(scope, variantIds)
  const untracked = refuseUntracked(known, variantIds)
  if (untracked) return untracked
  if (!(await isThere(scope, toLocationId))) return fail('location-not-found')
  if (fromLocationId !== null) {
    const moved = await adjustStock(
      scope,
      known,
      lines.map(({ variantId, quantity }) => ({ variantId, locationId: fromLocationId, by: -quantity })),
      { reason: 'transfer', aboutId: before.id },
    )
    if (!moved.ok && moved.failure.code === 'location-not-found') return fail('location-not-found')
    if (!moved.ok) {
      const { variantId, available } = moved.failure as { variantId?: string; available?: number }
      return fail('transfer-not-enough', { variantId, available, title: known.get(variantId ?? '')?.title })
    }
  }
  const sent = lines.map((line): TransferLine => ({ ...line, incoming: line.quantity }))
  await replace(scope, before, { ...before, state: 'sent', lines: sent, sentAt: Date.now() }, batchId)
  return succeed(undefined)
}

/**
 * Counts what has arrived: received units are in stock at the second location. Units of variants that were deleted
 * meanwhile, or are no longer tracked, are counted here alone. The last part closes the transfer.
 */
export async function receiveTransfer(
  scope: ChangeScope,
  seen: Seen,
  receipt: Receipt,
  batchId: string,
): Promise<
  Result<
    void,
    NotClaimed | 'location-not-found' | 'stock-too-large' | 'transfer-empty' | 'transfer-repeated' | 'transfer-too-many'
  >
> {
  const given = new Map(receipt.lines.map((line) => [line.variantId, line]))
  if (given.size < receipt.lines.length) return fail('transfer-repeated')
  const claimed = await claim(scope, seen, 'received', 'sent')
  if (!claimed.ok) return claimed
  const before = claimed.value
  const isAny = before.lines.some(({ variantId }) => {
    const line = given.get(variantId)
    return line && line.received + line.rejected + line.missing > 0
  })
  if (!isAny) return fail('transfer-empty')
  const lines: TransferLine[] = []
  for (const line of before.lines) {
    const arrived = given.get(line.variantId)
    const after = arrived ? receivedLine(line, arrived, before.kind === 'purchase') : line
    if (!after) return fail('transfer-too-many', { variantId: line.variantId, title: line.title })
    lines.push(after)
  }
  const received = before.lines.map(({ variantId }) => ({ variantId, by: given.get(variantId)?.received ?? 0 }))
  const added = await addUnits(scope, before, before.toLocationId, received)
  if (!added.ok) return added
  const isOpen = lines.some(({ incoming }) => incoming > 0)
  const state = isOpen ? 'sent' : 'received'
  await replace(scope, before, { ...before, state, lines, closedAt: isOpen ? null : Date.now() }, batchId)
  return succeed(undefined)
}

/** Cancels what is awaited: it returns to the first location. What was received stays. */
export async function cancelTransfer(
  scope: ChangeScope,
  seen: Seen,
  batchId: string,
): Promise<Result<void, NotClaimed | 'location-not-found' | 'stock-too-large'>> {
  const claimed = await claim(scope, seen, 'canceled', 'sent')
  if (!claimed.ok) return claimed
  const before = claimed.value
  if (before.fromLocationId !== null) {
    const awaited = before.lines.map(({ variantId, incoming }) => ({ variantId, by: incoming }))
    const returned = await addUnits(scope, before, before.fromLocationId, awaited)
    if (!returned.ok) return returned
  }
  const lines = before.lines.map((line): TransferLine => ({ ...line, incoming: 0 }))
  await replace(scope, before, { ...before, state: 'canceled', lines, closedAt: Date.now() }, batchId)
  return succeed(undefined)
}

/** Reads a transfer to move it, locked until the transaction ends, unless it has changed since it was seen. */
async function claim(
  scope: ChangeScope,
  { transferId, revision }: Seen,
  to: Transfer['state'],
  from: Transfer['state'],
): Promise<Result<Transfer, NotClaimed>> {
  const before = await readTransfer(scope, transferId)
  if (!before) return fail('transfer-not-found')
  const allowed: readonly Transfer['state'][] = transferTransitions[before.state]
  if (before.state !== from || !allowed.includes(to)) return fail('transfer-state')
  const isClaimed = before.revision === revision && (await claimTransfer(scope, before))
  return isClaimed ? succeed(before) : fail('transfer-stale')
}

async function replace(scope: ChangeScope, before: Transfer, after: Transfer, batchId: string): Promise<void> {
  const incoming = after.lines.reduce((sum, line) => sum + line.incoming, 0)
  const written: Transfer = { ...after, incoming, revision: before.revision + 1, updatedAt: Date.now() }
  await writeTransfer(scope, written)
  await recordTransfer(scope, batchId, before, written)
}

async function addUnits(
  scope: ChangeScope,
  { id, kind }: Transfer,
  locationId: string,
  units: readonly { readonly variantId: string; readonly by: number }[],
): Promise<Result<void, 'location-not-found' | 'stock-too-large'>> {
  const some = units.filter(({ by }) => by > 0)
  if (some.length === 0) return succeed(undefined)
  await lockLocations(scope, 'share')
  const known = await lockVariants(
    scope,
    some.map(({ variantId }) => variantId),
  )
  const counted = some.filter(({ variantId }) => known.has(variantId) && isTracked(known.get(variantId)!))
  const added = await adjustStock(
    scope,
    known,
    counted.map(({ variantId, by }) => ({ variantId, locationId, by })),
    { reason: kind, aboutId: id },
  )
  if (added.ok) return succeed(undefined)
  if (added.failure.code === 'stock-negative') throw new Error('Units that were added made a stock negative.')
  return fail(added.failure.code, { variantId: added.failure.variantId })
}

async function isThere({ database, websiteId }: ChangeScope, locationId: string): Promise<boolean> {
  const row = await database
    .selectFrom('stock_locations')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', locationId)
    .executeTakeFirst()
  return row !== undefined
}
