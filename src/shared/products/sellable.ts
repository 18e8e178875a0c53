import { type ProductType, productTypes } from './codes.ts'

/** The parts of a product that decide whether it can be sold. */
export interface ProductKind {
  readonly productType: ProductType
  readonly isSubscribable: boolean
}

/** Types that exist only as codes, and cannot be delivered yet. */
const unsellableTypes: readonly ProductType[] = [productTypes.paywall]

/**
 * Whether products of a kind can be sold: paywalls and subscriptions cannot yet. Editor, API, imports, cart and product
 * page all use this rule.
 */
export const isSellableKind = ({ productType, isSubscribable }: ProductKind): boolean =>
  !isSubscribable && !unsellableTypes.includes(productType)
