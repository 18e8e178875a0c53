import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { feedPath, itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { pictureUrl } from '#storefront/pictures/widths.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { descriptionOf, followedHtml } from './item-words.ts'

const ITEMS_IN_FEED = 20

/** The newest items as RSS 2.0, with their texts. */
export async function showItemFeed(request: PageRequest, collection: ItemCollection): Promise<RenderedPage | null> {
  const { sources, origin, website } = request
  const part = await sources.items.list({ collectionId: collection.id, limit: ITEMS_IN_FEED })
  const items = part?.items ?? []
  const pages = await sources.items.pages(items.map(({ id }) => id))
  const newest = items[0]?.publishAt
  const entries: string[] = []
  for (const item of items) entries.push(await entry(request, collection, item, pages.get(item.id)?.content))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${collection.title} — ${website.title}`),
    element('link', origin + itemListPath(collection)),
    element('description', collection.description || collection.title),
    element('language', website.settings.locale),
    ...(newest === undefined ? [] : [element('lastBuildDate', new Date(newest).toUTCString())]),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(origin + feedPath(collection))}"/>`,
    ...entries,
    '</channel></rss>',
  ]
  return {
    status: 200,
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, no-cache' },
    html: `${xml.join('\n')}\n`,
  }
}

async function entry(
  request: PageRequest,
  collection: ItemCollection,
  item: Item,
  content: PageContent | undefined,
): Promise<string> {
  const { origin } = request
  const url = origin + itemPath(collection, item)
  const html = content ? withWholeUrls(await followedHtml(request, content), origin) : ''
  return [
    '<item>',
    element('title', item.title),
    element('link', url),
    `<guid isPermaLink="false">${escapeMarkup(item.id)}</guid>`,
    element('pubDate', new Date(item.publishAt).toUTCString()),
    ...(item.authorName ? [element('dc:creator', item.authorName)] : []),
    ...[...item.categories, ...item.tags].map((name) => element('category', name)),
    element('description', descriptionOf(item, content)),
    ...(html ? [element('content:encoded', withPicture(origin, item) + html)] : []),
    '</item>',
  ].join('')
}

function withPicture(origin: string, { picture }: Item): string {
  if (!picture) return ''
  const url = origin + pictureUrl(picture.assetUrl, 1500)
  return `<p><img src="${escapeMarkup(url)}" alt="${escapeMarkup(picture.altText)}"/></p>`
}

/** Readers show the text elsewhere, where a path would lead nowhere. */
const withWholeUrls = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`)

/** Characters that no XML can contain, however they are written. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const element = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(text.replace(IMPOSSIBLE, ''))}</${name}>`
