import { linkTo, readLayouts, withoutLinksTo, writeLayout } from '#server/collections/layouts.ts'
import type { ChangeScope } from '#server/scope.ts'
import { namedIn } from '#shared/collections/menus.ts'
import { type Result, succeed } from '#shared/http/failure.ts'

/** Adds a link to a page in the main navigation, or removes its links. @returns whether that changed anything */
export async function setLinked(
  scope: ChangeScope,
  pageId: string,
  isLinked: boolean,
  batchId: string,
): Promise<Result<boolean, 'navigation-missing'>> {
  const [main] = await readLayouts(scope)
  if (namedIn(main?.links ?? []).includes(pageId) === isLinked) return succeed(false)
  const written = await writeLayout(
    scope,
    null,
    (links) => (isLinked ? [...links, linkTo(pageId)] : withoutLinksTo(links, new Set([pageId]))),
    batchId,
  )
  return written.ok ? succeed(true) : written
}
