import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { stylesLog } from './change-log.ts'
import { lockStyles, writeStyles } from './styles-store.ts'

/** Restores the styles as they were before a change, unless someone has changed them since. */
export const undoStyles: Undoer<SiteStyles> = {
  log: stylesLog,
  permissions: ['pages.design'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      // Styles are never created or deleted.
      if (!before) return fail('change-superseded')
      const current = await lockStyles(scope)
      if (!isDeepStrictEqual(current.styles, after)) return fail('change-superseded')
      await writeStyles(scope, before, current.revision)
      await recordChange(scope, batchId, stylesLog, { nounId: scope.websiteId, before: current.styles, after: before })
    }
    return succeed(undefined)
  },
}
