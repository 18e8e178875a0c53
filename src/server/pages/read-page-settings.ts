import type { Scope } from '#server/scope.ts'
import { firstPictureOf } from '#shared/pages/first-picture.ts'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import { readPageRows } from './list-pages.ts'
import { readPage } from './page-store.ts'
import { withSharedSections } from './shared-sections/with-shared-sections.ts'
import { isTested } from './tested-page.ts'

/** A page with its settings, its navigation link and its forms; null when there is no such page. */
export async function readPageSettings(scope: Scope, pageId: string): Promise<PageSettings | null> {
  const page = await readPage(scope, pageId)
  const [row] = await readPageRows(scope, [pageId])
  if (!page || !row) return null
  const { seoTitle, seoDescription, socialPicture, isHiddenFromSearch, isHiddenFromSiteSearch } = page
  const { header, footer, content } = page
  const searching = { seoTitle, seoDescription, socialPicture, isHiddenFromSearch, isHiddenFromSiteSearch }
  const { content: whole } = await withSharedSections(scope, { content })
  return {
    ...{ ...row, ...searching, header, footer, firstPicture: firstPictureOf(whole) },
    isInExperiment: await isTested(scope, pageId),
  }
}
