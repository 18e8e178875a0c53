import { readFoundItems } from '#server/items/read-found-items.ts'
import type { Scope } from '#server/scope.ts'
import type { FoundPage } from '#server/site/sources.ts'
import { itemPath } from '#shared/items/rules.ts'
import { htmlOfBlock, wordsOfBlock } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { firstPictureOf } from '#shared/pages/first-picture.ts'
import type { Page } from '#shared/pages/schema.ts'
import { textOfHtml } from '../describe-html.ts'
import { readPages } from '../page-store.ts'
import { allWithSharedSections } from '../shared-sections/with-shared-sections.ts'

/** Pages and items that a search has found, in the order of the ids: the few that are shown. */
export async function readFoundPages(scope: Scope, ids: readonly string[]): Promise<FoundPage[]> {
  const stored = [...(await readPages(scope, ids)).values()]
  const pages = new Map((await allWithSharedSections(scope, stored)).map((page) => [page.id, page]))
  const items = new Map((await readFoundItems(scope, ids)).map((found) => [found.item.id, found]))
  return ids.flatMap((id) => {
    const page = pages.get(id)
    const found = items.get(id)
    if (!page) return []
    return found ? ofItem(page, found) : ofPage(page)
  })
}

const ofPage = (page: Page): FoundPage => ({
  ...{ id: page.id, title: page.title, fullUrl: `/${page.urlId}`, description: page.seoDescription },
  text: textOf(page.content),
  picture: page.socialPicture ?? firstPictureOf(page.content),
  item: null,
})

function ofItem(page: Page, { item, collection }: Awaited<ReturnType<typeof readFoundItems>>[number]): FoundPage {
  const { publishAt, startsAt, endsAt, position } = item
  return {
    ...{ id: item.id, title: item.title, fullUrl: itemPath(collection, item) },
    description: item.seoDescription || item.excerpt,
    text: textOf(page.content),
    picture: item.picture ?? firstPictureOf(page.content),
    item: { collectionTitle: collection.title, publishAt, startsAt, endsAt, position },
  }
}

const textOf = (content: PageContent): string =>
  blocksOf(content)
    .flatMap((block) => [...htmlOfBlock(block).map(textOfHtml), wordsOfBlock(block)])
    .filter((text) => text !== '')
    .join(' ')
