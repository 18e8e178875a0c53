import type { Product } from './schema.ts'

/** Whether visitors can see an item: it is published, or its scheduled time has come. Times in milliseconds (UTC). */
export function isVisible(item: Readonly<Pick<Product, 'status' | 'publishAt'>>, now: number): boolean {
  if (item.status === 'published') return true
  return item.status === 'scheduled' && item.publishAt !== null && item.publishAt <= now
}
