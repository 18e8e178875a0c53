import type { z } from 'zod'
import { pageContent } from '#server/pages/documents.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { getHomeCall } from '#shared/home/schema.ts'
import { hasSampleText, sampleTitles } from '#shared/starting-sites/sample-texts.ts'
import { normalize } from '#shared/texts/normalize.ts'

type Samples = z.infer<typeof getHomeCall.reply>['samples']

/** A starting site has fewer pages; those of a large site are not all read whenever its home screen is. */
const MOST_PAGES = 30

/**
 * Where visitors see texts of a starting site word for word: on the oldest pages, in posts and events that have their
 * titles, and in the footer.
 */
export async function findSamples(scope: Scope, { appearance }: Pick<Website, 'appearance'>): Promise<Samples> {
  const { database, websiteId } = scope
  const oldest = database
    .selectFrom('pages')
    .select(['id', 'title', 'content', 'collection_id'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_PAGES)
  const [pages, items] = await Promise.all([
    oldest.where('collection_id', 'is', null).execute(),
    oldest.where('collection_id', 'is not', null).where('title_key', 'in', sampleTitles.map(normalize)).execute(),
  ])
  const found = [...pages, ...items]
    .filter(({ content }) => hasSampleText(pageContent.read(content)))
    .map(({ id, title, collection_id: collectionId }) => ({
      place: collectionId === null ? ('page' as const) : ('item' as const),
      ...{ id, title },
    }))
  return hasSampleText(appearance.footer.text) ? [...found, { place: 'footer', id: '', title: '' }] : found
}
