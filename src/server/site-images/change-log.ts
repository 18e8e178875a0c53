import { defineLog } from '#server/changes/define-log.ts'
import { siteImagesSchema } from '#shared/site-images/api.ts'

/** Changes of the images of the site: its logo, its icon and the image of shared links. */
export const siteImagesLog = defineLog({
  noun: 'site-images',
  snapshot: siteImagesSchema,
  steps: [{ name: 'logo', run: (images: object) => ({ logo: null, logoOnDark: null, ...images }) }],
  titleOf: () => '',
})
