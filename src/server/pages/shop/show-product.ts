import type { VisibleProduct } from '#server/products/read-product.ts'
import { contentsOf, valuesOf } from '#server/products/visible/stored.ts'
import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { drawOnce, type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { StorePage } from '#server/site/sources.ts'
import { askedForm } from '#shared/cart/entry-answers.ts'
import { categoryPath, categoryTrail, collectionPath, productPath } from '#shared/collections/rules.ts'
import { soldOutVariants, withMerchandising } from '#shared/merchandising/rules.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { productTypes } from '#shared/products/codes.ts'
import { variantFromQuery } from '#shared/products/variants.ts'
import { wantedReviews } from '#shared/reviews/wanted-reviews.ts'
import { buildRestock } from '#storefront/products/restock/build-restock.ts'
import { buildProductModel, RELATED_SHOWN } from '#storefront/screens/product/build-model.ts'
import type { Breadcrumb } from '#storefront/screens/product/model.ts'
import { buildReviews } from '#storefront/screens/product/reviews/build-reviews.ts'
import { productScreen } from '#storefront/screens/product/screen.tsx'
import { productStructuredData } from '#storefront/screens/product/structured-data.ts'
import { describeHtml } from '../describe-html.ts'

/** A product's page; null when the store has no such visible product. */
export async function showProduct(
  request: PageRequest,
  store: StorePage,
  productUrlId: string,
): Promise<RenderedPage | null> {
  const { sources, query, files } = request
  const found = await sources.product(store.collection.id, productUrlId)
  if (!found) return null
  const { additionalFieldsFormId: formId } = found
  const { reviews: reviewSettings } = request.website.settings
  const wanted = wantedReviews(query, found.stars)
  const [site, related, forms, merchandising, captcha, reviews, parts] = await Promise.all([
    siteOf(request),
    sources.related(found, RELATED_SHOWN),
    sources.forms(formId === null ? [] : [formId]),
    sources.merchandising(found),
    // Its form of sign-up is there only where something is sold out.
    soldOutVariants(found.whole.value).length > 0 ? sources.captcha({ in: 'restock' }) : null,
    // Nobody reviews what they have given.
    reviewSettings.isOn && found.whole.value.productType !== productTypes.donation
      ? sources.reviews(found, wanted)
      : null,
    sources.bundleParts(found),
  ])
  const [itsForm] = forms.values()
  const form = itsForm ? askedForm(itsForm) : null
  const asked = variantFromQuery(found, query)
  const fullUrl = productPath(store.collection, found)
  const breadcrumbs = breadcrumbsTo(store, found, fullUrl)
  const { typeCode } = store.collection
  const known = [found.whole.content, contentsOf(related), merchandising.content]
  const from = [
    ...known,
    captcha,
    form,
    fullUrl,
    breadcrumbs,
    typeCode,
    asked?.id,
    reviews && [reviews.content, wanted],
    parts?.content,
  ]
  return drawOnce(request, site, { kind: 'product', from }, () => {
    const values = merchandising.value
    const product = withMerchandising(found.whole.value, values)
    const shownReviews = { stars: found.stars, wanted, fullUrl, siteTitle: site.title, settings: site.settings }
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
        related: valuesOf(related),
        ...(parts && { parts: parts.value }),
        form,
        shown: {
          ...{
            values,
            view: 'product',
            restock: buildRestock(product, values, { view: 'product', captcha, sendsEmails: site.canSendEmail }),
          },
          reviews: reviews && buildReviews({ ...shownReviews, shown: reviews.value, variant: query.get('variant') }),
        },
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
        collectionType: typeCode,
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
          reviews: reviews && { stars: found.stars, shown: reviews.value },
        }),
      },
    })
  })
}

/** The store, the product's first category with its ancestors, the product. */
function breadcrumbsTo({ collection, categories }: StorePage, product: VisibleProduct, fullUrl: string): Breadcrumb[] {
  const category = categories.find((one) => one.type !== 'ROOT' && product.categoryIds.includes(one.id))
  const trail = category ? categoryTrail(categories, category.id).filter((one) => one.type !== 'ROOT') : []
  return [
    { label: collection.title, href: collectionPath(collection) },
    ...trail.map((one) => ({ label: one.displayName, href: categoryPath(collection, one) })),
    { label: product.title, href: fullUrl },
  ]
}
