import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { RegionsByCountry } from '../../purchases/use-regions.ts'
import type { Trouble } from './trouble.ts'

/** The initial data of the cart's page; later data comes from the cart store. */
export interface CartModel {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Countries that the shop ships to, by name in the site's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The default country of the estimate, and its regions. */
  readonly startCountry: string
  readonly regions: RegionsByCountry
  /** Whether the shop offers this visitor any payment method. */
  readonly takesPayments: boolean
  /** The shop's installment settings; null when it does not offer them. */
  readonly installments: StoreSettings['installments'] | null
  /** Target of 'Continue shopping'; the home page where nothing is sold. */
  readonly shopHref: string
  readonly sellsProducts: boolean
  /** For forms that are sent without JavaScript. */
  readonly csrfToken: string
  /** The error of a form that was sent without JavaScript. */
  readonly error: Trouble | null
  /** The order that this browser has just placed, perhaps in another tab; null for none, and beside other goods. */
  readonly placed: { readonly number: string; readonly href: string } | null
  /** Products for an empty cart. */
  readonly suggestions: readonly ProductCardModel[]
}

/** The part that its script needs: suggestions are only rendered. */
export type LiveCartModel = Omit<CartModel, 'suggestions'>
