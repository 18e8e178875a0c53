import { type DemoBlock, pages } from '#demo/pages.ts'
import { linkTo, writeLayout } from '#server/collections/layouts.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { buildContent, type NewBlock } from '#shared/pages/build-content.ts'
import type { DemoPlaces } from './fill-products.ts'

type PagePlaces = DemoPlaces & {
  readonly products: ReadonlyMap<string, string>
  readonly forms: ReadonlyMap<string, string>
}

/** Creates the demo's pages and links those with a URL of their own after the shop in the navigation. */
export async function fillPages(scope: ChangeScope, places: PagePlaces): Promise<void> {
  const now = Date.now()
  for (const { sections, isHidden = false, ...page } of pages) {
    const id = newId()
    await insertPage(scope, {
      ...page,
      id,
      status: 'published',
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
}

function toBlock(block: DemoBlock, places: PagePlaces): NewBlock {
  const { area, align, isSticky } = block
  return { ...kindOf(block, places), ...(area && { area }), ...(align && { align }), ...(isSticky && { isSticky }) }
}

function kindOf(block: DemoBlock, { storeId, categories, products, pictures, forms }: PagePlaces): NewBlock {
  switch (block.type) {
    case 'text':
      return { type: 'text', settings: { html: block.html, size: block.size ?? 'regular' } }
    case 'button':
      return { type: 'button', settings: { label: block.label, href: block.href } }
    case 'image': {
      const { asset, altText } = pictures.get(block.picture)!
      const picture = {
        id: asset.id,
        assetUrl: asset.assetUrl,
        width: asset.width!,
        height: asset.height!,
        altText,
        focalPoint: { x: 0.5, y: 0.5 },
        colorData: asset.colorData,
      }
      const { caption = '', href = null, fit = 'natural' } = block
      return { type: 'image', settings: { picture, caption, href, fit } }
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
