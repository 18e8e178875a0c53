import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { categoryPath, collectionPath, isReservedUrlId } from '#shared/collections/rules.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Block, Page } from '#shared/pages/schema.ts'
import type { BlockModel } from '#storefront/blocks/model.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { pageScreen } from '#storefront/screens/page/screen.tsx'
import { formModel } from './form-model.ts'
import type { PostedTo } from './posted-to.ts'

/**
 * A page made of blocks; '' is the home page. Null when there is none at the URL.
 * @param options.posted a returned form, which makes the page personal
 * @param options.startStep the first step of forms, for previews
 */
export async function showBlocks(
  request: PageRequest,
  urlId: string,
  { posted = null, startStep = 0 }: { posted?: PostedTo | null; startStep?: number } = {},
): Promise<RenderedPage | null> {
  const page = await request.sources.page(urlId)
  if (!page) return null
  const forms = await request.sources.forms(page.blocks.flatMap((block) => (block.type === 'form' ? block.formId : [])))
  const [site, blocks] = await Promise.all([
    siteOf(request),
    Promise.all(page.blocks.map((block) => blockModel(request, { page, forms, posted, startStep }, block))),
  ])
  const firstPicture = page.blocks.find((block) => block.type === 'image')
  return renderPage({
    site,
    files: request.files,
    screen: pageScreen,
    isPersonal: posted !== null,
    model: { title: page.title, isHome: urlId === '', blocks: blocks.filter((block) => block !== null) },
    head: {
      pageType: pageTypes.page,
      title: page.seoTitle || (urlId === '' ? '' : page.title),
      description: page.seoDescription,
      path: request.path,
      canonicalPath: request.path,
      collectionId: page.id,
      picture: firstPicture?.picture ?? null,
      structuredData:
        urlId === ''
          ? [{ '@context': 'https://schema.org', '@type': 'WebSite', name: site.title, url: `${site.origin}/` }]
          : [],
    },
  })
}

interface Surroundings {
  readonly page: Page
  readonly forms: ReadonlyMap<string, PublicForm>
  readonly posted: PostedTo | null
  readonly startStep: number
}

/** Whether a button links to a page or store page of the site that was deleted or hidden, without a redirect. */
async function isDeadEnd({ sources }: PageRequest, href: string): Promise<boolean> {
  const [, path, urlId] = /^(\/([a-z0-9][a-z0-9-]*))(?:[?#].*)?$/i.exec(href) ?? []
  if (!path || !urlId || isReservedUrlId(urlId)) return false
  if ((await sources.store(urlId)) ?? (await sources.page(urlId))) return false
  return (await sources.redirect(path)) === null
}

async function blockModel(request: PageRequest, around: Surroundings, block: Block): Promise<BlockModel | null> {
  if (block.type === 'form') return formModel(request, around, block)
  if (block.type === 'button') return (await isDeadEnd(request, block.href)) ? null : block
  if (block.type !== 'product-list') return block
  const { sources, website } = request
  const { collectionId, categoryId, productIds, count } = block
  const store = await sources.storeById(collectionId)
  if (!store) return null
  const products =
    productIds.length > 0
      ? await sources.productsById(productIds.slice(0, count))
      : (
          await sources.products({
            collectionId,
            ...(categoryId && { categoryId }),
            sort: 'manual',
            offset: 0,
            limit: count,
          })
        ).products
  const category = store.categories.find((one) => one.id === categoryId)
  return {
    id: block.id,
    type: block.type,
    title: block.title,
    cards: products.map((product) => productCardModel(product, website.settings)),
    moreHref: category ? categoryPath(store.collection, category) : collectionPath(store.collection),
  }
}
