import { isDeepStrictEqual } from 'node:util'
import { ownerChange } from '#server/changes/owner-change.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readStylesCall, saveStylesCall } from '#shared/styles/api.ts'
import { stylesLog } from './change-log.ts'
import { lockStyles, type OpenedStyles, readStyles, writeStyles } from './styles-store.ts'

/** The owner's styles of the site. */
export function stylesRoutes(services: Services): void {
  const { serve } = services

  serve(readStylesCall, async ({ website }) => succeed(await readStyles(reading(services, website))))

  serve(saveStylesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveStyles(scope, call.body, batchId),
      (saved, batchId) => ({ ...saved, batchId: saved.revision === call.body.revision ? null : batchId }),
    ),
  )
}

/**
 * Saves styles over the revision that was opened.
 * @returns the same revision when nothing is different: nothing is logged then
 */
async function saveStyles(
  scope: ChangeScope,
  { styles, revision }: OpenedStyles,
  batchId: string,
): Promise<Result<OpenedStyles, 'edit-conflict'>> {
  const before = await lockStyles(scope)
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  if (isDeepStrictEqual(styles, before.styles)) return succeed(before)
  const after = await writeStyles(scope, styles, revision)
  await recordChange(scope, batchId, stylesLog, {
    nounId: scope.websiteId,
    before: before.styles,
    after: after.styles,
  })
  return succeed(after)
}
