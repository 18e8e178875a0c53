import { askedForm } from '#shared/cart/entry-answers.ts'
import { settingsForVisitor } from '#shared/payments/rules.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { buildProductModel } from '#storefront/screens/product/build-model.ts'
import type { Resolver } from './resolver.ts'

/** Finds the product of a block; one that is gone or hidden is not shown. */
export const resolveProduct: Resolver<'product'> = async ({ sources, website, testAccess }, _context, block) => {
  const { id, type, settings } = block
  if (settings.productId === null) return null
  const [found] = await sources.productsById([settings.productId])
  if (!found) return null
  const shown = { id, type, hasExcerpt: settings.hasExcerpt }
  if (settings.design === 'card')
    return { ...shown, product: null, card: productCardModel(found, website.settings, { quickView: false }) }
  const product = await sources.product(found.collectionId, found.urlId)
  if (!product) return null
  const { additionalFieldsFormId: formId } = product
  const [form] = formId === null ? [] : (await sources.forms([formId])).values()
  const {
    excerpt,
    gallery,
    purchase,
    variantsAttributes,
    form: asked,
  } = buildProductModel({
    ...{ product: product.whole.value, fullUrl: found.fullUrl, breadcrumbs: [], related: [] },
    form: form ? askedForm(form) : null,
    settings: settingsForVisitor(website.settings, testAccess),
  })
  // Fields of two products on one page would have the same ids.
  return {
    ...shown,
    card: null,
    product: { excerpt, gallery, variantsAttributes, form: asked, purchase: { ...purchase, idPrefix: `${id}-` } },
  }
}
