import type { ChangeScope } from '#server/scope.ts'
import { folderUrlIds } from '#shared/collections/menus.ts'
import { isReservedUrlId } from '#shared/collections/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { layoutLinks } from './documents.ts'
import { freeUrlId, slugOrFallback } from './free-url-id.ts'

export interface WantedAddress {
  /** As the owner typed it; empty: made from the title. */
  readonly urlId: string
  readonly title: string
  /** Used when the title gives fewer than three letters. */
  readonly fallback?: 'Store' | 'Page'
  /** The collection or page itself, so that it can keep its URL. */
  readonly ownerId: string | null
}

/**
 * Chooses the URL of a page or store among all pages and folders of the website. A typed one is refused when it is taken or
 * reserved; one made from the title gets a number. The caller has raised the version before, which locks the website:
 * of fifty stores with one title that are created at once, each gets another number.
 */
export async function chooseAddress(
  scope: ChangeScope,
  wanted: WantedAddress,
): Promise<Result<string, 'url-id-taken' | 'url-id-reserved'>> {
  if (wanted.urlId !== '') {
    if (isReservedUrlId(wanted.urlId)) return fail('url-id-reserved', { urlId: wanted.urlId })
    const taken = await takenAddresses(scope, [wanted.urlId], wanted.ownerId)
    return taken.size > 0 ? fail('url-id-taken', { urlId: wanted.urlId }) : succeed(wanted.urlId)
  }
  const slug = slugOrFallback(wanted.title, wanted.fallback ?? 'Store', (await scope.settings()).locale)
  return succeed(await freeUrlId(slug, (urlIds) => takenAddresses(scope, urlIds, wanted.ownerId)))
}

/** URLs that a store, a page, a folder of the navigation or the server itself uses. */
export async function takenAddresses(
  scope: ChangeScope,
  urlIds: readonly string[],
  ownerId: string | null,
): Promise<Set<string>> {
  const layouts = await scope.database
    .selectFrom('site_layouts')
    .select('links')
    .where('website_id', '=', scope.websiteId)
    .execute()
  const ofFolders = new Set(layouts.flatMap(({ links }) => folderUrlIds(layoutLinks.read(links))))
  const ofPages = await addressesOfPages(scope, urlIds, ownerId)
  return new Set([...ofPages, ...urlIds.filter((urlId) => isReservedUrlId(urlId) || ofFolders.has(urlId))])
}

/** Those of the URLs that a store or a page uses. */
export async function addressesOfPages(
  { database, websiteId }: ChangeScope,
  urlIds: readonly string[],
  ownerId: string | null,
): Promise<string[]> {
  const rows = await database
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('url_id', 'in', urlIds)
    .unionAll(
      database
        .selectFrom('pages')
        .select(['id', 'url_id'])
        .where('website_id', '=', websiteId)
        .where('url_id', 'in', urlIds),
    )
    .unionAll(
      database
        .selectFrom('item_collections')
        .select(['id', 'url_id'])
        .where('website_id', '=', websiteId)
        .where('url_id', 'in', urlIds),
    )
    .execute()
  return rows.filter((row) => row.id !== ownerId).map((row) => row.url_id)
}
