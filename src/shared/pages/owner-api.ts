import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'
import { pageSchema } from './schema.ts'

/** The owner's calls on pages: how a form comes to where visitors see it. */

const placeOfForm = z.object({ pageId: idSchema, formId: idSchema })
const pageReply = z.object({
  page: pageSchema.pick({ id: true, title: true }).extend({ path: z.string() }),
  /** Null where nothing was different. */
  batchId: idSchema.nullable(),
})

export const createFormPage = contract({
  method: 'POST',
  path: '/api/owner/pages',
  summary: 'A page of its own for a form: the title, and the form below it. Its address is made from the title (§5)',
  access: 'pages.write',
  body: z.strictObject({
    title: pageSchema.shape.title,
    formId: idSchema,
    /** Whether the main navigation gets a link to it, as its last one. */
    inNavigation: z.boolean().default(false),
  }),
  reply: pageReply,
  failures: ['form-not-found', 'navigation-missing', 'url-id-taken', 'url-id-reserved'],
})

export const placeForm = contract({
  method: 'PUT',
  path: '/api/owner/pages/:pageId/forms/:formId',
  summary: 'Puts a form at the end of a page; where it stands there already, nothing changes',
  access: 'pages.write',
  parameters: placeOfForm,
  reply: pageReply,
  failures: ['form-not-found', 'page-not-found', 'page-full'],
})

export const takeFormAway = contract({
  method: 'DELETE',
  path: '/api/owner/pages/:pageId/forms/:formId',
  summary: 'Takes a form off a page; the rest of the page stays',
  access: 'pages.write',
  parameters: placeOfForm,
  reply: pageReply,
  failures: ['page-not-found'],
})
