import type { PageRequest } from '#server/site/page-request.ts'
import { formatDate, formatPeriod, isoInZone } from '#shared/dates/format.ts'
import { itemPath, termPath, termSlug } from '#shared/items/rules.ts'
import type { Item, ItemCollection, ItemTerm } from '#shared/items/schema.ts'
import { htmlOfBlock } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import type { ItemCardModel } from '#storefront/items/model.ts'
import { followPageLinks } from '../blocks/follow-page-links.ts'
import { describeHtml } from '../describe-html.ts'

type DateStyle = PageRequest['website']['settings']

/** A date as text, in the site's time zone. */
const dateOf = (milliseconds: number, settings: DateStyle) => ({
  words: formatDate(milliseconds, settings),
  iso: isoInZone(milliseconds, settings.timeZone),
})

/** When an event takes place, or when another item was published; null where the owner's order makes dates unimportant. */
export function whenOf(
  { publishAt, startsAt, endsAt, position }: Pick<Item, 'publishAt' | 'startsAt' | 'endsAt' | 'position'>,
  settings: DateStyle,
) {
  if (position !== null) return null
  if (startsAt === null) return dateOf(publishAt, settings)
  return { words: formatPeriod(startsAt, endsAt ?? startsAt, settings), iso: isoInZone(startsAt, settings.timeZone) }
}

/** A term as visitors read it: a month in the site's language, others as they were written. */
export function nameOfTerm({ kind, name }: Pick<ItemTerm, 'kind' | 'name'>, { locale }: DateStyle): string {
  return kind === 'archive'
    ? formatDate(Date.parse(`${name}-15T12:00:00Z`), { locale, timeZone: 'UTC' }, 'month')
    : name
}

/** An item in a list. */
export const itemCard = (collection: ItemCollection, item: Item, settings: DateStyle): ItemCardModel => ({
  ...{ id: item.id, title: item.title, href: itemPath(collection, item), excerpt: item.excerpt },
  ...{ picture: item.picture, date: whenOf(item, settings) },
  categories: item.categories.map((name) => ({
    label: name,
    href: termPath(collection, 'category', termSlug(name)),
  })),
})

/** The HTML that the text of an item is written in. */
export const htmlOfContent = (content: PageContent): string => blocksOf(content).flatMap(htmlOfBlock).join('\n')

/** The same with the paths of the pages that it links to, for feeds and scripts. */
export async function followedHtml(request: PageRequest, content: PageContent): Promise<string> {
  return (await followPageLinks(request, blocksOf(content))).flatMap(htmlOfBlock).join('\n')
}

/** What an item is about, in one or two sentences. */
export const descriptionOf = (item: Item, content: PageContent | undefined): string =>
  item.seoDescription || item.excerpt || (content ? describeHtml(htmlOfContent(content)) : '')
