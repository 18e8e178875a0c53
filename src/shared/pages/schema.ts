import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import type { Status } from '#shared/publication/status.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { contentSchema } from './content.ts'
import { URL_ID_MINIMUM } from './url-id.ts'

/**
 * How far a page is. A page that is published later is none of its own: `shownStatus`. Private pages are shown to people
 * who are signed in to the site's studio.
 */
export const pageStatuses = ['draft', 'needs-review', 'private', 'published'] as const satisfies readonly Status[]
export type PageStatus = (typeof pageStatuses)[number]

export const pageSchema = z.object({
  id: idSchema,
  /** '' is the home page. */
  urlId: z.union([z.literal(''), urlIdSchema.min(URL_ID_MINIMUM)]),
  title: singleLine(200, 1),
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(500),
  /** The picture of shared links; null for the first one of the page. */
  socialPicture: pictureSchema.nullable(),
  /** Whether search engines are asked not to list it. */
  isHiddenFromSearch: z.boolean(),
  status: z.enum(pageStatuses),
  content: contentSchema,
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Page = z.infer<typeof pageSchema>

/** The settings of a page that was just made. */
export const firstSettings = {
  ...{ seoTitle: '', seoDescription: '', socialPicture: null, isHiddenFromSearch: false },
} as const satisfies Partial<Page>

/** Whether a page is shown at its URL: to everyone, or to the site's own people. */
export const isShown = ({ status }: Pick<Page, 'status'>): boolean => status === 'published' || status === 'private'
