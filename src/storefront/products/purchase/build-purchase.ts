import { formIdOfProduct } from '#shared/gift-cards/recipient-form-id.ts'
import { showsLowestPrices } from '#shared/lowest-prices/settings.ts'
import { lowestOf, type ShownProduct } from '#shared/lowest-prices/shown-product.ts'
import { moneyFormatForPages } from '#shared/money/format-for-pages.ts'
import { productTypes } from '#shared/products/codes.ts'
import { addButtonAttributes } from '#shared/products/data-attributes.ts'
import { priceTag, unitPriceCents } from '#shared/products/prices.ts'
import { showsQuantityInput } from '#shared/products/quantity.ts'
import { isSoldOut, statusMark } from '#shared/products/rules.ts'
import { scarcityNotice, scarcityOf } from '#shared/products/scarcity.ts'
import type { Product } from '#shared/products/schema.ts'
import { isSellableKind, type ProductKind, planOf } from '#shared/products/sellable.ts'
import { variantFromQuery } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { commonUnitPrice } from '#shared/unit-prices/rules.ts'
import { buildBundle, type PartVariant } from '../bundles/build-bundle.ts'
import { payLaterBrand, payLaterView } from '../pay-later/pay-later-view.ts'
import { buildPriceTerms } from '../price-terms/build-price-terms.ts'
import { type PriceView, priceView } from '../price-view.ts'
import { type StatusMarkView, statusMarkView } from '../status-mark.tsx'
import { productTexts } from '../texts.ts'
import type { PurchaseModel, PurchaseVariant } from './model.ts'
import { withAmountChoice } from './own-amount/amount-choice.ts'

/** The status of kinds that cannot be sold: its text replaces the button’s label. */
const unavailable: StatusMarkView = { kind: 'sold-out', text: productTexts.unavailable }

/** The part of a product page for buying it. `query` may name a variant: `variant=<id or SKU>`. `parts`: the variants of what a bundle consists of. */
export function buildPurchase(
  given: ShownProduct,
  fullUrl: string,
  settings: StoreSettings,
  query: URLSearchParams | string = '',
  parts: readonly PartVariant[] = [],
): PurchaseModel {
  const { texts } = settings
  const { product, ownAmount } = withAmountChoice(given, settings)
  const tag = priceTag(product)
  const bundle = given.bundle && buildBundle(given.bundle, parts, tag.fromCents, settings)
  const isSellable = isSellableKind(product) && bundle?.isOffered !== false
  const terms = buildPriceTerms(settings, product.productType)
  const hasDownload = bundle !== undefined && parts.some(({ productType }) => productType === productTypes.digital)
  return {
    productId: product.id,
    productType: product.productType,
    title: product.title,
    fullUrl,
    price: priceOf(product, settings),
    ...(terms && { priceTerms: terms }),
    mark: isSellable ? statusMarkView(statusMark(product), product.customSoldOutText, texts) : unavailable,
    soldOutText: texts.productSoldOutText || productTexts.soldOut,
    options: product.options,
    valueLabel: valueLabel(product, texts),
    variants: purchaseVariants(product, settings, isSellable),
    selectText: selectText(product, texts),
    quantityLabel:
      showsQuantityInput(product, settings) && !hasDownload
        ? texts.productQuantityInputLabel || productTexts.quantity
        : null,
    buttonAttributes: addButtonAttributes(product, texts),
    payLaterBrand: payLaterBrand(settings),
    payLater:
      isSoldOut(product) || product.isSubscribable ? null : payLaterView(tag.fromCents, product.productType, settings),
    hasForm: formIdOfProduct(product) !== null,
    moneyFormat: moneyFormatForPages(settings),
    expressCheckout: settings.expressCheckout,
    askedVariantId: variantFromQuery(product, query)?.id ?? null,
    ...(ownAmount && { ownAmount }),
    ...(bundle && { bundle }),
  }
}

function purchaseVariants(product: ShownProduct, settings: StoreSettings, isSellable: boolean): PurchaseVariant[] {
  const scarcity = scarcityOf(product, settings)
  return product.variants.map((variant) => {
    const alone = { ...product, variants: [variant] }
    return {
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      unlimited: variant.unlimited,
      qtyInStock: variant.qtyInStock,
      pictureId: variant.pictureId,
      price: priceOf(alone, settings),
      scarcity: scarcityNotice(scarcity, variant),
      payLater:
        isSoldOut(alone) || product.isSubscribable
          ? null
          : payLaterView(unitPriceCents(variant), product.productType, settings),
      mark: isSellable ? statusMarkView(statusMark(alone), product.customSoldOutText, settings.texts) : unavailable,
    }
  })
}

/** The price of some variants as text, with what all of them have: a unit price, a lowest price before the sale. */
function priceOf(some: Pick<ShownProduct, keyof ProductKind | 'variants'>, settings: StoreSettings): PriceView {
  const priced = some.variants.map((variant) => ({ cents: unitPriceCents(variant), content: variant.content }))
  return priceView(priceTag(some), settings, {
    plan: planOf(some),
    unitPrice: commonUnitPrice(priced, settings.currency),
    lowestCents: showsLowestPrices(settings) ? lowestOf(some.variants) : null,
  })
}

/** The label of amounts, instead of the option's name; null for other products. */
function valueLabel({ productType }: Product, texts: StoreSettings['texts']): string | null {
  if (productType === productTypes.giftCard) return texts.giftCardValueDisplayText || productTexts.value
  return productType === productTypes.donation ? productTexts.amount : null
}

/** The label of an option's empty choice. */
function selectText({ productType }: Product, texts: StoreSettings['texts']): string {
  if (productType === productTypes.giftCard) return texts.giftCardVariantSelectText || productTexts.selectVariant
  return texts.productVariantSelectText || productTexts.selectVariant
}
