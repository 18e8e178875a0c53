import type { DonationOffer } from '#shared/donations/schema.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import type { productForms } from './product-forms.ts'

/** A product of the demo; `src/server/demo` turns it into a product of the shop. */
export interface DemoProduct {
  readonly urlId: string
  readonly title: string
  readonly type?: 'physical' | 'digital' | 'service' | 'giftCard' | 'donation'
  /** URL of its category in `shop.ts`. */
  readonly category: string
  readonly excerpt: string
  /** Paragraphs as HTML. */
  readonly body: string
  readonly tags: readonly string[]
  /** In dollars. */
  readonly price: number
  readonly salePrice?: number
  /** The smallest and the largest amount that buyers of a gift card, or donors, can choose themselves, in dollars. */
  readonly ownAmounts?: readonly [least: number, most: number]
  /** What donors choose; the funds are in `shop.ts`. */
  readonly donation?: DonationOffer
  /** Pieces; absent means unlimited. */
  readonly stock?: number
  readonly weightGrams?: number
  readonly options?: readonly DemoOption[]
  /** Differences from the product's own price, stock and picture, by the values of its options joined by ' / '. */
  readonly variants?: Readonly<Record<string, DemoVariant>>
  /** Combinations that do not exist, by one or more of their values. */
  readonly notMade?: readonly (readonly string[])[]
  /** Names of files in `pictures/`, without extension. */
  readonly pictures: readonly string[]
  /** Names of files in `downloads/` that buyers of a digital product get. */
  readonly files?: readonly string[]
  readonly related?: readonly string[]
  readonly addButtonText?: string
  /** How it renews, where it is sold as a subscription. */
  readonly plan?: SubscriptionPlan
  /** What it consists of, where it is a bundle: products by URL. Buyers choose among their variants. */
  readonly bundle?: readonly { readonly product: string; readonly quantity: number }[]
  /** The form that its buyers fill in. */
  readonly form?: keyof typeof productForms
  readonly soldOutText?: string
  /** Shown when this many or fewer are left; `{qty}` becomes the number. */
  readonly scarcity?: { readonly text: string; readonly threshold: number }
}

export interface DemoOption {
  readonly name: string
  readonly display: 'dropdown' | 'radio'
  readonly values: readonly string[]
  /** Surcharge of a value, in dollars. */
  readonly adds?: Readonly<Record<string, number>>
  /** The picture of a value. */
  readonly pictures?: Readonly<Record<string, string>>
}

export interface DemoVariant {
  readonly price?: number
  readonly salePrice?: number
  readonly stock?: number
}
