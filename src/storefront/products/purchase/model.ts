import type { MoneyFormat } from '#shared/money/format.ts'
import type { ProductType } from '#shared/products/codes.ts'
import type { ProductOption, Variant } from '#shared/products/schema.ts'
import type { PayLaterBrand, PayLaterView } from '../pay-later/pay-later-view.ts'
import type { PriceView } from '../price-view.ts'
import type { StatusMarkView } from '../status-mark.tsx'

/** What the page says about a variant. Many variants share the same words. */
export interface VariantWords {
  readonly price: PriceView
  /** The notice that few are left, or null. */
  readonly scarcity: string | null
  /** Null where it cannot be bought, or not be paid later. */
  readonly payLater: PayLaterView | null
  readonly mark: StatusMarkView | null
}

/** A variant as the browser needs it: how it is chosen, whether it can be had, and every price already in words. */
export type PurchaseVariant = Pick<Variant, 'id' | 'sku' | 'attributes' | 'unlimited' | 'qtyInStock' | 'pictureId'> &
  VariantWords

/** The part of a product that can be bought: everything between its title and its add button. */
export interface PurchaseModel {
  readonly productId: string
  readonly productType: ProductType
  readonly title: string
  readonly fullUrl: string
  /** The price while no variant is chosen. */
  readonly price: PriceView
  /** Its mark while no variant is chosen. One that is sold out takes the place of the button's label too. */
  readonly mark: StatusMarkView | null
  /** The mark's words where nothing is left; the button has the product's own. */
  readonly soldOutText: string
  readonly options: ProductOption[]
  readonly variants: readonly PurchaseVariant[]
  /** The label of an option's empty choice; `{variantName}` stands for the option. */
  readonly selectText: string
  /** The label of the quantity input, or null where it is hidden (§5). */
  readonly quantityLabel: string | null
  /** The add button's attributes for scripts of the site; its label is `data-original-label`. */
  readonly buttonAttributes: Readonly<Record<string, string>>
  /** Null where nothing can be paid later. */
  readonly payLaterBrand: PayLaterBrand | null
  /** What the badge says while no variant is chosen. */
  readonly payLater: PayLaterView | null
  /** Whether its buyers are asked something before it goes into the cart. */
  readonly hasForm: boolean
  /** Whether a purchase goes on to the checkout at once. */
  /** How the mini cart writes amounts. */
  readonly moneyFormat: MoneyFormat
  readonly expressCheckout: boolean
  /** The variant that the page's address asks for. */
  readonly askedVariantId: string | null
}
