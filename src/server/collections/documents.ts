import { z } from 'zod'
import { type DocumentStep, defineDocument } from '#server/database/stored-document.ts'
import { layoutSchema } from '#shared/collections/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { listingSchema, listSorts } from '#shared/products/schema.ts'

interface OldLink {
  readonly children: readonly OldLink[]
}

/** From before links could be hidden and folders had URLs. */
export const addFolders: DocumentStep = {
  name: 'add-folders',
  run: function withFolders(links: readonly OldLink[]): object[] {
    return links.map((link) => ({
      isHidden: false,
      folderBehavior: 3,
      urlId: '',
      ...link,
      children: withFolders(link.children),
    }))
  },
}

/** `site_layouts.links`. */
export const layoutLinks = defineDocument({
  name: 'navigation links',
  schema: layoutSchema.shape.links,
  steps: [addFolders],
})

/** `collections.details` and `categories.details`: the details of a list of products besides its title. */
export const listingDetails = defineDocument({
  name: 'listing details',
  schema: listingSchema.extend({
    picture: pictureSchema.pick({ id: true, altText: true, focalPoint: true }).nullable(),
    /** Absent when its owner has not chosen one. */
    sort: z.enum(listSorts).nullable().optional(),
  }),
  // Lists from before there were details have an empty object.
  steps: [
    {
      name: 'add-blanks',
      run: (details: object) => ({ description: '', picture: null, seoTitle: '', seoDescription: '', ...details }),
    },
  ],
})
