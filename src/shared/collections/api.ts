import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { pictureInputSchema } from '#shared/pictures/schema.ts'
import { categorySchema } from '#shared/products/schema.ts'
import { passwordBody } from '#shared/publication/password.ts'
import { idSchema, urlIdSchema } from '#shared/texts/schema.ts'
import { collectionSchema } from './schema.ts'

const websiteParameters = z.object({ websiteId: z.string().max(64) })
const collectionParameters = z.object({ collectionId: idSchema })
const categoryParameters = z.object({ categoryId: idSchema })
/** Identifies the change for `undoBatch`. */
const batchId = idSchema
/** A picture of the site that an owner chose for a store page or category. */
const wantedPicture = pictureInputSchema.nullable()
/** Fields of a store page or a category besides its name and URL. */
const listingDetails = {
  description: categorySchema.shape.description.default(''),
  picture: wantedPicture.default(null),
  seoTitle: categorySchema.shape.seoTitle.default(''),
  seoDescription: categorySchema.shape.seoDescription.default(''),
}
const categoryDetails = { ...listingDetails, sort: categorySchema.shape.sort.default(null) }
/** The URL that the owner entered; empty: made from the title. */
const wantedUrlId = z.union([z.literal(''), urlIdSchema])
/** A store page in replies. */
const collectionReply = collectionSchema.omit({ passwordHash: true })

const wantedStoreUrlId = z.union([z.literal(''), collectionSchema.shape.urlId])

// The first calls of store creation. Other software sends them in this form: docs/compatibility.md#calls. The last two are in
// `navigation-api.ts`.

export const createStoreCollectionCall = contract({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:websiteId/products',
  summary: 'Create a store page',
  access: 'products.write',
  parameters: websiteParameters,
  body: z.strictObject({
    navigationTitle: collectionSchema.shape.navigationTitle,
    title: collectionSchema.shape.title,
    /** The preferred URL: a number is added where it is taken. */
    urlId: z.string().max(200).default(''),
    description: collectionSchema.shape.description.default(''),
    enabled: z.boolean().default(true),
  }),
  reply: collectionReply,
  failures: ['not-found', 'url-id-reserved', 'url-id-taken'],
})

export const createStoreCategoryCall = contract({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/:websiteId/products/:collectionId/categories',
  summary: 'Create a category of a store',
  access: 'products.write',
  parameters: z.object({ ...websiteParameters.shape, ...collectionParameters.shape }),
  body: z.strictObject({
    displayName: categorySchema.shape.displayName,
    parentCategoryId: idSchema.nullish(),
    type: categorySchema.shape.type,
    pageRendering: z.enum(['LIST_VIEW', 'GRID_VIEW']).default('LIST_VIEW'),
    displayIndex: z.int().min(0).max(100_000).default(1),
  }),
  reply: categorySchema,
  failures: [
    'not-found',
    'picture-not-found',
    'url-id-reserved',
    'url-id-taken',
    'collection-not-found',
    'category-not-found',
    'category-root',
    'categories-too-deep',
    'too-many-categories',
  ],
})

// The calls of the studio.

export const createStoreCall = contract({
  method: 'POST',
  path: '/api/owner/stores',
  summary: 'Create a store page with its root category and put it first in the main navigation, all or nothing',
  access: 'products.write',
  body: z.strictObject({
    title: collectionSchema.shape.title,
    urlId: wantedStoreUrlId.default(''),
    description: collectionSchema.shape.description.default(''),
  }),
  reply: z.object({ collection: collectionReply, batchId }),
  failures: ['navigation-missing', 'url-id-taken', 'url-id-reserved'],
})

/** A store page as the studio shows it. */
const storeRow = collectionReply.extend({
  productCount: z.int(),
  productLimit: z.int(),
  /** Whether visitors need a password to see it. */
  isLocked: z.boolean(),
})
export type StoreRow = z.infer<typeof storeRow>

export const listCollectionsCall = contract({
  method: 'GET',
  path: '/api/owner/collections',
  summary: 'List the store pages of the site, oldest first',
  access: 'products.read',
  reply: z.object({
    collections: z.array(storeRow),
  }),
})

