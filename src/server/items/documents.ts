import { defineDocument } from '#server/database/stored-document.ts'
import { albumFactsSchema, courseFactsSchema, itemCollectionSchema, itemFactsSchema } from '#shared/items/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'

/** What is stored of a picture; the rest is in its asset. */
const storedPicture = pictureSchema.pick({ id: true, altText: true, focalPoint: true })

/** `item_collections.details`. */
export const itemCollectionDetails = defineDocument({
  name: 'item collection details',
  schema: itemCollectionSchema
    .pick({
      ...{ description: true, seoTitle: true, seoDescription: true, itemsPerPage: true, portfolioLayout: true },
    })
    .extend({
      album: albumFactsSchema.extend({ cover: storedPicture.nullable() }).nullable(),
      course: courseFactsSchema.extend({ cover: storedPicture.nullable() }).nullable(),
    }),
  steps: [
    {
      name: 'portfolios and albums',
      run: (details) => ({ ...(details as object), portfolioLayout: null, album: null }),
    },
    { name: 'courses', run: (details) => ({ ...(details as object), course: null }) },
  ],
})

/** `items.details`. */
export const itemDetails = defineDocument({
  name: 'item details',
  schema: itemFactsSchema
    .pick({
      ...{ excerpt: true, authorName: true, sourceUrl: true, categories: true, tags: true },
      ...{ location: true, recording: true, lesson: true, seoTitle: true, seoDescription: true },
    })
    .extend({ picture: storedPicture.nullable() }),
  steps: [
    { name: 'recordings', run: (details) => ({ ...(details as object), recording: null }) },
    { name: 'lessons', run: (details) => ({ ...(details as object), lesson: null }) },
  ],
})
