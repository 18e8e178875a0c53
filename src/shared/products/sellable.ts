import { type ProductType, productTypes } from './codes.ts'

/** As much of a product as decides whether it can be sold. */
export interface ProductKind {
  readonly productType: ProductType
  readonly isSubscribable: boolean
}

/** Types that exist as codes (§3), and cannot be delivered yet. */
export const unsellableTypes: readonly ProductType[] = [productTypes.giftCard, productTypes.paywall]

/**
 * Whether products of a kind can be sold: gift cards, paywalls and subscriptions cannot until what they promise is
 * delivered. Editor, API, imports, cart and product page ask this one rule.
 */
export const isSellableKind = ({ productType, isSubscribable }: ProductKind): boolean =>
  !isSubscribable && !unsellableTypes.includes(productType)