export const updateCollectionCall = contract({
  method: 'PUT',
  path: '/api/owner/collections/:collectionId',
  summary: 'Change a store page',
  access: 'products.write',
  parameters: collectionParameters,
  body: z.strictObject({
    ...collectionReply.omit({ id: true, typeCode: true }).shape,
    urlId: wantedStoreUrlId,
    ...listingDetails,
    description: collectionSchema.shape.description,
    sort: collectionSchema.shape.sort.default('manual'),
  }),
  reply: z.object({ collection: collectionReply, batchId }),
  failures: ['collection-not-found', 'picture-not-found', 'url-id-taken', 'url-id-reserved'],
})

export const setStorePasswordCall = contract({
  method: 'PUT',
  path: '/api/owner/collections/:collectionId/password',
  summary: 'Set the password that visitors need to see a store page and all its products, or remove it',
  access: 'products.write',
  parameters: collectionParameters,
  body: passwordBody,
  reply: z.object({
    /** Null when nothing changed. */
    batchId: batchId.nullable(),
  }),
  failures: ['collection-not-found'],
})

export const deleteCollectionCall = contract({
  method: 'DELETE',
  path: '/api/owner/collections/:collectionId',
  summary: 'Delete a store page that holds no products, with its categories and links',
  access: 'products.write',
  parameters: collectionParameters,
  reply: z.object({ batchId }),
  failures: ['collection-not-found', 'collection-not-empty'],
})

export const listCategoriesCall = contract({
  method: 'GET',
  path: '/api/owner/collections/:collectionId/categories',
  summary: 'List the categories of a store page in their order, the root first, children after their parents',
  access: 'products.read',
  parameters: collectionParameters,
  /** `productCount` counts the products in the category itself, not those of its subcategories. */
  reply: z.object({ categories: z.array(categorySchema.extend({ productCount: z.int() })) }),
  failures: ['collection-not-found'],
})

const savedCategory = z.object({ category: categorySchema, batchId })

export const createCategoryCall = contract({
  method: 'POST',
  path: '/api/owner/collections/:collectionId/categories',
  summary: 'Add a category, last among its siblings',
  access: 'products.write',
  parameters: collectionParameters,
  body: z.strictObject({
    displayName: categorySchema.shape.displayName,
    /** Null: directly below the root. */
    parentId: idSchema.nullable(),
    urlId: wantedUrlId.default(''),
    ...categoryDetails,
  }),
  reply: savedCategory,
  failures: [
    'category-root',
    'collection-not-found',
    'picture-not-found',
    'category-not-found',
    'categories-too-deep',
    'too-many-categories',
    'url-id-taken',
    'url-id-reserved',
  ],
})

export const updateCategoryCall = contract({
  method: 'PUT',
  path: '/api/owner/categories/:categoryId',
  summary: 'Change a category; an old URL redirects to the new one',
  access: 'products.write',
  parameters: categoryParameters,
  body: z.strictObject({
    displayName: categorySchema.shape.displayName,
    urlId: wantedUrlId,
    ...categoryDetails,
  }),
  reply: savedCategory,
  failures: ['category-not-found', 'picture-not-found', 'category-root', 'url-id-taken', 'url-id-reserved'],
})

export const moveCategoryCall = contract({
  method: 'POST',
  path: '/api/owner/categories/:categoryId/move',
  summary: 'Move a category with its subcategories to a place under a parent',
  access: 'products.write',
  parameters: categoryParameters,
  body: z.strictObject({
    /** Null: directly below the root. */
    parentId: idSchema.nullable(),
    /** Null moves it to the first place. */
    afterCategoryId: idSchema.nullable(),
  }),
  reply: z.object({ batchId }),
  failures: ['category-not-found', 'category-root', 'category-cycle', 'categories-too-deep'],
})

export const deleteCategoryCall = contract({
  method: 'DELETE',
  path: '/api/owner/categories/:categoryId',
  summary: 'Delete a category with its subcategories; products stay on the store page',
  access: 'products.write',
  parameters: categoryParameters,
  reply: z.object({ batchId }),
  failures: ['category-not-found', 'category-root'],
})
