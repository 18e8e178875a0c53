import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { lockLocations } from '#server/stock-locations/part-store.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isCounted } from '#shared/products/rules.ts'
import { isClosed } from '#shared/stock-transfers/rules.ts'
import type { Transfer, TransferContent, TransferDetails } from '#shared/stock-transfers/schema.ts'
import { type LockedVariant, lockVariants } from '../set-stock.ts'
import { recordTransfer } from './change-log.ts'
import {
  claimTransfer,
  deleteDraftTransfer,
  insertTransfer,
  namesOfLocations,
  readTransfer,
  writeTransfer,
} from './transfer-store.ts'

type ContentRefusal =
  | 'location-not-found'
  | 'stock-of-bundle'
  | 'stock-untracked'
  | 'transfer-repeated'
  | 'transfer-same-location'
  | 'transfer-supplier'
  | 'variant-unavailable'

/** Creates a draft. @returns its id */
export async function createTransfer(
  scope: ChangeScope,
  content: TransferContent,
  batchId: string,
): Promise<Result<string, ContentRefusal>> {
  const checked = await check(scope, content)
  if (!checked.ok) return checked
  const now = Date.now()
  const transfer: Transfer = {
    ...checked.value,
    id: newId(),
    number: await nextCount(scope, 'stock-transfers'),
    state: 'draft',
    revision: 1,
    createdAt: now,
    updatedAt: now,
    sentAt: null,
    closedAt: null,
  }
  await insertTransfer(scope, transfer)
  await recordTransfer(scope, batchId, null, transfer)
  return succeed(transfer.id)
}

interface Seen {
  readonly transferId: string
  readonly revision: number
}

/** Replaces the content of a draft. */
export async function updateTransfer(
  scope: ChangeScope,
  { transferId, revision }: Seen,
  content: TransferContent,
  batchId: string,
): Promise<Result<void, ContentRefusal | 'transfer-not-found' | 'transfer-stale' | 'transfer-state'>> {
  const before = await readTransfer(scope, transferId)
  if (!before) return fail('transfer-not-found')
  if (before.state !== 'draft') return fail('transfer-state')
  if (before.revision !== revision || !(await claimTransfer(scope, before))) return fail('transfer-stale')
  const checked = await check(scope, content)
  if (!checked.ok) return checked
  const after: Transfer = { ...before, ...checked.value, revision: revision + 1, updatedAt: Date.now() }
  await writeTransfer(scope, after)
  await recordTransfer(scope, batchId, before, after)
  return succeed(undefined)
}

/** Changes what can be changed while units are on their way. */
export async function updateTransferDetails(
  scope: ChangeScope,
  { transferId, revision }: Seen,
  details: TransferDetails,
  batchId: string,
): Promise<Result<void, 'transfer-not-found' | 'transfer-stale' | 'transfer-state'>> {
  const before = await readTransfer(scope, transferId)
  if (!before) return fail('transfer-not-found')
  if (isClosed(before.state)) return fail('transfer-state')
  if (before.revision !== revision || !(await claimTransfer(scope, before))) return fail('transfer-stale')
  const after: Transfer = { ...before, ...details, revision: revision + 1, updatedAt: Date.now() }
  await writeTransfer(scope, after)
  await recordTransfer(scope, batchId, before, after)
  return succeed(undefined)
}

/** Deletes a draft. */
export async function deleteTransfer(
  scope: ChangeScope,
  transferId: string,
  batchId: string,
): Promise<Result<void, 'transfer-not-found' | 'transfer-state'>> {
  const before = await readTransfer(scope, transferId)
  if (!before) return fail('transfer-not-found')
  if (!(await deleteDraftTransfer(scope, transferId))) return fail('transfer-state')
  await recordTransfer(scope, batchId, before, null)
  return succeed(undefined)
}

type Checked = Omit<
  Transfer,
  'id' | 'number' | 'state' | 'revision' | 'createdAt' | 'updatedAt' | 'sentAt' | 'closedAt'
>

async function check(scope: ChangeScope, content: TransferContent): Promise<Result<Checked, ContentRefusal>> {
  const { fromLocationId, toLocationId, supplier } = content
  if (fromLocationId === toLocationId) return fail('transfer-same-location')
  if (fromLocationId === null && supplier === '') return fail('transfer-supplier')
  const variantIds = content.lines.map(({ variantId }) => variantId)
  if (new Set(variantIds).size < variantIds.length) return fail('transfer-repeated')
  await lockLocations(scope, 'share')
  const names = await namesOfLocations(scope)
  if (!names.has(toLocationId) || (fromLocationId !== null && !names.has(fromLocationId)))
    return fail('location-not-found')
  const known = await lockVariants(scope, variantIds)
  const untracked = refuseUntracked(known, variantIds)
  if (untracked) return untracked
  const isPurchase = fromLocationId === null
  return succeed({
    ...content,
    kind: isPurchase ? 'purchase' : 'transfer',
    supplier: isPurchase ? supplier : '',
    from: isPurchase ? supplier : names.get(fromLocationId)!,
    to: names.get(toLocationId)!,
    quantity: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    incoming: 0,
    lines: content.lines.map(({ variantId, quantity, costCents }) => ({
      variantId,
      title: known.get(variantId)!.title,
      sku: known.get(variantId)!.sku,
      quantity,
      costCents,
      ...{ received: 0, rejected: 0, missing: 0, incoming: 0 },
    })),
  })
}

/** Whether the units of a variant are counted; those of bundles are units of their parts. */
export const isTracked = ({ productType, unlimited, isBundle }: LockedVariant): boolean =>
  isCounted(productType) && !unlimited && !isBundle

/** Refuses variants that were deleted, or whose units are not counted; null when all are. */
export function refuseUntracked(known: ReadonlyMap<string, LockedVariant>, variantIds: readonly string[]) {
  for (const variantId of variantIds) {
    const variant = known.get(variantId)
    if (!variant) return fail('variant-unavailable', { variantId })
    if (variant.isBundle) return fail('stock-of-bundle', { variantId, title: variant.title })
    if (!isTracked(variant)) return fail('stock-untracked', { variantId, title: variant.title })
  }
  return null
}
