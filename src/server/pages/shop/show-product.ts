import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { StorePage } from '#server/site/sources.ts'
import { askedForm } from '#shared/cart/entry-answers.ts'
import { categoryPath, categoryTrail, collectionPath, productPath } from '#shared/collections/rules.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProductModel } from '#storefront/screens/product/build-model.ts'
import type { Breadcrumb } from '#storefront/screens/product/model.ts'
import { productScreen } from '#storefront/screens/product/screen.tsx'
import { productStructuredData } from '#storefront/screens/product/structured-data.ts'
import { describeHtml } from '../describe-html.ts'

const RELATED_ASKED = 8

/** A product's page; null when the store has no such visible product. */
export async function showProduct(
  request: PageRequest,
  store: StorePage,
  productUrlId: string,
): Promise<RenderedPage | null> {
  const { sources, query, files } = request
  const product = await sources.product(store.collection.id, productUrlId)
  if (!product) return null
  const { additionalFieldsFormId: formId } = product
  const [site, related, forms] = await Promise.all([
    siteOf(request),
    sources.related(product, RELATED_ASKED),
    sources.forms(formId === null ? [] : [formId]),
  ])
  const [form] = forms.values()
  const fullUrl = productPath(store.collection, product)
  const breadcrumbs = breadcrumbsTo(store, product, fullUrl)
  const description = product.seoDescription || product.excerpt || describeHtml(product.body)
  return renderPage({
    site,
    files,
    screen: productScreen,
    isPersonal: isForOne(request),
    model: buildProductModel({
      product,
      fullUrl,
      breadcrumbs,
      related,
      form: form ? askedForm(form) : null,
      settings: site.settings,
      query,
    }),
    head: {
      pageType: pageTypes.contentItem,
      title: product.seoTitle || product.title,
      description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : fullUrl,
      openGraphType: 'product',
      picture: product.pictures[0] ?? null,
      collectionId: product.collectionId,
      collectionType: store.collection.typeCode,
      itemId: product.id,
      view: 'product',
      structuredData: productStructuredData({
        product,
        fullUrl,
        breadcrumbs,
        description,
        origin: site.origin,
        siteTitle: site.title,
        homePath: site.homePath,
        settings: site.settings,
      }),
    },
  })
}

/** The store, the product's first category with its ancestors, the product. */
function breadcrumbsTo({ collection, categories }: StorePage, product: Product, fullUrl: string): Breadcrumb[] {
  const category = categories.find((one) => one.type !== 'ROOT' && product.categoryIds.includes(one.id))
  const trail = category ? categoryTrail(categories, category.id).filter((one) => one.type !== 'ROOT') : []
  return [
    { label: collection.title, href: collectionPath(collection) },
    ...trail.map((one) => ({ label: one.displayName, href: categoryPath(collection, one) })),
    { label: product.title, href: fullUrl },
  ]
}
