import { isDeepStrictEqual } from 'node:util'
import type { RecordedChange } from '#server/changes/record-change.ts'
import type { StoredCategory } from './category-store.ts'

/** A category as the change log keeps it. */
export interface CategorySnapshot extends StoredCategory {
  /** The sibling before it; null when it is the first. Kept where the place changes. */
  readonly afterCategoryId?: string | null
  /** What lay in it; kept where it is deleted. */
  readonly productIds?: string[]
}

/** A category's change for the log. */
export function loggedCategory(before: CategorySnapshot | null, after: CategorySnapshot | null): RecordedChange {
  return { noun: 'category', nounId: (after ?? before)!.id, before, after }
}

/** Whether a category stands as a change left it; its neighbours may have moved. */
export function categoryStandsAs(category: StoredCategory | null, after: CategorySnapshot | null): boolean {
  if (!category || !after) return category === after
  const facts = [
    'displayName',
    'urlId',
    'parentId',
    'collectionId',
    'description',
    'seoTitle',
    'seoDescription',
    'sort',
  ] as const
  // The log may be older than some of the facts.
  return (
    facts.every((fact) => !(fact in after) || category[fact] === after[fact]) &&
    (!('picture' in after) || isDeepStrictEqual(category.picture, after.picture))
  )
}
