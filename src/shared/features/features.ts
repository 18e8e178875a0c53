import { orderFeatures } from './order-features.ts'
import { productFeatures } from './product-features.ts'
import { siteFeatures } from './site-features.ts'
import type { Feature } from './state.ts'

/** Everything that a website can switch on or off. */
export const features = { ...productFeatures, ...orderFeatures, ...siteFeatures }
export type FeatureId = keyof typeof features

const entriesOf = (some: Partial<typeof features>) => Object.entries(some) as readonly (readonly [FeatureId, Feature])[]

export const featureEntries = entriesOf(features)

/** The same in groups, as the screen shows them. */
export const featureGroups = [
  { title: 'Products', entries: entriesOf(productFeatures) },
  { title: 'Cart, checkout and orders', entries: entriesOf(orderFeatures) },
  { title: 'Website and visitors', entries: entriesOf(siteFeatures) },
]
