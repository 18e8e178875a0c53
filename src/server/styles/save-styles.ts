import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { stylesLog } from './change-log.ts'
import { lockStyles, type OpenedStyles, writeStyles } from './styles-store.ts'

/**
 * Saves styles over the revision that was opened.
 * @returns the same revision when nothing is different: nothing is logged then
 */
export async function saveStyles(
  scope: ChangeScope,
  { styles, revision }: OpenedStyles,
  batchId: string,
): Promise<Result<OpenedStyles, 'edit-conflict'>> {
  const before = await lockStyles(scope)
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  return succeed(await replaceLocked(scope, before, styles, batchId))
}

/** Replaces the styles, whatever they are. */
export async function replaceStyles(scope: ChangeScope, styles: SiteStyles, batchId: string): Promise<void> {
  await replaceLocked(scope, await lockStyles(scope), styles, batchId)
}

async function replaceLocked(
  scope: ChangeScope,
  before: OpenedStyles,
  styles: SiteStyles,
  batchId: string,
): Promise<OpenedStyles> {
  if (isDeepStrictEqual(styles, before.styles)) return before
  const after = await writeStyles(scope, styles, before.revision)
  await recordChange(scope, batchId, stylesLog, {
    nounId: scope.websiteId,
    before: before.styles,
    after: after.styles,
  })
  return after
}
