import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { pictureInputSchema, pictureSchema } from '#shared/pictures/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The images of the site itself: what browsers show beside its title, and what links to it show. */
export const siteImagesSchema = z.object({
  /** Null: the first letter of the site's name in its colors. */
  icon: pictureSchema.nullable(),
  /** For pages that have no image of their own; null shows none. */
  socialPicture: pictureSchema.nullable(),
})
export type SiteImages = z.infer<typeof siteImagesSchema>

export const getSiteImagesCall = contract({
  method: 'GET',
  path: '/api/owner/site-images',
  summary: 'Get the icon of the site and the image of shared links',
  access: 'settings.manage',
  reply: siteImagesSchema,
})

export const saveSiteImagesCall = contract({
  method: 'PUT',
  path: '/api/owner/site-images',
  summary: 'Replace the icon of the site and the image of shared links; null removes one',
  access: 'settings.manage',
  body: z.strictObject({ icon: pictureInputSchema.nullable(), socialPicture: pictureInputSchema.nullable() }),
  reply: siteImagesSchema.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['picture-not-found'],
})
