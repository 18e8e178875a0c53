import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { headerFooterSchema } from './schema.ts'

// Other software reads and writes these paths: docs/compatibility.md#calls.

export const getHeaderFooterCall = contract({
  method: 'GET',
  path: '/api/site-header-footer',
  summary: 'Get the header and the footer of the site',
  access: 'pages.design',
  reply: headerFooterSchema,
})

export const saveHeaderFooterCall = contract({
  method: 'PUT',
  path: '/api/site-header-footer',
  summary: 'Replace the header and the footer of the site',
  access: 'pages.design',
  body: headerFooterSchema,
  reply: headerFooterSchema.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
})
