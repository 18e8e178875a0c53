import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { pictureInputSchema } from '#shared/pictures/schema.ts'
import { productStatuses } from '#shared/products/codes.ts'
import { passwordBody } from '#shared/publication/password.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { collectionKinds } from './kinds.ts'
import {
  albumFactsSchema,
  courseFactsSchema,
  itemCollectionSchema,
  itemFactsSchema,
  itemSchema,
  portfolioLayoutSchema,
} from './schema.ts'

/** The owner's calls on collections of items, such as a blog and its posts. */

const collectionParameters = z.object({ collectionId: idSchema })
const itemParameters = z.object({ itemId: idSchema })
const batchId = idSchema

/** A collection in replies. */
const collectionReply = itemCollectionSchema.omit({ passwordHash: true }).extend({
  /** Whether visitors need a password to see it. */
  isLocked: z.boolean(),
})

/** A collection as the studio shows it. */
export const collectionRowSchema = collectionReply.extend({
  path: z.string(),
  isInNavigation: z.boolean(),
  itemCount: z.int(),
})
export type CollectionRow = z.infer<typeof collectionRowSchema>

/** Empty: made from the title. */
const wantedUrlId = z.union([z.literal(''), itemCollectionSchema.shape.urlId])

const collectionBody = z.strictObject({
  title: itemCollectionSchema.shape.title,
  urlId: wantedUrlId,
  description: itemCollectionSchema.shape.description,
  seoTitle: itemCollectionSchema.shape.seoTitle,
  seoDescription: itemCollectionSchema.shape.seoDescription,
  itemsPerPage: itemCollectionSchema.shape.itemsPerPage,
  /** Left out: as it is. Only a portfolio has one. */
  portfolioLayout: portfolioLayoutSchema.nullable().optional(),
  /** Left out: as it is. Only an album has it. */
  album: albumFactsSchema.extend({ cover: pictureInputSchema.nullable() }).nullable().optional(),
  /** Left out: as it is. Only a course has it. */
  course: courseFactsSchema.extend({ cover: pictureInputSchema.nullable() }).nullable().optional(),
  enabled: z.boolean(),
  isHiddenFromSiteSearch: itemCollectionSchema.shape.isHiddenFromSiteSearch,
  isInNavigation: z.boolean(),
})
export type CollectionInput = z.infer<typeof collectionBody>

const savedCollection = z.object({ collection: collectionReply, batchId })

export const listItemCollectionsCall = contract({
  method: 'GET',
  path: '/api/owner/item-collections',
  summary: 'List the collections of items, such as blogs, oldest first',
  access: 'pages.write',
  reply: z.object({ collections: z.array(collectionRowSchema) }),
})

export const createItemCollectionCall = contract({
  method: 'POST',
  path: '/api/owner/item-collections',
  summary: 'Create a collection of items with a page of its own',
  access: 'pages.write',
  body: z.strictObject({
    kind: z.enum(collectionKinds),
    title: itemCollectionSchema.shape.title,
    urlId: wantedUrlId.default(''),
    isInNavigation: z.boolean().default(false),
  }),
  reply: savedCollection,
  failures: ['url-id-taken', 'url-id-reserved', 'navigation-missing'],
})

export const updateItemCollectionCall = contract({
  method: 'PUT',
  path: '/api/owner/item-collections/:collectionId',
  summary: 'Change a collection of items; an old URL redirects to the new one, with everything below it',
  access: 'pages.write',
  parameters: collectionParameters,
  body: collectionBody.extend({ updatedAt: z.int() }),
  reply: savedCollection,
  failures: [
    'item-collection-not-found',
    'edit-conflict',
    'url-id-taken',
    'url-id-reserved',
    'navigation-missing',
    'picture-not-found',
  ],
})

export const deleteItemCollectionCall = contract({
  method: 'DELETE',
  path: '/api/owner/item-collections/:collectionId',
  summary: 'Delete a collection without items, with the links to it',
  access: 'pages.write',
  parameters: collectionParameters,
  reply: z.object({ batchId }),
  failures: ['item-collection-not-found', 'item-collection-not-empty'],
})

/** An item in the list. */
export const itemRowSchema = itemSchema
  .pick({
    id: true,
    title: true,
    status: true,
    publishAt: true,
    starred: true,
    authorName: true,
    picture: true,
    startsAt: true,
    lesson: true,
  })
  .extend({
    path: z.string(),
    updatedAt: z.int(),
    /** Whether it has a password of its own. */
    isLocked: z.boolean(),
  })
export type ItemRow = z.infer<typeof itemRowSchema>

export const ITEMS_AT_ONCE = 50

