import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { pictureWidths } from '#shared/files/widths.ts'
import { kindFacts } from '#shared/items/kinds.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection, ItemTerm } from '#shared/items/schema.ts'
import { embedOf, readVideoLink } from '#shared/pages/blocks/video-link.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { followedHtml } from './item-words.ts'
import { mediaJson } from './media-json.ts'

/** A page of a list as scripts of sites read it. */
export async function showItemListJson(
  { sources, query }: PageRequest,
  collection: ItemCollection,
  term: ItemTerm | null,
): Promise<RenderedPage | null> {
  const after = query.get('after')
  const part = await sources.items.list({
    collectionId: collection.id,
    limit: collection.itemsPerPage,
    ...(term && { term }),
    ...(after !== null && { after }),
  })
  if (!part) return null
  return json({
    collection: collectionJson(collection),
    items: part.items.map((item) => itemJson(collection, item)),
    pagination: { nextPage: part.hasOlder, nextPageOffset: part.hasOlder ? part.items.at(-1)!.urlId : null },
  })
}

/** An item as scripts of sites read it. */
export async function showItemJson(
  request: PageRequest,
  collection: ItemCollection,
  item: Item,
): Promise<RenderedPage> {
  const page = (await request.sources.items.pages([item.id])).get(item.id)
  const words = page && { content: page.content, body: await followedHtml(request, page.content) }
  return json({ collection: collectionJson(collection), item: itemJson(collection, item, words) })
}

const collectionJson = (collection: ItemCollection) => ({
  ...{ id: collection.id, type: kindFacts[collection.kind].collectionType },
  ...{ title: collection.title, urlId: collection.urlId },
  ...{ description: collection.description, fullUrl: itemListPath(collection) },
})

/** The names are those of docs/compatibility.md. */
function itemJson(
  collection: ItemCollection,
  item: Item,
  words?: { readonly content: PageContent; readonly body: string },
) {
  const { picture } = item
  return {
    ...{ id: item.id, collectionId: item.collectionId, recordType: kindFacts[collection.kind].recordType },
    ...{ title: item.title, urlId: item.urlId, fullUrl: itemPath(collection, item), excerpt: item.excerpt },
    ...(words && { body: words.body, ...mediaJson(words.content) }),
    ...{ categories: item.categories, tags: item.tags, starred: item.starred },
    author: { displayName: item.authorName },
    ...{ addedOn: item.createdAt, updatedOn: item.updatedAt, publishOn: item.publishAt },
    ...(item.sourceUrl && { sourceUrl: item.sourceUrl }),
    ...(item.startsAt !== null && { startDate: item.startsAt, endDate: item.endsAt }),
    ...(item.location && { location: item.location }),
    ...oembedOf(item),
    ...(item.recording && { audioAssetUrl: item.recording.file.assetUrl }),
    ...(picture && {
      ...{ assetUrl: picture.assetUrl, filename: decodeURIComponent(picture.assetUrl.split('/').at(-1)!) },
      ...{ originalSize: `${picture.width}x${picture.height}`, mediaFocalPoint: picture.focalPoint },
      ...{ colorData: picture.colorData, altText: picture.altText },
      systemDataVariants: [`${picture.width}x${picture.height}`, ...pictureWidths.map((width) => `${width}w`)].join(
        ',',
      ),
    }),
  }
}

/** The video of a lesson on a platform, as that of a video block. */
function oembedOf({ title, lesson }: Item) {
  const video = lesson?.video
  const link = video?.source === 'link' ? readVideoLink(video.href) : null
  return link && { oembed: embedOf(link, title) }
}

const json = (value: object): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' },
  html: JSON.stringify(value),
})
