import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { stylesSchema } from './schema.ts'

/** The calls on the look of a website. */

const openedStyles = z.object({
  styles: stylesSchema,
  /** Counts the changes of the styles: saving them requires the revision that was loaded. */
  revision: z.int(),
})

export const readStylesCall = contract({
  method: 'GET',
  path: '/api/owner/styles',
  summary: 'Get the styles of the site: its color themes, type, spacing, buttons, forms, images and motion',
  access: 'pages.write',
  reply: openedStyles,
})

export const saveStylesCall = contract({
  method: 'PUT',
  path: '/api/owner/styles',
  summary: 'Change the styles of the site; visitors see it from now on',
  access: 'pages.design',
  body: z.strictObject({ styles: stylesSchema, revision: z.int() }),
  reply: openedStyles.extend({
    /** Null when nothing was different. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})
