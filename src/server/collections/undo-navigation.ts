import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import { namedIn } from '#shared/collections/menus.ts'
import type { Layout, LayoutLink } from '#shared/collections/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { navigationLog } from './change-log.ts'
import { countProductsIn } from './collection-store.ts'
import { readLayouts, withoutLinksTo, writeLayout } from './layouts.ts'

/** Restores the links of a navigation, unless someone has changed them since. */
export const undoNavigation: Undoer<Pick<Layout, 'links'>> = {
  log: navigationLog,
  permissions: ['navigation.write'],
  async undo(scope, changes, { batchId, keepsPlaces }) {
    for (const { nounId, before, after } of changes) {
      // Navigations are never created or deleted.
      if (!before || !after) return fail('change-superseded')
      if (keepsPlaces) {
        const added = addedBetween(before.links, after.links)
        await removeUnusedLinks(scope, nounId, added, batchId)
        continue
      }
      const layout = (await readLayouts(scope)).find((one) => one.identifier === nounId)
      if (!isDeepStrictEqual(layout?.links, after.links)) return fail('change-superseded')
      const written = await writeLayout(scope, nounId, () => before.links, batchId)
      if (!written.ok) return written
    }
    return succeed(undefined)
  },
}

/** Pages that a change linked. */
function addedBetween(before: readonly LayoutLink[], after: readonly LayoutLink[]): string[] {
  const there = new Set(namedIn(before))
  return namedIn(after).filter((id) => !there.has(id))
}

/** Removes links to pages that are empty; the other links stay as they are. */
async function removeUnusedLinks(
  scope: ChangeScope,
  identifier: string,
  pageIds: readonly string[],
  batchId: string,
): Promise<void> {
  for (const pageId of pageIds) {
    const layout = (await readLayouts(scope)).find((one) => one.identifier === identifier)
    if (!layout || !namedIn(layout.links).includes(pageId) || (await countProductsIn(scope, [pageId])) > 0) continue
    await writeLayout(scope, identifier, (links) => withoutLinksTo(links, new Set([pageId])), batchId)
  }
}
