import { listItemCollections } from '#server/items/collection-store.ts'
import { findItems } from '#server/pages/items/find-items.ts'
import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { Found, FoundKind } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'

/** Collections by title and URL, and items by their words. */
export const itemFinder: NounFinder = { permission: 'pages.write', find: findCollectionsAndItems }

/** Enough for a few of each kind where one has most of the matches. */
const ITEMS_LOOKED_AT = 40

const kindsOfItems: Readonly<Record<CollectionKind, FoundKind>> = {
  ...{ blog: 'post', events: 'event', portfolio: 'project', album: 'track', course: 'lesson', lessons: 'video' },
}

/** A site has few collections, whose titles are scanned; its items are found by an index. */
async function findCollectionsAndItems(scope: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim()).replace(/^\//, '')
  if (!words) return []
  const [collections, items] = [await listItemCollections(scope), await findItems(scope, words, ITEMS_LOOKED_AT)]
  const ofKinds = Map.groupBy(items, ({ kind }) => kind)
  return [
    ...collections
      .filter(({ title, urlId }) => ` ${normalize(title)} ${urlId}`.includes(` ${words}`))
      .slice(0, MOST_FOUND)
      .map(
        ({ id, title, urlId }): Found => ({
          ...{ kind: 'collection', id, title, detail: `/${urlId}` },
          path: `/collections/${id}`,
        }),
      ),
    ...[...ofKinds.values()]
      .flatMap((found) => found.slice(0, MOST_FOUND))
      .map(({ id, kind, title, status, collectionTitle }) => ({
        ...{ kind: kindsOfItems[kind], id, title },
        detail: status === 'published' ? collectionTitle : `${collectionTitle} · Not published`,
        path: `/items/${id}`,
      })),
  ]
}
