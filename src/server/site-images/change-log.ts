import { defineLog } from '#server/changes/define-log.ts'
import { siteImagesSchema } from '#shared/site-images/api.ts'

/** Changes of the icon of the site and of the image of shared links. */
export const siteImagesLog = defineLog({
  noun: 'site-images',
  snapshot: siteImagesSchema,
  titleOf: () => '',
})
