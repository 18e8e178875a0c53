import type { MoneyFormat } from '#shared/money/format.ts'
import type { ProductType } from '#shared/products/codes.ts'
import type { ProductOption, Variant } from '#shared/products/schema.ts'
import type { BundleModel } from '../bundles/model.ts'
import type { PayLaterBrand, PayLaterView } from '../pay-later/pay-later-view.ts'
import type { PriceTermsModel } from '../price-terms/price-terms.tsx'
import type { PriceView } from '../price-view.ts'
import type { StatusMarkView } from '../status-mark.tsx'
import type { OwnAmountModel } from './own-amount/model.ts'

/** The texts of a variant. Many variants share the same ones. */
export interface VariantWords {
  readonly price: PriceView
  /** The scarcity notice, or null. */
  readonly scarcity: string | null
  /** Null when it cannot be bought, or not in installments. */
  readonly payLater: PayLaterView | null
  readonly mark: StatusMarkView | null
}

/** A variant as the browser needs it: its choices, availability, and every price as text. */
export type PurchaseVariant = Pick<Variant, 'id' | 'sku' | 'attributes' | 'unlimited' | 'qtyInStock' | 'pictureId'> &
  VariantWords

/** The part of a product page for buying it: everything between title and add button. */
export interface PurchaseModel {
  readonly productId: string
  readonly productType: ProductType
  readonly title: string
  readonly fullUrl: string
  /** The price without a chosen variant. */
  readonly price: PriceView
  /** What the law wants to be said of it: tax, and shipping on top; absent where it is nothing. */
  readonly priceTerms?: PriceTermsModel
  /** The status without a chosen variant. For a sold-out product its text also replaces the button's label. */
  readonly mark: StatusMarkView | null
  /** The text for sold out; the button has the product's own. */
  readonly soldOutText: string
  readonly options: ProductOption[]
  readonly variants: readonly PurchaseVariant[]
  /** The label of an option's empty choice; `{variantName}` becomes the option. */
  readonly selectText: string
  /** The label of a gift card’s values, instead of the option’s name; null for other products. */
  readonly valueLabel: string | null
  /** The label of the quantity input, or null when it is hidden. */
  readonly quantityLabel: string | null
  /** The add button's attributes for scripts of the site; its label is `data-original-label`. */
  readonly buttonAttributes: Readonly<Record<string, string>>
  /** Null when nothing can be paid in installments. */
  readonly payLaterBrand: PayLaterBrand | null
  /** The badge without a chosen variant. */
  readonly payLater: PayLaterView | null
  /** Whether the product has a form that opens before the addition. */
  readonly hasForm: boolean
  /** Whether an addition continues directly to the checkout. */
  /** The money format of the mini cart. */
  readonly moneyFormat: MoneyFormat
  readonly expressCheckout: boolean
  /** The variant in the page's URL. */
  readonly askedVariantId: string | null
  /** The notice of the whole product, before a variant is chosen; absent without one. */
  readonly productScarcity?: string
  /** Whether the quick view leaves the notices out, or has them alone; absent: it has them, too. */
  readonly scarcityUse?: 'hidden' | 'only'
  /** What it consists of, where it is a bundle. */
  readonly bundle?: BundleModel
  /** What visitors can pay instead of a value; absent where they choose a value. */
  readonly ownAmount?: OwnAmountModel
  /** Before the ids of its fields, where a page may have several products; absent on a product's own page. */
  readonly idPrefix?: string
}
