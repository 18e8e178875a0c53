import { findPages, findSections } from '#server/pages/sections/find-sections.ts'
import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'

/** Pages by title and URL, and sections by their words. */
export const pageFinder: NounFinder = { permission: 'pages.write', find: findPagesAndSections }

async function findPagesAndSections(scope: Scope, text: string): Promise<Found[]> {
  // URLs begin with a slash and anchors with a '#' where they are shown.
  const words = normalize(text.trim()).replace(/^[/#]/, '')
  if (!words) return []
  const pages = await findPages(scope, words, MOST_FOUND)
  const sections = await findSections(scope, words, MOST_FOUND)
  return [
    ...pages.map(({ id, title, urlId, isShared }) => ({
      kind: isShared ? ('section' as const) : ('page' as const),
      ...{ id, title },
      detail: isShared ? 'Shared section' : `/${urlId}`,
      path: `/pages/${id}/edit`,
    })),
    ...sections.map(({ id, pageId, title, pageTitle }) => ({
      kind: 'section' as const,
      id: `${pageId}.${id}`,
      title,
      detail: pageTitle,
      path: `/pages/${pageId}/edit?section=${id}`,
    })),
  ]
}
