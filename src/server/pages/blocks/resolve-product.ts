import { askedForm } from '#shared/cart/entry-answers.ts'
import { withMerchandising } from '#shared/merchandising/rules.ts'
import { settingsForVisitor } from '#shared/payments/rules.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { buildRestock } from '#storefront/products/restock/build-restock.ts'
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
  const { value: values } = await sources.merchandising(product)
  const parts = await sources.bundleParts(product)
  const whole = withMerchandising(product.whole.value, values)
  const idPrefix = `${id}-`
  const {
    excerpt,
    gallery,
    purchase,
    variantsAttributes,
    form: asked,
    restock,
  } = buildProductModel({
    ...{ product: whole, fullUrl: found.fullUrl, breadcrumbs: [], related: [] },
    form: form ? askedForm(form) : null,
    ...(parts && { parts: parts.value }),
    shown: {
      ...{ values, view: 'block' },
      restock: buildRestock(whole, values, {
        ...{ view: 'block', captcha: await sources.captcha({ in: 'restock' }), idPrefix },
        sendsEmails: website.canSendEmail,
      }),
    },
    settings: settingsForVisitor(website.settings, testAccess),
  })
  // Fields of two products on one page would have the same ids.
  return {
    ...shown,
    card: null,
    product: { excerpt, gallery, variantsAttributes, form: asked, restock, purchase: { ...purchase, idPrefix } },
  }
}
