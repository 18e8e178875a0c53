import { z } from 'zod'
import { type Change, defineLog, dropTitle } from '#server/changes/define-log.ts'
import { collectionSchema, layoutSchema } from '#shared/collections/schema.ts'
import { categorySchema } from '#shared/products/schema.ts'
import { addFolders } from './documents.ts'

const storedCategorySchema = categorySchema.extend({
  displayName: z.string(),
  urlId: z.string(),
  pageRendering: z.string(),
})

const categorySnapshotSchema = storedCategorySchema.extend({
  /** The sibling before it; null when it is the first. Stored when its position changes. */
  afterCategoryId: z.string().nullable().optional(),
  /** Its products; stored when it is deleted. */
  productIds: z.array(z.string()).optional(),
})
export type CategorySnapshot = z.infer<typeof categorySnapshotSchema>

/** From before lists of products had texts, pictures and an order. */
const addCategoryDetails = (category: object) => ({
  description: '',
  picture: null,
  seoTitle: '',
  seoDescription: '',
  sort: null,
  ...category,
})

/** Changes of categories. */
export const categoryLog = defineLog({
  noun: 'category',
  snapshot: categorySnapshotSchema,
  steps: [{ name: 'add-details', run: addCategoryDetails }],
  titleOf: (category) => category.displayName,
})

/** A category's change for the log. */
export const loggedCategory = (
  before: CategorySnapshot | null,
  after: CategorySnapshot | null,
): Change<CategorySnapshot> => ({ nounId: (after ?? before)!.id, before, after })

const collectionSnapshotSchema = collectionSchema.extend({
  title: z.string(),
  navigationTitle: z.string(),
  urlId: z.string(),
  /** Stored when the page is deleted with them. */
  categories: z.array(storedCategorySchema).optional(),
})
export type CollectionSnapshot = z.infer<typeof collectionSnapshotSchema>

interface OldCollection {
  readonly categories?: readonly object[]
}

/** Changes of store pages. */
export const collectionLog = defineLog({
  noun: 'collection',
  snapshot: collectionSnapshotSchema,
  steps: [
    {
      name: 'add-details',
      run: ({ categories, ...collection }: OldCollection) => ({
        description: '',
        picture: null,
        seoTitle: '',
        seoDescription: '',
        sort: 'manual',
        ...collection,
        ...(categories && { categories: categories.map(addCategoryDetails) }),
      }),
    },
    { name: 'password', run: (collection: object) => ({ ...collection, passwordHash: null }) },
  ],
  titleOf: (collection) => collection.title,
})

/** Changes of navigations. */
export const navigationLog = defineLog({
  noun: 'navigation',
  snapshot: layoutSchema.pick({ links: true }),
  steps: [dropTitle, { name: 'add-folders', run: ({ links }: { links: never }) => ({ links: addFolders.run(links) }) }],
  titleOf: () => 'Navigation',
})
