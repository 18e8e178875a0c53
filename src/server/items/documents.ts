import { defineDocument } from '#server/database/stored-document.ts'
import { itemCollectionSchema, itemFactsSchema } from '#shared/items/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'

/** `item_collections.details`. */
export const itemCollectionDetails = defineDocument({
  name: 'item collection details',
  schema: itemCollectionSchema.pick({
    ...{ description: true, seoTitle: true, seoDescription: true, itemsPerPage: true, portfolioLayout: true },
  }),
  steps: [{ name: 'portfolio layout', run: (details) => ({ ...(details as object), portfolioLayout: null }) }],
})

/** `items.details`. */
export const itemDetails = defineDocument({
  name: 'item details',
  schema: itemFactsSchema
    .pick({
      ...{ excerpt: true, authorName: true, sourceUrl: true, categories: true, tags: true },
      ...{ location: true, seoTitle: true, seoDescription: true },
    })
    .extend({ picture: pictureSchema.pick({ id: true, altText: true, focalPoint: true }).nullable() }),
})
