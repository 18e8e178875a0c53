import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import type { LayoutLink } from '#shared/collections/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { readLayouts, writeLayout } from './layouts.ts'

/** Puts the links of a navigation back, as long as nobody has changed them since. */
export const undoNavigation: Undoer = {
  // Either may write the navigation as they like: links come with pages and with store pages.
  permissions: ['navigation.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const layout = (await readLayouts(scope)).find((one) => one.identifier === nounId)
      if (!isDeepStrictEqual(layout?.links, (after as { links: LayoutLink[] }).links)) return fail('change-superseded')
      const written = await writeLayout(scope, nounId, () => (before as { links: LayoutLink[] }).links, batchId)
      if (!written.ok) return written
    }
    return succeed(undefined)
  },
}
