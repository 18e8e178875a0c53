import type { Scope } from '#server/scope.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { sharedIdsOf, withShared } from '#shared/pages/shared-sections/shared-content.ts'
import { readSharedContents } from './shared-section-store.ts'

interface Shown {
  readonly content: PageContent
}

/** A page with what its shared sections show; no query for one without any. */
export async function withSharedSections<Page extends Shown>(scope: Scope, page: Page): Promise<Page> {
  const [whole] = await allWithSharedSections(scope, [page])
  return whole!
}

/** The same for several pages, with one query for all of them. */
export async function allWithSharedSections<Page extends Shown>(scope: Scope, pages: readonly Page[]): Promise<Page[]> {
  const ids = new Set(pages.flatMap(({ content }) => sharedIdsOf(content)))
  if (ids.size === 0) return [...pages]
  const shared = await readSharedContents(scope, [...ids])
  return pages.map((page) => ({ ...page, content: withShared(page.content, shared) }))
}
