import { type DemoBlock, pages } from '#demo/pages.ts'
import { linkTo, writeLayout } from '#server/collections/layouts.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { DemoPlaces } from './fill-products.ts'

type PagePlaces = DemoPlaces & {
  readonly products: ReadonlyMap<string, string>
  readonly forms: ReadonlyMap<string, string>
}

/** Creates the demo's pages and links those with a URL of their own after the shop in the navigation. */
export async function fillPages(scope: ChangeScope, places: PagePlaces): Promise<void> {
  const now = Date.now()
  for (const { blocks, isHidden = false, ...page } of pages) {
    const id = newId()
    await insertPage(scope, {
      ...page,
      id,
      status: 'published',
      blocks: blocks.map((block, index) => toBlock(block, `block-${index + 1}`, places)),
      createdAt: now,
      updatedAt: now,
    })
    if (page.urlId !== '' && !isHidden)
      await writeLayout(scope, null, (links) => [...links, linkTo(id)], places.batchId)
  }
}

function toBlock(block: DemoBlock, id: string, { storeId, categories, products, pictures, forms }: PagePlaces): Block {
  switch (block.type) {
    case 'text':
      return { id, ...block }
    case 'button':
      return { id, newWindow: false, ...block }
    case 'image': {
      const { asset, altText } = pictures.get(block.picture)!
      return {
        id,
        type: 'image',
        picture: {
          id: asset.id,
          assetUrl: asset.assetUrl,
          width: asset.width!,
          height: asset.height!,
          altText,
          focalPoint: { x: 0.5, y: 0.5 },
          colorData: asset.colorData,
        },
        caption: block.caption ?? '',
        href: block.href ?? null,
      }
    }
    case 'form':
      return { id, type: 'form', formId: forms.get(block.form)! }
    case 'product-list':
      return {
        id,
        type: 'product-list',
        title: block.title,
        collectionId: storeId,
        categoryId: block.category ? categories.get(block.category)! : null,
        productIds: (block.products ?? []).map((urlId) => products.get(urlId)!),
        count: block.count,
      }
  }
}
