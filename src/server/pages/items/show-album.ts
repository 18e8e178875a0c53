import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { collectionTypes } from '#shared/collections/codes.ts'
import { itemListPath } from '#shared/items/rules.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData } from '#storefront/document/structured-data.ts'
import { albumScreen } from '#storefront/screens/album/screen.tsx'
import { albumModel, tracksOf } from './album-model.ts'
import { albumData } from './album-structured-data.ts'

/** An album: its cover, and its tracks with a player. */
export async function showAlbum(request: PageRequest, collection: ItemCollection): Promise<RenderedPage> {
  const tracks = await tracksOf(request, collection)
  const [site, album] = await Promise.all([siteOf(request), albumModel(request, collection, tracks)])
  const path = itemListPath(collection)
  return renderPage({
    site,
    files: request.files,
    isPersonal: isForOne(request),
    screen: albumScreen,
    model: { album, description: paragraphsOf(collection.description) },
    head: {
      pageType: pageTypes.collection,
      title: collection.seoTitle || collection.title,
      description: collection.seoDescription || collection.description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : path,
      collectionId: collection.id,
      collectionType: collectionTypes.generic,
      view: 'list',
      picture: album.cover,
      structuredData: [
        albumData(site, collection, tracks),
        breadcrumbData(site, [{ label: collection.title, href: path }]),
      ],
    },
  })
}
