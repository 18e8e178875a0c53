import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { type ProductType, productTypes } from './codes.ts'
import { maySubscribe } from './rules.ts'

/** The parts of a product that decide whether it can be sold. */
export interface ProductKind {
  readonly productType: ProductType
  readonly isSubscribable: boolean
  readonly subscriptionPlan: SubscriptionPlan | null
}

/** Types that exist only as codes, and cannot be delivered yet. */
const unsellableTypes: readonly ProductType[] = [productTypes.paywall]

/**
 * Whether products of a kind can be sold: paywalls cannot yet, and a subscription needs a plan that has words. Editor,
 * API, imports, cart and product page all use this rule.
 */
export const isSellableKind = (product: ProductKind): boolean =>
  !unsellableTypes.includes(product.productType) && (!product.isSubscribable || planOf(product) !== null)

/** The plan that a product is sold with; null where it is sold once, or cannot be sold. */
export const planOf = ({ productType, isSubscribable, subscriptionPlan }: ProductKind): SubscriptionPlan | null =>
  isSubscribable && maySubscribe(productType) && planWords(subscriptionPlan) !== null ? subscriptionPlan : null
