import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { pictureInputSchema, pictureSchema } from '#shared/pictures/schema.ts'
import { pagePassword } from '#shared/publication/password.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { readyPageIds } from './ready-made/pages.ts'
import { pagePurposes, pageSchema } from './schema.ts'

/** The owner's calls on pages: their list, settings outside the editor, and forms on them. */

/** A page in the list. */
export const pageRowSchema = pageSchema
  .pick({ id: true, urlId: true, title: true, status: true, publishAt: true, updatedAt: true })
  .extend({
    purpose: z.enum(pagePurposes),
    path: z.string(),
    /** Whether its draft differs from what is published. */
    hasChanges: z.boolean(),
    /** When its scheduled changes are published; null where there are none. */
    changesAt: z.int().nullable(),
    /** Whether visitors need a password to see it. */
    isLocked: z.boolean(),
    isInNavigation: z.boolean(),
    /** The forms on it, by name. */
    forms: z.array(z.object({ id: idSchema, name: z.string() })),
  })
export type PageRow = z.infer<typeof pageRowSchema>

const pageIdOnly = z.object({ pageId: idSchema })

export const listPagesCall = contract({
  method: 'GET',
  path: '/api/owner/pages',
  summary: 'List the pages of the site: the home page first, then by title',
  access: 'pages.write',
  query: z.object({
    /** The beginnings of words of the title or the URL. */
    search: z.string().trim().max(200).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({
    pages: z.array(pageRowSchema),
    next: z.string().nullable(),
    /** The number of all pages; null in a search and after the first part of the list. */
    total: z.int().nullable(),
    /** The number of public pages with unpublished changes; null as the total. */
    unpublished: z.int().nullable(),
  }),
})

const settingsSchema = pageSchema.pick({
  seoTitle: true,
  seoDescription: true,
  isHiddenFromSearch: true,
  isHiddenFromSiteSearch: true,
  header: true,
  footer: true,
})

/** A page with its settings. */
export const pageSettingsSchema = pageRowSchema.extend({
  ...settingsSchema.extend({ socialPicture: pageSchema.shape.socialPicture }).shape,
  /** The first picture of the page, which shared links show where no other one is chosen. */
  firstPicture: pictureSchema.nullable(),
  /** Whether an experiment with it runs, which a deletion of the page ends. */
  isInExperiment: z.boolean(),
})
export type PageSettings = z.infer<typeof pageSettingsSchema>

export const getPageCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId',
  summary: 'Get a page with its settings, its navigation link and its forms',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ page: pageSettingsSchema }),
  failures: ['page-not-found'],
})

export const updatePageCall = contract({
  method: 'PUT',
  path: '/api/owner/pages/:pageId',
  summary:
    'Change the settings of a page; an old URL redirects to the new one, and a page that gets shown is published',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({
    ...pageSchema.pick({ title: true, status: true, publishAt: true }).shape,
    ...settingsSchema.shape,
    /** Absent keeps it. Another page with the same one becomes an ordinary page; one with a URL of its own is 'page'. */
    purpose: z.enum(pagePurposes).optional(),
    /** The password that visitors need to see the page; null removes it, absent keeps the one that it has. */
    password: pagePassword.nullable().optional(),
    socialPicture: pictureInputSchema.nullable(),
    /** '' for the home page, whose URL cannot change. */
    urlId: pageSchema.shape.urlId,
    isInNavigation: z.boolean(),
    /** When the page was last changed, as the screen loaded it. */
    updatedAt: z.int(),
  }),
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: [
    'not-permitted',
    'page-not-found',
    'page-home-hidden',
    'page-schedule-past',
    'picture-not-found',
    'edit-conflict',
    'navigation-missing',
    'url-id-taken',
    'url-id-reserved',
  ],
})

export const deletePageCall = contract({
  method: 'DELETE',
  path: '/api/owner/pages/:pageId',
  summary: 'Delete a page with the links to it; the forms on it stay',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ batchId: idSchema }),
  failures: ['not-permitted', 'page-not-found', 'page-home'],
})

export const createPageCall = contract({
  method: 'POST',
  path: '/api/owner/pages',
  summary: 'Create a page with a title, blank or ready-made; visitors see it when it is published',
  access: 'pages.write',
  body: z.strictObject({
    title: pageSchema.shape.title,
    /** The ready-made page that it begins with; null for its title alone. */
    readyPage: z.enum(readyPageIds).nullable().default(null),
    /** Whether a link to it is added at the end of the main navigation; shown when the page is published. */
    inNavigation: z.boolean().default(false),
  }),
  reply: z.object({ pageId: idSchema, batchId: idSchema }),
  failures: ['navigation-missing', 'url-id-taken', 'url-id-reserved'],
})

export const duplicatePageCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/duplicate',
  summary: 'Create a page with the content of another one as its editor shows it; it’s a draft at first',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ pageId: idSchema, batchId: idSchema }),
  failures: ['page-not-found', 'url-id-taken', 'url-id-reserved'],
})

export const createPreviewLinkCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/preview-link',
  summary: 'Create a link that shows the draft of a page without an account; it works for a week',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({
    /** The path of the preview, with its key. */
    path: z.string(),
    expiresAt: z.int(),
  }),
  failures: ['page-not-found'],
})

const placeOfForm = z.object({ pageId: idSchema, formId: idSchema })
const pageReply = z.object({
  page: pageSchema.pick({ id: true, title: true }).extend({ path: z.string() }),
  /** Null when nothing changed. */
  batchId: idSchema.nullable(),
})

export const createFormPageCall = contract({
  method: 'POST',
  path: '/api/owner/forms/:formId/pages',
  summary: 'Create and publish a page with a title and a form; the URL is made from the title',
  access: 'pages.write',
  parameters: placeOfForm.pick({ formId: true }),
  body: z.strictObject({
    title: pageSchema.shape.title,
    /** Whether a link to it is added at the end of the main navigation. */
    inNavigation: z.boolean().default(false),
  }),
  reply: pageReply,
  failures: ['form-not-found', 'navigation-missing', 'url-id-taken', 'url-id-reserved'],
})

export const placeFormCall = contract({
  method: 'PUT',
  path: '/api/owner/pages/:pageId/forms/:formId',
  summary: 'Add a form to the end of a page; nothing changes if it’s already on the page',
  access: 'pages.write',
  parameters: placeOfForm,
  reply: pageReply,
  failures: ['not-permitted', 'form-not-found', 'page-not-found', 'page-full'],
})

export const takeFormAwayCall = contract({
  method: 'DELETE',
  path: '/api/owner/pages/:pageId/forms/:formId',
  summary: 'Remove a form from a page',
  access: 'pages.write',
  parameters: placeOfForm,
  reply: pageReply,
  failures: ['not-permitted', 'page-not-found'],
})
