import type { ProductStatus } from '#shared/products/codes.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const statusTones: Readonly<Record<ProductStatus, Tone>> = {
  published: 'done',
  scheduled: 'done',
  'needs-review': 'look',
  draft: 'off',
  private: 'off',
}

/** The meaning of each status, below the choices. */
export const statusMeanings: Readonly<Record<ProductStatus, string>> = {
  published: 'Everyone can read it.',
  scheduled: 'Published automatically on the date below.',
  'needs-review': 'Hidden until someone reviews it.',
  draft: 'Hidden until you publish it.',
  private: 'Only you and your team can see it, while signed in.',
}
