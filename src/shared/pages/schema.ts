import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { type Status, statuses } from '#shared/publication/status.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { contentSchema } from './content.ts'
import { URL_ID_MINIMUM } from './url-id.ts'

/** Who sees a page. Private pages are shown to people who are signed in to the site's studio. */
export const pageStatuses = statuses
export type PageStatus = Status

/** The header of a page: as it is set for the site, over the first section, with its own background, or none. */
export const pageHeaders = ['site', 'transparent', 'solid', 'none'] as const
/** The footer of a page: the site's, or none. */
export const pageFooters = ['site', 'none'] as const

/**
 * What a page is for: to be opened at its URL, to be shown first, before the home page and without header and footer, or
 * to be shown in place of pages that do not exist, or that cannot be shown because of an error. The last three have no
 * URL of their own.
 */
export const pagePurposes = ['page', 'splash', 'not-found', 'error'] as const
export type PagePurpose = (typeof pagePurposes)[number]
/** The content of a shared section is edited, published and kept as that of a page, too (decision 059). */
export const SHARED_SECTION = 'shared-section'

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
  /** Whether the search of the site itself leaves it out. */
  isHiddenFromSiteSearch: z.boolean(),
  header: z.enum(pageHeaders),
  footer: z.enum(pageFooters),
  purpose: z.enum([...pagePurposes, SHARED_SECTION]),
  status: z.enum(pageStatuses),
  /** When a scheduled page is published, with its draft; null for others. Milliseconds since 1970 (UTC). */
  publishAt: z.int().nullable(),
  /** What the password that opens it is compared with; null where it has none. */
  passwordHash: z.string().nullable(),
  content: contentSchema,
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Page = z.infer<typeof pageSchema>

/** The settings of a page that was just made. */
export const firstSettings = {
  ...{ seoTitle: '', seoDescription: '', socialPicture: null },
  ...{ isHiddenFromSearch: false, isHiddenFromSiteSearch: false },
  ...{ publishAt: null, passwordHash: null },
  ...{ header: 'site', footer: 'site', purpose: 'page' },
} as const satisfies Partial<Page>

/** A splash page has no header and no footer. */
export const withoutFrame = { header: 'none', footer: 'none' } as const satisfies Partial<Page>

/** Where visitors find a page while it is published; null for one that is shown in place of others. */
export function pathOf({ urlId, purpose }: Pick<Page, 'urlId' | 'purpose'>): string | null {
  if (purpose === 'splash') return '/'
  return purpose === 'page' ? `/${urlId}` : null
}

/** Whether a page is shown on the whole site, in place of others: changing it needs `pages.design`. */
export const isSiteWide = ({ purpose }: Pick<Page, 'purpose'>): boolean =>
  purpose === 'not-found' || purpose === 'error'

/** Whether a page is shown at its URL: to everyone, or to the site's own people. */
export const isShown = ({ status }: Pick<Page, 'status'>): boolean => status === 'published' || status === 'private'

/** Whether a page without a first heading shows no title in its place: the home page, a splash page, and a shared section
 * by itself. */
export const hasNoTitle = ({ urlId, purpose }: Pick<Page, 'urlId' | 'purpose'>): boolean =>
  urlId === '' || purpose === 'splash' || purpose === SHARED_SECTION
