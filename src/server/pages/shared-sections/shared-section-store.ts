import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import type { UsingNoun } from '#server/uses/tables.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'
import { PAGES_NAMED, type PageWithShared, type SharedSection } from '#shared/pages/shared-sections/api.ts'
import type { SharedContents } from '#shared/pages/shared-sections/shared-content.ts'
import { pageContent } from '../documents.ts'

/** What shared sections show; those that are gone are left out. No query for none. */
export async function readSharedContents(
  { database, websiteId }: Scope,
  sharedIds: readonly string[],
): Promise<SharedContents> {
  const contents = new Map<string, ReturnType<typeof pageContent.read>>()
  for (const some of inPieces(sharedIds)) {
    const rows = await database
      .selectFrom('pages')
      .select(['id', 'content'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', some)
      .where('purpose', '=', SHARED_SECTION)
      .execute()
    for (const { id, content } of rows) contents.set(id, pageContent.read(content))
  }
  return contents
}

/** The names of shared sections by their ids. No query for none. */
export async function readSharedNames(
  { database, websiteId }: Scope,
  sharedIds: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const some of inPieces(sharedIds)) {
    const rows = await database
      .selectFrom('pages')
      .select(['id', 'title'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', some)
      .where('purpose', '=', SHARED_SECTION)
      .execute()
    for (const { id, title } of rows) names.set(id, title)
  }
  return names
}

/** The shared sections of a website by name; there are a hundred at most (`limits.sharedSections`). */
export async function listSharedSections({ database, websiteId }: Scope): Promise<SharedSection[]> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'title', 'content'])
    .where('website_id', '=', websiteId)
    // By the index of pages of their own: those of items may be many.
    .where('collection_id', 'is', null)
    .where('purpose', '=', SHARED_SECTION)
    .orderBy('title_key')
    .orderBy('id')
    .execute()
  const counted = await database
    .selectFrom('section_uses')
    .select(['shared_id', (uses) => uses.fn.count<number>('noun_id').distinct().as('count')])
    .where('website_id', '=', websiteId)
    .groupBy('shared_id')
    .execute()
  const counts = new Map(counted.map(({ shared_id, count }) => [shared_id, Number(count)]))
  return rows.map(({ id, title, content }) => ({
    ...{ id, name: title, content: pageContent.read(content) },
    pageCount: counts.get(id) ?? 0,
  }))
}

/** How many shared sections a website has. */
export async function countSharedSections({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('pages')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('purpose', '=', SHARED_SECTION)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The first pages that show a shared section, by title, and how many there are. */
export async function listPagesWith(
  { database, websiteId }: Scope,
  sharedId: string,
): Promise<{ pages: PageWithShared[]; total: number }> {
  const rows = await database
    .selectFrom('section_uses')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'section_uses.website_id').onRef('pages.id', '=', 'section_uses.noun_id'),
    )
    // Of the two nouns, 'page' is the smaller one.
    .select(['pages.id', 'pages.title', (uses) => uses.fn.min('section_uses.noun').as('noun')])
    .where('section_uses.website_id', '=', websiteId)
    .where('section_uses.shared_id', '=', sharedId)
    .groupBy(['pages.id', 'pages.title', 'pages.title_key'])
    .orderBy('pages.title_key')
    .orderBy('pages.id')
    .limit(PAGES_NAMED)
    .execute()
  const { count } = await database
    .selectFrom('section_uses')
    .select((uses) => uses.fn.count<number>('noun_id').distinct().as('count'))
    .where('website_id', '=', websiteId)
    .where('shared_id', '=', sharedId)
    .executeTakeFirstOrThrow()
  const pages = rows.map(({ id, title, noun }) => ({ id, title, isDraftOnly: noun === 'page-draft' }))
  return { pages, total: Number(count) }
}

/** The ids of pages that show a shared section, or whose drafts do, after an id and in their order. */
export async function idsOfPagesWith(
  { database, websiteId }: Scope,
  sharedId: string,
  noun: Extract<UsingNoun, 'page' | 'page-draft'>,
  { after = '', limit = null }: { readonly after?: string; readonly limit?: number | null } = {},
): Promise<string[]> {
  const rows = await database
    .selectFrom('section_uses')
    .select('noun_id')
    .where('website_id', '=', websiteId)
    .where('shared_id', '=', sharedId)
    .where('noun', '=', noun)
    .where('noun_id', '>', after)
    .orderBy('noun_id')
    .$if(limit !== null, (some) => some.limit(limit!))
    .execute()
  return rows.map(({ noun_id }) => noun_id)
}
