import { type DemoBlock, pages } from '#demo/pages.ts'
import { linkTo, readLayouts, writeLayout } from '#server/collections/layouts.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { blankLink } from '#shared/collections/menus.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { buildContent, type NewBlock } from '#shared/pages/build-content.ts'
import { firstSettings } from '#shared/pages/schema.ts'
import type { DemoPlaces } from './fill-products.ts'
import { pictureOf } from './items/add-items.ts'

type PagePlaces = DemoPlaces & {
  readonly products: ReadonlyMap<string, string>
  readonly forms: ReadonlyMap<string, string>
  /** In the order of the navigation. */
  readonly itemCollections: readonly ItemCollection[]
  /** Those that the footer links to, and the navigation does not. */
  readonly inFooter: readonly ItemCollection[]
}

/** Creates the demo's pages, and links those with a URL of their own and the collections after the shop in the navigation. */
export async function fillPages(scope: ChangeScope, places: PagePlaces): Promise<void> {
  const now = Date.now()
  for (const { sections, isHidden = false, ...page } of pages) {
    const id = newId()
    await insertPage(scope, {
      ...firstSettings,
      ...page,
      ...{ id, status: 'published' },
      content: buildContent(
        sections.map((blocks) => blocks.map((block) => toBlock(block, places))),
        newId,
      ),
      createdAt: now,
      updatedAt: now,
    })
    if (page.urlId !== '' && !isHidden)
      await writeLayout(scope, null, (links) => [...links, linkTo(id)], places.batchId)
  }
  const [main] = await readLayouts(scope)
  const giftCards = { ...blankLink, title: 'Gift cards', externalLink: { url: '/shop/p/gift-card', newWindow: false } }
  const search = { ...blankLink, title: 'Search', externalLink: { url: '/search', newWindow: false } }
  await writeLayout(
    scope,
    'footerNavigation',
    () => [...(main?.links ?? []), ...places.inFooter.map(({ id }) => linkTo(id)), giftCards, search],
    places.batchId,
  )
  await writeLayout(
    scope,
    null,
    (links) => [...links, ...places.itemCollections.map(({ id }) => linkTo(id))],
    places.batchId,
  )
}

function toBlock(block: DemoBlock, places: PagePlaces): NewBlock {
  const { area, align, isSticky } = block
  return { ...kindOf(block, places), ...(area && { area }), ...(align && { align }), ...(isSticky && { isSticky }) }
}

function kindOf(
  block: DemoBlock,
  { storeId, categories, products, pictures, forms, itemCollections }: PagePlaces,
): NewBlock {
  switch (block.type) {
    case 'text':
      return { type: 'text', settings: { html: block.html, size: block.size ?? 'regular' } }
    case 'button':
      return { type: 'button', settings: { label: block.label, href: block.href } }
    case 'image': {
      const { type, picture: name, area: _area, align: _align, isSticky: _isSticky, ...settings } = block
      return { type, settings: { ...settings, picture: pictureOf(name, { pictures }) } }
    }
    case 'gallery': {
      const items = block.items.map(({ picture, title = '', description = '' }, index) => ({
        ...{ id: `image-${index + 1}`, media: 'file-image' as const, picture: pictureOf(picture, { pictures }) },
        ...{ title, description, href: null },
      }))
      return { type: 'gallery', settings: { ...block.settings, items } }
    }
    case 'accordion':
      return {
        type: 'accordion',
        settings: { items: block.questions.map(([title, html], at) => ({ id: `question-${at + 1}`, title, html })) },
      }
    case 'map': {
      const { name, address, coordinates } = block
      return { type: 'map', settings: { name, address, coordinates, zoom: 14 } }
    }
    case 'summary': {
      const { title, design, count, collection } = block
      const { id } = itemCollections.find(({ urlId }) => urlId === collection)!
      return { type: 'summary', settings: { title, design, count, collectionId: id } }
    }
    case 'form':
      return { type: 'form', settings: { formId: forms.get(block.form)! } }
    case 'product-list':
      return {
        type: 'product-list',
        settings: {
          title: block.title,
          collectionId: storeId,
          categoryId: block.category ? categories.get(block.category)! : null,
          productIds: (block.products ?? []).map((urlId) => products.get(urlId)!),
          count: block.count,
        },
      }
  }
}
