import type { Address } from '#shared/addresses/schema.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { PaymentSettings, TestAccess } from '#shared/payments/rules.ts'
import type { PolicyLink } from '#shared/policies/rules.ts'
import type { PaymentMethodId, StoreSettings } from '#shared/settings/schema.ts'
import type { RegionsByCountry } from '../../purchases/use-regions.ts'

/**
 * The initial data of the checkout page. Its payment methods are those that this visitor can use
 * (`settingsForVisitor`).
 */
export interface CheckoutModel extends PaymentSettings {
  readonly cart: ShoppingCart
  /** What the shop knows of the customer of a draft order; null for all others. */
  readonly known: { readonly email: string; readonly address: Address | null } | null
  readonly moneyFormat: MoneyFormat
  /** Countries that the shop ships to, by name in the site's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** All countries, for billing addresses and carts without shipping. */
  readonly allCountries: readonly { readonly code: string; readonly name: string }[]
  /** The default country of the forms, and its regions. */
  readonly startCountry: string
  readonly regions: RegionsByCountry
  /** The publishable keys of Stripe, by mode. */
  readonly stripe: StoreSettings['stripe']
  /** The client ids of PayPal, by mode. */
  readonly paypal: StoreSettings['paypal']
  readonly bankTransferInstructions: string
  readonly pickupInstructions: string
  readonly strictEmailEnding: boolean
  /** Whether the shop asks who buys for a business, and for their VAT number. */
  readonly asksForBusinesses: boolean
  /** Whether customers can withdraw: then buyers of digital goods agree to their immediate delivery. */
  readonly offersWithdrawal: boolean
  /** The page on which exempt buyers get a link; null where the shop has none, or sends no email. */
  readonly exemptionHref: string | null
  /** Whether the shop has a mail server; without one, nothing promises an email. */
  readonly sendsEmails: boolean
  /** The label of the newsletter checkbox; null when the shop has no newsletter. */
  readonly newsletterText: string | null
  /** Whether buyers are asked if they want to be reminded of their cart, and ticked at first; null where they are not. */
  readonly reminder: { readonly isTicked: boolean } | null
  readonly policies: readonly PolicyLink[]
  /** Why test methods are among the payment methods; null when they are not. */
  readonly testAccess: TestAccess
  /** The methods that move no money. */
  readonly testMethods: readonly PaymentMethodId[]
  /** `namesPayObligation` (`shared/checkout`). */
  readonly namesPayObligation: boolean
  /** Target of 'Continue shopping'. */
  readonly shopHref: string
}
