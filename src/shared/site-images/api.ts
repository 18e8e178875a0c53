import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { pictureInputOf, pictureInputSchema, pictureSchema } from '#shared/pictures/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The images of the site itself: its logo, what browsers show beside its title, and what links to it show. */
export const siteImagesSchema = z.object({
  /** In place of the site's title; null shows the title. */
  logo: pictureSchema.nullable(),
  /** In place of the logo on dark backgrounds; null: the logo. */
  logoOnDark: pictureSchema.nullable(),
  /** Null: the first letter of the site's name in its colors. */
  icon: pictureSchema.nullable(),
  /** For pages that have no image of their own; null shows none. */
  socialPicture: pictureSchema.nullable(),
})
export type SiteImages = z.infer<typeof siteImagesSchema>

/** The images of a site as they are saved. */
export const siteImagesInputOf = ({ logo, logoOnDark, icon, socialPicture }: SiteImages) => ({
  logo: pictureInputOf(logo),
  logoOnDark: pictureInputOf(logoOnDark),
  icon: pictureInputOf(icon),
  socialPicture: pictureInputOf(socialPicture),
})

export const getSiteImagesCall = contract({
  method: 'GET',
  path: '/api/owner/site-images',
  summary: 'Get the logo and the icon of the site, and the image of shared links',
  access: 'settings.manage',
  reply: siteImagesSchema,
})

export const saveSiteImagesCall = contract({
  method: 'PUT',
  path: '/api/owner/site-images',
  summary: 'Replace the logo and the icon of the site, and the image of shared links; null removes one',
  access: 'settings.manage',
  body: z.strictObject({
    logo: pictureInputSchema.nullable(),
    logoOnDark: pictureInputSchema.nullable(),
    icon: pictureInputSchema.nullable(),
    socialPicture: pictureInputSchema.nullable(),
  }),
  reply: siteImagesSchema.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['picture-not-found'],
})
