import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import { siteAppearance } from '#server/websites/documents.ts'
import { readAppearance } from '#server/websites/read-appearance.ts'
import { headerFooterOf, withHeaderFooter } from '#shared/header-footer/rules.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { headerFooterLog } from './change-log.ts'

/** Replaces the header and the footer of the site. @returns whether anything was different */
export async function saveHeaderFooter(
  scope: ChangeScope,
  wanted: HeaderFooter,
  batchId: string,
): Promise<Result<boolean, never>> {
  const appearance = await lockAppearance(scope)
  const before = headerFooterOf(appearance)
  if (isDeepStrictEqual(before, wanted)) return succeed(false)
  const after = withHeaderFooter(appearance, wanted)
  await scope.database
    .updateTable('websites')
    .set({ appearance: siteAppearance.write(after) })
    .where('id', '=', scope.websiteId)
    .execute()
  await recordChange(scope, batchId, headerFooterLog, { nounId: scope.websiteId, before, after: headerFooterOf(after) })
  return succeed(true)
}

/** Restores header and footer, unless they were changed again. */
export const undoHeaderFooter: Undoer<HeaderFooter> = {
  log: headerFooterLog,
  permissions: ['pages.design'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const current = headerFooterOf(await lockAppearance(scope))
      if (!before || !isDeepStrictEqual(current, after)) return fail('change-superseded')
      await saveHeaderFooter(scope, before, batchId)
    }
    return succeed(undefined)
  },
}

/** The site's appearance, locked until the commit. */
async function lockAppearance(scope: ChangeScope): Promise<Appearance> {
  await scope.raiseVersion()
  return readAppearance(scope)
}
