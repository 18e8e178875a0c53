import type { ProductRow } from '#shared/products/api.ts'
import { type ProductStatus, type ProductType, productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { statusLabels } from '#shared/publication/status.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

interface Words {
  readonly tone: Tone
  readonly label: string
}

/** The status of a product as text; the labels are fixed, see docs/compatibility.md#products. */
export const statusWords: Readonly<Record<ProductStatus, Words>> = {
  published: { tone: 'done', label: statusLabels.published },
  scheduled: { tone: 'done', label: statusLabels.scheduled },
  'needs-review': { tone: 'look', label: statusLabels['needs-review'] },
  draft: { tone: 'off', label: statusLabels.draft },
  private: { tone: 'off', label: statusLabels.private },
}

/** The meaning of each status, beside the choices. */
export const statusMeanings: Readonly<Record<ProductStatus, string>> = {
  published: 'Everyone can see and buy it.',
  scheduled: 'Published automatically on the date below.',
  'needs-review': 'Hidden until someone reviews it.',
  draft: 'Hidden until you publish it.',
  private: 'Only you and your team can see it.',
}

export const typeWords: Readonly<Record<ProductType, string>> = {
  [productTypes.physical]: 'Physical',
  [productTypes.digital]: 'Download',
  [productTypes.service]: 'Service',
  [productTypes.giftCard]: 'Gift card',
  [productTypes.donation]: 'Donation',
  [productTypes.paywall]: 'Paywall',
}

/** The stock of a product as text; the tone asks for attention when it is low. */
export function stockWords(row: Pick<ProductRow, 'productType' | 'qtyInStock' | 'isLowInStock'>): Words {
  if (!isCounted(row.productType)) return { tone: 'done', label: 'Not tracked' }
  if (row.qtyInStock === null) return { tone: 'done', label: 'Unlimited' }
  if (row.qtyInStock === 0) return { tone: 'wrong', label: 'Sold out' }
  return { tone: row.isLowInStock ? 'look' : 'done', label: `${row.qtyInStock} left` }
}

/** A variant that is low, as the list of products names it: 'Small / Bone: 2 left'. */
export const lowVariantWords = ({ title, qtyInStock }: ProductRow['lowVariants'][number]): string =>
  `${title}: ${qtyInStock > 0 ? `${qtyInStock} left` : 'sold out'}`
