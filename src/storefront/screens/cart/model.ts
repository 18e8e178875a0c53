import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { RegionsByCountry } from '../../purchases/use-regions.ts'
import type { Trouble } from './trouble.ts'

/** What the cart's page starts from; everything after that comes from the cart store. */
export interface CartModel {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Countries that the shop sends to, by name in the site's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The country that the estimate begins with, and its regions. */
  readonly startCountry: string
  readonly regions: RegionsByCountry
  /** Whether the shop offers this visitor any payment method. */
  readonly takesPayments: boolean
  /** How the shop offers to be paid later; null where it does not. */
  readonly installments: StoreSettings['installments'] | null
  /** Where 'Continue shopping' leads. */
  readonly shopHref: string
  /** For forms that are sent without JavaScript. */
  readonly crumb: string
  /** What went wrong with a form that was sent without JavaScript. */
  readonly error: Trouble | null
  /** Products for an empty cart. */
  readonly suggestions: readonly ProductCardModel[]
}

/** As much of it as its script needs: suggestions are only drawn. */
export type LiveCartModel = Omit<CartModel, 'suggestions'>
