import { searchList, selectFound } from '#server/database/search-by-word.ts'
import type { Scope } from '#server/scope.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'

/** A page, or a section of one, as a search of the studio finds it. */
export interface FoundPage {
  readonly id: string
  readonly title: string
  readonly urlId: string
  readonly isShared: boolean
}

export interface FoundSection {
  readonly id: string
  readonly pageId: string
  readonly title: string
  readonly pageTitle: string
}

/** Pages by the words of their titles and URLs, shared sections by their names. @param text normalized, not empty */
export async function findPages(scope: Scope, text: string, most: number): Promise<FoundPage[]> {
  const matching = await searchList(scope, 'pages', text, most, (found) =>
    selectFound(scope, 'pages', found).where('collection_id', 'is', null).orderBy('title_key').orderBy('id'),
  )
  const rows = await matching.select(['pages.id', 'title', 'url_id', 'purpose']).limit(most).execute()
  return rows.map(({ id, title, url_id, purpose }) => ({
    ...{ id, title },
    urlId: url_id,
    isShared: purpose === SHARED_SECTION,
  }))
}

/** Sections of pages by the words of their names, headings and anchors. @param text as above */
export async function findSections(scope: Scope, text: string, most: number): Promise<FoundSection[]> {
  const matching = await searchList(scope, 'page_sections', text, most, (found) =>
    selectFound(scope, 'page_sections', found).orderBy('page_sections.id'),
  )
  const sections = await matching
    .select(['page_sections.section_id', 'page_sections.page_id', 'page_sections.title'])
    .limit(most)
    .execute()
  const pageIds = [...new Set(sections.map(({ page_id }) => page_id))]
  if (pageIds.length === 0) return []
  const pages = await scope.database
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', pageIds)
    .execute()
  const titleOf = new Map(pages.map(({ id, title }) => [id, title]))
  return sections.map(({ section_id, page_id, title }) => ({
    ...{ id: section_id, pageId: page_id, title },
    pageTitle: titleOf.get(page_id) ?? '',
  }))
}