export const listItemsCall = contract({
  method: 'GET',
  path: '/api/owner/item-collections/:collectionId/items',
  summary: 'List the items of a collection, the newest first, or in the order of the owner',
  access: 'pages.write',
  parameters: collectionParameters,
  query: z.object({
    search: z.string().max(200).optional(),
    status: z.enum(productStatuses).optional(),
    /** From the last reply. */
    after: cursorSchema.optional(),
  }),
  reply: z.object({ items: z.array(itemRowSchema), next: z.string().nullable() }),
  failures: ['item-collection-not-found'],
})

/** An item in replies. */
const itemReply = itemSchema.omit({ passwordHash: true }).extend({
  /** Whether visitors need a password of its own to see it. */
  isLocked: z.boolean(),
})
export type OwnerItem = z.infer<typeof itemReply>
export type OwnerItemCollection = z.infer<typeof collectionReply>

export const getItemCall = contract({
  method: 'GET',
  path: '/api/owner/items/:itemId',
  summary: 'Get an item with its collection',
  access: 'pages.write',
  parameters: itemParameters,
  reply: z.object({ item: itemReply, collection: collectionReply, path: z.string() }),
  failures: ['item-not-found'],
})

const savedItem = z.object({ item: itemReply, batchId })

export const createItemCall = contract({
  method: 'POST',
  path: '/api/owner/item-collections/:collectionId/items',
  summary: 'Create a draft of an item; its URL is made from the title',
  access: 'pages.write',
  parameters: collectionParameters,
  body: z.strictObject({ title: itemFactsSchema.shape.title }),
  reply: savedItem,
  failures: ['item-collection-not-found', 'item-collection-full'],
})

const itemBody = z.strictObject({
  ...itemFactsSchema.shape,
  urlId: z.union([z.literal(''), itemFactsSchema.shape.urlId]),
  picture: pictureInputSchema.nullable(),
  /** Left out: as it is. Only a lesson has it. */
  lesson: itemFactsSchema.shape.lesson.optional(),
  /** When it was last changed, as the screen loaded it. */
  updatedAt: z.int(),
})
export type ItemInput = Omit<z.infer<typeof itemBody>, 'updatedAt'>

export const updateItemCall = contract({
  method: 'PUT',
  path: '/api/owner/items/:itemId',
  summary: 'Change what an item says about itself, and its status; an old URL redirects to the new one',
  access: 'pages.write',
  parameters: itemParameters,
  body: itemBody,
  reply: savedItem,
  failures: [
    'item-not-found',
    'edit-conflict',
    'url-id-taken',
    'url-id-reserved',
    'picture-not-found',
    'item-schedule-past',
    'item-dates-missing',
    'item-dates-reversed',
    'recording-not-found',
    'lesson-file-not-found',
  ],
})

const passwordReply = z.object({
  /** Null when nothing changed. */
  batchId: batchId.nullable(),
})

export const setItemPasswordCall = contract({
  method: 'PUT',
  path: '/api/owner/items/:itemId/password',
  summary: 'Set the password that visitors need to see an item, or remove it',
  access: 'pages.write',
  parameters: itemParameters,
  body: passwordBody,
  reply: passwordReply,
  failures: ['item-not-found'],
})

export const setItemCollectionPasswordCall = contract({
  method: 'PUT',
  path: '/api/owner/item-collections/:collectionId/password',
  summary: 'Set the password that visitors need to see a collection and all its items, or remove it',
  access: 'pages.write',
  parameters: collectionParameters,
  body: passwordBody,
  reply: passwordReply,
  failures: ['item-collection-not-found'],
})

export const deleteItemsCall = contract({
  method: 'POST',
  path: '/api/owner/items/delete',
  summary: 'Delete items with their pages',
  access: 'pages.write',
  body: z.strictObject({ itemIds: z.array(idSchema).min(1).max(100) }),
  reply: z.object({ batchId }),
})

export const moveItemCall = contract({
  method: 'PUT',
  path: '/api/owner/items/:itemId/place',
  summary: 'Move an item after another one of its collection, or to the start, where the owner chooses the order',
  access: 'pages.write',
  parameters: itemParameters,
  body: z.strictObject({ afterItemId: idSchema.nullable() }),
  reply: z.object({ batchId }),
  failures: ['item-not-found', 'item-not-orderable'],
})

/** The names in use, for suggestions while an owner types. */
export const listItemNamesCall = contract({
  method: 'GET',
  path: '/api/owner/item-collections/:collectionId/names',
  summary: 'List the categories, tags and authors of a collection by name',
  access: 'pages.write',
  parameters: collectionParameters,
  reply: z.object({
    categories: z.array(singleLine(100)),
    tags: z.array(singleLine(100)),
    authors: z.array(singleLine(100)),
  }),
  failures: ['item-collection-not-found'],
})
