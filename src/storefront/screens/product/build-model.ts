import type { PublicForm } from '#shared/forms/schema.ts'
import type { ShownProduct } from '#shared/lowest-prices/shown-product.ts'
import type { Merchandising } from '#shared/merchandising/schema.ts'
import { informationFor } from '#shared/product-information/rules.ts'
import { variantsAttributes } from '#shared/products/data-attributes.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import type { PartVariant } from '../../products/bundles/build-bundle.ts'
import { productCardModel } from '../../products/product-card-model.ts'
import { buildPurchase } from '../../products/purchase/build-purchase.ts'
import { withNoticesInView } from '../../products/purchase/notices-in-view.ts'
import { buildQuantityBreaks } from '../../products/quantity-breaks/build-quantity-breaks.ts'
import type { RestockModel } from '../../products/restock/model.ts'
import type { Breadcrumb, ProductModel } from './model.ts'
import type { ReviewsModel } from './reviews/model.ts'

/** Related products on a product's page. */
export const RELATED_SHOWN = 4

/** The content of a product's page, from the product, its shop's settings and related products. */
export function buildProductModel(input: {
  readonly product: ShownProduct
  readonly fullUrl: string
  readonly breadcrumbs: readonly Breadcrumb[]
  /** As `relatedProducts` finds them: in order of preference, none sold out. */
  readonly related: readonly ProductSummary[]
  /** The form that its buyers fill in. */
  readonly form: PublicForm | null
  readonly settings: StoreSettings
  /** What was decided for the product, and where it is shown; absent: nothing beside its own settings. */
  readonly shown?: {
    readonly values: Merchandising
    readonly view: 'product' | 'block'
    readonly restock: RestockModel | null
    readonly reviews?: ReviewsModel | null
  }
  readonly query?: URLSearchParams
  /** The variants of what a bundle consists of; absent for other products. */
  readonly parts?: readonly PartVariant[]
}): ProductModel {
  const { product, fullUrl, breadcrumbs, related, form, settings, shown } = input
  const plain = buildPurchase(product, fullUrl, settings, input.query, input.parts)
  const purchase = shown ? withNoticesInView(plain, product, shown.values, shown.view) : plain
  const asked = purchase.variants.find((variant) => variant.id === purchase.askedVariantId)
  return {
    title: product.title,
    breadcrumbs,
    excerpt: product.excerpt,
    bodyHtml: product.body,
    gallery: {
      productId: product.id,
      title: product.title,
      pictures: product.pictures,
      variantPictureIds: [...new Set(product.variants.flatMap((variant) => variant.pictureId ?? []))],
      initialPictureId: asked?.pictureId ?? product.pictures[0]?.id ?? null,
    },
    purchase,
    variantsAttributes: variantsAttributes(product, settings.currency),
    form,
    withdrawalExemption: offersWithdrawal(settings) ? product.withdrawalExemption : null,
    quantityBreaks: buildQuantityBreaks(product, settings),
    restock: shown?.restock ?? null,
    reviews: shown?.reviews ?? null,
    productInformation: informationFor(settings.productInformation, product.productType),
    related: related.map((one) => productCardModel(one, settings, { quickView: true })),
  }
}
