import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { siteLinksOf } from '#shared/pages/check/check-links.ts'
import { checkPage } from '#shared/pages/check/check-page.ts'
import type { Fault } from '#shared/pages/check/fault.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { pagePurposes } from '#shared/pages/schema.ts'
import { isInShared, placeOfBlock, placesOf } from '#shared/pages/shared-sections/shared-content.ts'
import { type FaultySection, MOST_UNPUBLISHED, type UnpublishedPage } from '#shared/pages/unpublished-api.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { pageContent } from '../documents.ts'
import { readSharedNames } from '../shared-sections/shared-section-store.ts'
import { allWithSharedSections } from '../shared-sections/with-shared-sections.ts'
import { readSchedules } from '../versions/saved-version-store.ts'
import { findBrokenLinks } from './find-broken-links.ts'
import { publishDraft } from './publish-draft.ts'

/** The most links that are looked up; a site links to the same pages again and again. */
const MOST_LINKS = 500

/** Pages that visitors see, whose drafts have changes, and that may be published. */
const unpublished = ({ database, websiteId }: Scope, withSiteWide: boolean) =>
  database
    .selectFrom('page_drafts as draft')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'draft.website_id').onRef('pages.id', '=', 'draft.page_id'),
    )
    .where('draft.website_id', '=', websiteId)
    .where('draft.has_changes', '=', 1)
    .where('pages.status', 'in', ['published', 'private'])
    .where('pages.collection_id', 'is', null)
    .where('pages.purpose', 'in', withSiteWide ? pagePurposes : ['page'])

/**
 * The number of public pages with unpublished changes.
 * @param withSiteWide whether those count that are shown on the whole site
 */
export async function countUnpublished(scope: Scope, withSiteWide: boolean): Promise<number> {
  const { count } = await unpublished(scope, withSiteWide)
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The public pages with unpublished changes, by title, and what visitors would stumble over on each and in its shared sections. */
export async function listUnpublished(
  scope: Scope,
  request: PageRequest,
  styles: SiteStyles,
  withSiteWide: boolean,
): Promise<{ pages: UnpublishedPage[]; sharedSections: FaultySection[]; hasMore: boolean }> {
  const rows = await unpublished(scope, withSiteWide)
    .select(['pages.id', 'pages.title', 'pages.url_id', 'draft.sequence', 'draft.content', 'draft.updated_at'])
    .orderBy('pages.title_key')
    .orderBy('pages.id')
    .limit(MOST_UNPUBLISHED + 1)
    .execute()
  const part = rows.slice(0, MOST_UNPUBLISHED).map((row) => ({ ...row, content: pageContent.read(row.content) }))
  const shown = await allWithSharedSections(scope, part)
  const brokenLinks = await brokenLinksOf(
    request,
    shown.map(({ content }) => content),
  )
  const checked = part.map((row, index) => ({
    ...row,
    faults: checkPage(shown[index]!.content, { styles, brokenLinks }),
  }))
  const schedules = await readSchedules(
    scope,
    part.map(({ id }) => id),
  )
  const pages = checked.map((row) => ({
    ...{ id: row.id, title: row.title, path: `/${row.url_id}`, sequence: row.sequence, changedAt: row.updated_at },
    changesAt: schedules.get(row.id)?.publishAt ?? null,
    faults: row.faults.filter(({ blockId }) => !isInShared(blockId)).map(({ words }) => words),
  }))
  return {
    pages: pages.toSorted((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0)),
    sharedSections: await faultySections(scope, checked),
    hasMore: rows.length > MOST_UNPUBLISHED,
  }
}

/** What is wrong inside the shared sections of some pages: each section once, and each problem of it. */
async function faultySections(
  scope: Scope,
  pages: readonly { readonly id: string; readonly content: PageContent; readonly faults: readonly Fault[] }[],
): Promise<FaultySection[]> {
  const found = new Map<string, { pageIds: Set<string>; faults: Map<string, string> }>()
  for (const { id, content, faults } of pages) {
    const sharedAt = new Map(placesOf(content).map((place) => [place.id, place.sharedId]))
    for (const { key, blockId, words } of faults) {
      const place = placeOfBlock(blockId)
      const sharedId = isInShared(blockId) ? sharedAt.get(place) : undefined
      if (sharedId === undefined) continue
      const section = found.get(sharedId) ?? { pageIds: new Set(), faults: new Map() }
      found.set(sharedId, section)
      section.pageIds.add(id)
      section.faults.set(key.replaceAll(place, ''), words)
    }
  }
  const names = await readSharedNames(scope, [...found.keys()])
  return [...found]
    .map(([id, { pageIds, faults }]) => ({
      ...{ id, name: names.get(id) ?? '' },
      ...{ pageIds: [...pageIds], faults: [...faults.values()] },
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The links of some pages that lead to no page: each is looked up once. */
async function brokenLinksOf(request: PageRequest, contents: readonly PageContent[]): Promise<Set<string>> {
  const links = [...new Set(contents.flatMap(siteLinksOf))].slice(0, MOST_LINKS)
  return new Set(await findBrokenLinks(request, null, links))
}

/**
 * Publishes the drafts of several pages: all of them or, when one is not as the owner saw it, none.
 * @returns whether anything was different
 */
export async function publishPages(
  scope: ChangeScope,
  pages: readonly { readonly pageId: string; readonly sequence: number }[],
  batchId: string,
): Promise<Result<boolean, 'page-not-found' | 'draft-moved'>> {
  let isChanged = false
  for (const { pageId, sequence } of pages) {
    const published = await publishDraft(scope, pageId, sequence, batchId)
    if (!published.ok) return fail(published.failure.code)
    isChanged ||= published.value
  }
  return succeed(isChanged)
}
