import type { ProductInput } from '../api.ts'
import { productTypes } from '../codes.ts'
import { bundleLimits } from './schema.ts'

export type BundleRefusal = 'bundle-kind' | 'bundle-pick-too-large' | 'bundle-too-large'

/** Why a product cannot be the bundle that it says; null when it can, and for other products. */
export function bundleRefusal(input: ProductInput): BundleRefusal | null {
  const { bundle } = input
  if (!bundle) return null
  const isPlain = input.productType === productTypes.physical && !input.isSubscribable
  if (!isPlain || input.options.length > 0 || input.variants.length > 1 || input.additionalFieldsFormId !== null)
    return 'bundle-kind'
  if (bundle.kind === 'fixed') {
    const pieces = bundle.parts.reduce((all, { quantity }) => all + quantity, 0)
    return pieces > bundleLimits.pieces ? 'bundle-too-large' : null
  }
  // Where all variants of a product can be picked, only the shop's stock says how many there are.
  const isCountable = bundle.parts.every(({ variantId }) => variantId !== null)
  return !bundle.repeats && isCountable && bundle.parts.length < bundle.pick ? 'bundle-pick-too-large' : null
}
