import type { Kysely } from 'kysely'
import type { Page } from '#shared/pages/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'

type Named = Pick<Page, 'id' | 'title' | 'urlId'>

/** What a page is sorted by and found by in the studio. */
export const keysOf = ({ id, title, urlId }: Named) => ({
  title_key: urlId === '' ? '' : normalize(title),
  search_key: ` ${[normalize(title), ...(urlId === id ? [] : wordsOfUrl(urlId))].join(' ')}`,
})

/** The page of an item has its id in place of a URL, which no one searches for. */
const wordsOfUrl = (urlId: string): string[] => [urlId, ...urlId.split('-').slice(1)]

const BATCH = 500

/** Gives existing pages their keys. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function addKeysToPages(database: Kysely<any>): Promise<void> {
  for (let after = ''; ; ) {
    const pages = await database
      .selectFrom('pages')
      .select(['website_id', 'id', 'title', 'url_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (pages.length === 0) return
    for (const page of pages) {
      await database
        .updateTable('pages')
        .set(keysOf({ id: page.id, title: page.title, urlId: page.url_id }))
        .where('website_id', '=', page.website_id)
        .where('id', '=', page.id)
        .execute()
    }
    after = pages.at(-1)!.id
  }
}
