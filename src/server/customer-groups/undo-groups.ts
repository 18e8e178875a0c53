import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { countGroups, deleteGroup } from './change-groups.ts'
import {
  customerGroupLog,
  groupPricesLog,
  type LoggedGroup,
  type LoggedPrices,
  loggedGroup,
  recordGroup,
  recordPrices,
} from './change-log.ts'
import { lockGroup, readGroupPrices, writeGroup, writeGroupPrices } from './group-store.ts'

/** Restores groups. A deleted one returns with its customers and prices. */
export const undoCustomerGroups: Undoer<LoggedGroup> = {
  log: customerGroupLog,
  permissions: ['orders.manage'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const locked = await lockGroup(scope, nounId)
      const current = locked && !locked.isDeleted ? locked.group : null
      if (!locked || !isDeepStrictEqual(current && loggedGroup(current), after)) return fail('change-superseded')
      if (before === null) {
        const deleted = await deleteGroup(scope, nounId, batchId)
        if (!deleted.ok) return fail('change-superseded')
        continue
      }
      if (!current && (await countGroups(scope)) >= groupLimits.groups) return fail('customer-group-limit')
      const restored = { ...locked.group, ...before, revision: locked.group.revision + 1 }
      await writeGroup(scope, restored)
      await recordGroup(scope, batchId, current, restored)
    }
    return succeed(undefined)
  },
}

/** Restores the fixed prices of groups, without those of variants that are gone. */
export const undoGroupPrices: Undoer<LoggedPrices> = {
  log: groupPricesLog,
  permissions: ['orders.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const locked = await lockGroup(scope, nounId)
      if (!locked || locked.isDeleted || !before || !after) return fail('change-superseded')
      const current = await readGroupPrices(scope, nounId)
      if (!isDeepStrictEqual(current, await withoutGone(scope, after.prices))) return fail('change-superseded')
      const restored = await withoutGone(scope, before.prices)
      await writeGroupPrices(scope, nounId, restored)
      await recordPrices(scope, batchId, locked.group, { before: current, after: restored })
    }
    return succeed(undefined)
  },
}

/** Prices of variants that still exist. */
async function withoutGone(
  { database, websiteId }: Scope,
  prices: LoggedPrices['prices'],
): Promise<LoggedPrices['prices']> {
  const known = new Set<string>()
  for (const piece of inPieces(prices.map(({ variantId }) => variantId))) {
    const rows = await database
      .selectFrom('variants')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
    for (const { id } of rows) known.add(id)
  }
  return prices.filter(({ variantId }) => known.has(variantId))
}
