import type { Refusal } from '#studio/kit/refusal.ts'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'

const PLACES: Readonly<Record<string, string>> = {
  'bundle-kind': 'bundle',
  'bundle-not-possible': 'bundle',
  'bundle-part-missing': 'bundle',
  'bundle-part-not-allowed': 'bundle',
  'bundle-pick-too-large': 'bundle',
  'bundle-too-large': 'bundle',
  'category-not-found': 'visibility',
  'collection-not-found': 'visibility',
  'file-not-found': 'files',
  'form-not-found': 'selling',
  'gift-card-without-value': 'variants',
  'kind-not-sellable': 'variants',
  'option-repeated': 'variants',
  'own-amounts-reversed': 'variants',
  'picture-not-found': 'pictures',
  'price-not-payable': 'variants',
  'publish-time-missing': 'visibility',
  'quantity-breaks-unordered': 'quantity-breaks',
  'sale-price-too-high': 'variants',
  'secrets-key-missing': 'variants',
  'sku-taken': 'variants',
  'subscription-plan-unclear': 'subscription',
  'trial-price-too-high': 'subscription',
  'too-many-products': 'visibility',
  'url-id-taken': 'search-engines',
  'variant-incomplete': 'variants',
  'variant-repeated': 'variants',
}

const FIELD_PLACES: Readonly<Record<string, string>> = {
  title: 'basics',
  excerpt: 'basics',
  body: 'basics',
  pictures: 'pictures',
  files: 'files',
  options: 'variants',
  variants: 'variants',
  ownAmounts: 'variants',
  donation: 'donation',
  quantityBreaks: 'quantity-breaks',
  bundle: 'bundle',
  tags: 'visibility',
  categoryIds: 'visibility',
  urlId: 'search-engines',
  seoTitle: 'search-engines',
  seoDescription: 'search-engines',
}

/** The section of the editor that a refusal is about; null for none. */
export function placeOf(refusal: Refusal): string | null {
  const [field] = Object.keys(fieldErrorsOf(refusal))
  return PLACES[refusal.failure.code] ?? FIELD_PLACES[field?.split('.')[0] ?? ''] ?? null
}

/** The error of one field. */
export function errorAt(refusal: Refusal | null, field: string): string | null {
  return refusal ? (fieldErrorsOf(refusal)[field] ?? null) : null
}
