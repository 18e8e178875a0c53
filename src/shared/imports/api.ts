import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { encodings } from './decode-file.ts'
import { unitSystems } from './formats.ts'
import { importLimits } from './limits.ts'
import { importActions, importPictureSchema, importRowSchema, importSchema } from './schema.ts'

const parameters = z.object({ importId: idSchema })
const reply = z.object({ import: importSchema })

/**
 * The body is the file itself, sent as `text/csv`, also when it is XML; `shared/imports/upload.ts` sends it. The reply has the state
 * `checking`; the dry run follows as a job. An earlier dry run that was never started is deleted.
 */
export const uploadImportCall = contract({
  method: 'POST',
  path: '/api/owner/imports',
  summary: 'Upload a file of products, or of posts and pages, and check it without changing anything (text/csv)',
  access: 'products.write',
  perMinute: 30,
  bodyLimit: importLimits.ownBytes,
  query: z.object({
    filename: singleLine(importLimits.filename, 1),
    /** The store page for products without one in the file; absent: the first store page. */
    collectionId: idSchema.optional(),
    /** The blog for posts; absent: the first one, or a new one where there is none. */
    blogId: idSchema.optional(),
    /** Only Squarespace files do not name their units; absent: those of the shop's country. */
    units: z.enum(unitSystems).optional(),
  }),
  reply,
  failures: [
    'collection-not-found',
    'import-file-empty',
    'import-file-unreadable',
    'import-file-web-page',
    'import-format-translated',
    'import-format-unknown',
    'import-columns-missing',
    'import-no-store',
    'import-too-large',
    'import-too-many-columns',
    'import-export-too-long',
    'import-xml-broken',
    'import-xml-too-large',
    'import-xml-unsafe',
    'import-not-found',
    'item-collection-not-found',
    'not-permitted',
  ],
})

export const listImportsCall = contract({
  method: 'GET',
  path: '/api/owner/imports',
  summary: 'List the last imports, newest first',
  access: 'products.read',
  reply: z.object({ imports: z.array(importSchema) }),
})

export const getImportCall = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId',
  summary: 'Get an import: its status, its progress and what it found',
  access: 'products.read',
  parameters,
  reply,
  failures: ['import-not-found'],
})

export const listImportRowsCall = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/rows',
  summary: 'List what happens to each product of the file, in its order',
  access: 'products.read',
  parameters,
  query: z.object({
    action: z.enum(importActions).optional(),
    /** `problems`: only products with errors or warnings. */
    only: z.enum(['problems']).optional(),
    search: z.string().trim().max(100).optional(),
    /** `next` of the previous page. */
    after: z.coerce.number().int().min(-1).optional(),
  }),
  reply: z.object({ rows: z.array(importRowSchema), next: z.int().nullable() }),
  failures: ['import-not-found'],
})

/** The reply is a CSV file: one line for each warning, error or change. */
export const exportImportRowsCall = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/report.csv',
  summary: 'Export the report of an import (text/csv)',
  access: 'products.read',
  perMinute: 30,
  parameters,
  reply: z.string(),
  failures: ['import-not-found'],
})

export const startImportCall = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/start',
  summary: 'Start the import of a checked file, as a background task',
  access: 'products.write',
  parameters,
  reply,
  failures: ['not-permitted', 'import-not-found', 'import-not-ready', 'import-running'],
})

/** Repeats the dry run; decisions that are left out stay as they were. */
export const decideImportCall = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/decisions',
  summary: 'Choose how a checked file is imported, and check it again',
  access: 'products.write',
  parameters,
  body: z.strictObject({
    makesPages: z.boolean().optional(),
    raisesLimit: z.boolean().optional(),
    encoding: z.enum(encodings).optional(),
  }),
  reply,
  failures: ['not-permitted', 'import-not-found', 'import-not-ready'],
})

/** Products that were imported stay, and can be undone. */
export const stopImportCall = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/stop',
  summary: 'Stop a running import',
  access: 'products.write',
  parameters,
  reply,
  failures: ['not-permitted', 'import-not-found', 'import-not-ready'],
})

export const undoImportCall = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/undo',
  summary: 'Undo a whole import, as a background task',
  access: 'products.write',
  parameters,
  query: z.object({
    /**
     * Leaves products as they are that were changed after the import; without it, nothing is undone and the import says
     * why.
     */
    keepChanged: z.enum(['yes']).optional(),
  }),
  reply,
  failures: ['not-permitted', 'import-not-found', 'import-not-undoable', 'import-running'],
})

export const discardImportCall = contract({
  method: 'DELETE',
  path: '/api/owner/imports/:importId',
  summary: 'Discard a dry run',
  access: 'products.write',
  parameters,
  reply: z.object({}),
  failures: ['import-not-found', 'import-not-ready'],
})

export const listImportPicturesCall = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/pictures',
  summary: 'List the images of an import that are waiting or couldn’t be downloaded',
  access: 'products.read',
  parameters,
  query: z.object({ state: z.enum(['waiting', 'failed']).optional(), after: idSchema.optional() }),
  reply: z.object({ pictures: z.array(importPictureSchema), next: z.string().nullable() }),
  failures: ['import-not-found'],
})

export const retryImportPicturesCall = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/pictures/retry',
  summary: 'Retry the images that couldn’t be downloaded',
  access: 'products.write',
  parameters,
  reply,
  failures: ['not-permitted', 'import-not-found', 'import-not-ready'],
})

/** The reply is a streamed ZIP file: the complete CSV file, all pictures and all download files. */
export const exportArchiveCall = contract({
  method: 'GET',
  path: '/api/owner/products.zip',
  summary: 'Export everything the shop sells, with its images and download files (application/zip)',
  access: 'products.write',
  perMinute: 10,
  reply: z.string(),
})

/** The reply is a short CSV file; importing it adds its examples. */
export const importTemplateCall = contract({
  method: 'GET',
  path: '/api/owner/imports/template.csv',
  summary: 'Get a template for your own list of products (text/csv)',
  access: 'products.write',
  reply: z.string(),
})

/** The reply is a streamed CSV file; importing it again changes nothing. */
export const exportProductsCall = contract({
  method: 'GET',
  path: '/api/owner/products.csv',
  summary: 'Export all products with all their data, or in the columns of a Squarespace export (text/csv)',
  access: 'products.read',
  perMinute: 30,
  query: z.object({
    /** Squarespace's formats: 26 columns have three options, 32 have six. Absent: our own format, which is complete. */
    columns: z.enum(['26', '32']).optional(),
    collectionId: idSchema.optional(),
  }),
  reply: z.string(),
})
