import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'

/** Every limit that the screen of limits shows, in its order; the words are in `studio/screens/limits`. */
export const limitIds = [
  'products-per-store-page',
  'categories-per-store-page',
  'variants-per-product',
  'options-per-product',
  'files-per-product',
  'lines-per-cart',
  'quantity-per-line',
  'discounts',
  'automatic-discounts',
  'codes-per-discount',
  'pages',
  'sections-per-page',
  'blocks-per-page',
  'shared-sections',
  'shared-sections-per-page',
  'versions-per-page',
  'images-per-gallery',
  'projects-per-portfolio',
  'tracks-per-album',
  'lessons-per-course',
  'redirects',
  'domains',
  'staff',
  'image-bytes',
  'image-pixels',
  'video-bytes',
  'audio-bytes',
  'download-bytes',
  'image-folders',
  'forms',
  'fields-per-form',
  'form-file-bytes',
  'form-files-bytes',
  'newsletter-lists',
  'newsletter-segments',
  'import-bytes',
  'import-records',
  'subscriber-import-rows',
  'requests-per-minute',
] as const
export type LimitId = (typeof limitIds)[number]

export const limitSchema = z.object({
  id: z.enum(limitIds),
  /** Null: there is no limit, only a number in use. */
  most: z.int().nullable(),
  /** How much of it is in use; null for limits of one file, cart or request. */
  used: z.int().nullable(),
  /** The thing that uses the most of it, such as a store page; '' where it is a limit of the site. */
  fullest: z.string(),
})
export type Limit = z.infer<typeof limitSchema>

export const getUsageCall = contract({
  method: 'GET',
  path: '/api/owner/limits',
  summary: 'List the limits of the site, and how much of each is in use',
  access: 'settings.manage',
  reply: z.object({ limits: z.array(limitSchema) }),
})
