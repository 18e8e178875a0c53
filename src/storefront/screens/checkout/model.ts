import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { PaymentSettings, TestAccess } from '#shared/payments/rules.ts'
import type { PolicyLink } from '#shared/policies/rules.ts'
import type { RegionsByCountry } from '../../purchases/use-regions.ts'

/** What the checkout page starts from. Its payment methods are those that this visitor may use (`settingsForVisitor`). */
export interface CheckoutModel extends PaymentSettings {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
  /** Countries that the shop sends to, by name in the site's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** All countries, for bills and for carts that need no sending. */
  readonly allCountries: readonly { readonly code: string; readonly name: string }[]
  /** The country that the forms begin with, and its regions. */
  readonly startCountry: string
  readonly regions: RegionsByCountry
  readonly bankTransferInstructions: string
  readonly pickupInstructions: string
  readonly strictEmailEnding: boolean
  /** What customers tick to get the shop's newsletter; null where it has none. */
  readonly newsletterText: string | null
  readonly policies: readonly PolicyLink[]
  /** Why test methods are among the payment methods; null where they are not. */
  readonly testAccess: TestAccess
  /** Where 'Continue shopping' leads. */
  readonly shopHref: string
}
