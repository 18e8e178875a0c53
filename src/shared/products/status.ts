import type { ProductStatus } from './codes.ts'
import type { Product } from './schema.ts'

/** The labels of an item's status. Other software shows the same words. */
export const statusLabels: Readonly<Record<ProductStatus, string>> = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  private: 'Private',
  published: 'Published',
}

/** Whether visitors can see an item: it is published, or its scheduled time has come. Times in milliseconds (UTC). */
export function isVisible(item: Readonly<Pick<Product, 'status' | 'publishAt'>>, now: number): boolean {
  if (item.status === 'published') return true
  return item.status === 'scheduled' && item.publishAt !== null && item.publishAt <= now
}
