import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { encodings } from './decode-file.ts'
import { importFormats, unitSystems } from './formats.ts'
import { importLimits } from './limits.ts'

/**
 * `checking`: the dry run is being written. `checked`: it can be read, and the import can start. `running`: products are
 * going in. `done`: all that could go in is in; pictures may still be on their way. `undoing`, `undone`: taken back.
 * `failed`: the file turned out to be unreadable; nothing was changed.
 */
export const importStates = ['checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** What happens to one product of the file: it goes in, changes one that is there, or stays out with a reason. */
export const importActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const
export type ImportAction = (typeof importActions)[number]

/** Products of the file by what happens to them; `warnings` counts products that go in with something to look at. */
export const importCountsSchema = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  skip: z.int(),
  error: z.int(),
  warnings: z.int(),
})
export type ImportCounts = z.infer<typeof importCountsSchema>

export const importSchema = z.object({
  id: idSchema,
  filename: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  createdAt: z.int(),
  startedAt: z.int().nullable(),
  finishedAt: z.int().nullable(),
  /** Name of who uploaded the file; empty for the command line. */
  by: z.string(),
  /** The store page that takes what the file does not name a store page of this site for. */
  collectionId: idSchema,
  collectionTitle: z.string(),
  units: z.enum(unitSystems),
  /** Products in the file; 0 while they are being read. */
  total: z.int(),
  /** How many of them the dry run, or the import, has been through. */
  position: z.int(),
  /** What the dry run found. */
  planned: importCountsSchema,
  /** What the import has done so far; null before it starts. */
  outcome: importCountsSchema.nullable(),
  /** Pictures to fetch; `failed` ones can be retried. */
  pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  /** Sentences about the file as a whole: columns that are not taken over, limits that will be reached. */
  notices: z.array(z.string()),
  /** Paths of categories that the import will add, or has added, such as 'Clothing > Hoodies'. */
  newCategories: z.array(z.string()),
  /** What an owner can decide about the file before it starts, and what was decided. */
  decisions: z.object({
    /** Store pages that the file names and that are not here: making them can be asked for. */
    unknownPages: z.array(z.string()),
    makesPages: z.boolean(),
    /** Whether a store page is full: raising its limit can be asked for. */
    isFull: z.boolean(),
    raisesLimit: z.boolean(),
    /** The encoding that was guessed or chosen; null where the file tells it. */
    encoding: z.enum(encodings).nullable(),
  }),
  /** How many pictures are still to be fetched once it starts, and from which hosts. */
  pictureSources: z.array(z.object({ host: z.string(), count: z.int() })),
  canStart: z.boolean(),
  canUndo: z.boolean(),
  /** Why the state is `failed`, as a sentence. */
  failure: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

export const problemSeverities = ['error', 'warning'] as const
/** What is wrong with a line of the file, and where. */
export const importProblemSchema = z.object({
  severity: z.enum(problemSeverities),
  /** Line of the file, the header being the first. */
  line: z.int(),
  /** Heading of the column; empty when it is about the line as a whole. */
  column: z.string(),
  sentence: z.string(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** One field that the import changes, in words. */
export const importFieldChangeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type ImportFieldChange = z.infer<typeof importFieldChangeSchema>

/** One product of the file in the report. */
export const importRowSchema = z.object({
  position: z.int(),
  /** The product's first and last line in the file. */
  line: z.int(),
  lastLine: z.int(),
  title: z.string(),
  sku: z.string(),
  variantCount: z.int(),
  action: z.enum(importActions),
  /** Whether the import has been through it; before, `action` is what the dry run found. */
  isDone: z.boolean(),
  /** The product in the shop, where there is one. */
  productId: idSchema.nullable(),
  /** Its path in the old shop, which will lead to the product; empty where it has none. */
  oldPath: z.string(),
  /** What its variants cost in the file, in hundredths of the shop's currency; null where it says nothing. */
  priceFromCents: z.int().nullable(),
  priceToCents: z.int().nullable(),
  /** For `update`: which fields change. */
  changes: z.array(importFieldChangeSchema),
  problems: z.array(importProblemSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** A picture that could not be fetched, or is still to be. */
export const importPictureSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  url: z.string(),
  /** What it is: a picture of a product, one in its description, one of a store page or category, or a download file. */
  place: z.enum(['picture', 'body', 'file', 'page', 'category']),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Why it failed; empty otherwise. */
  sentence: z.string(),
})
export type ImportPicture = z.infer<typeof importPictureSchema>

const parameters = z.object({ importId: idSchema })
const reply = z.object({ import: importSchema })

/**
 * The body is the file itself, sent as `text/csv`; `shared/imports/upload.ts` sends it. The reply comes at once in the
 * state `checking`; the dry run follows as a job. An earlier dry run that was never started is thrown away.
 */
export const uploadImport = contract({
  method: 'POST',
  path: '/api/owner/imports',
  summary: 'Uploads a file of products and checks it without changing anything (text/csv)',
  access: 'products.write',
  perMinute: 30,
  bodyLimit: importLimits.ownBytes,
  query: z.object({
    filename: singleLine(importLimits.filename, 1),
    /** Where products go whose store page the file does not name; the first store page when absent. */
    collectionId: idSchema.optional(),
    /** Only Squarespace files do not name their units; the custom of the shop's country when absent. */
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
  ],
})

export const listImports = contract({
  method: 'GET',
  path: '/api/owner/imports',
  summary: 'The last imports, newest first',
  access: 'products.read',
  reply: z.object({ imports: z.array(importSchema) }),
})

export const getImport = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId',
  summary: 'One import: its state, how far it is, and what it found',
  access: 'products.read',
  parameters,
  reply,
  failures: ['import-not-found'],
})

export const listImportRows = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/rows',
  summary: 'What happens to each product of the file, in its order',
  access: 'products.read',
  parameters,
  query: z.object({
    action: z.enum(importActions).optional(),
    /** `problems`: only products with an error or a warning. */
    only: z.enum(['problems']).optional(),
    search: z.string().trim().max(100).optional(),
    /** `next` of the page before. */
    after: z.coerce.number().int().min(-1).optional(),
  }),
  reply: z.object({ rows: z.array(importRowSchema), next: z.int().nullable() }),
  failures: ['import-not-found'],
})

/** The reply is a CSV file: one line for each warning, error or change. */
export const exportImportRows = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/report.csv',
  summary: 'The report of an import as a file (text/csv)',
  access: 'products.read',
  perMinute: 30,
  parameters,
  reply: z.string(),
  failures: ['import-not-found'],
})

export const startImport = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/start',
  summary: 'Brings the products of a checked file in, as a job',
  access: 'products.write',
  parameters,
  reply,
  failures: ['import-not-found', 'import-not-ready', 'import-running'],
})

/** The dry run runs again; what is left out stays as it was decided. */
export const decideImport = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/decisions',
  summary: 'Decides how a checked file is imported, and checks it again',
  access: 'products.write',
  parameters,
  body: z.strictObject({
    makesPages: z.boolean().optional(),
    raisesLimit: z.boolean().optional(),
    encoding: z.enum(encodings).optional(),
  }),
  reply,
  failures: ['import-not-found', 'import-not-ready'],
})

/** What is in stays, and can be undone. */
export const stopImport = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/stop',
  summary: 'Stops an import that runs',
  access: 'products.write',
  parameters,
  reply,
  failures: ['import-not-found', 'import-not-ready'],
})

export const undoImport = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/undo',
  summary: 'Takes a whole import back, as a job',
  access: 'products.write',
  parameters,
  query: z.object({
    /** Products that were changed again since stay as they are; otherwise nothing is taken back, and the import says why. */
    keepChanged: z.enum(['yes']).optional(),
  }),
  reply,
  failures: ['import-not-found', 'import-not-undoable', 'import-running'],
})

export const discardImport = contract({
  method: 'DELETE',
  path: '/api/owner/imports/:importId',
  summary: 'Throws a dry run away',
  access: 'products.write',
  parameters,
  reply: z.object({}),
  failures: ['import-not-found', 'import-not-ready'],
})

export const listImportPictures = contract({
  method: 'GET',
  path: '/api/owner/imports/:importId/pictures',
  summary: 'Pictures of an import that could not be fetched, or are on their way',
  access: 'products.read',
  parameters,
  query: z.object({ state: z.enum(['waiting', 'failed']).optional(), after: z.string().max(64).optional() }),
  reply: z.object({ pictures: z.array(importPictureSchema), next: z.string().nullable() }),
  failures: ['import-not-found'],
})

export const retryImportPictures = contract({
  method: 'POST',
  path: '/api/owner/imports/:importId/pictures/retry',
  summary: 'Tries the pictures again that could not be fetched',
  access: 'products.write',
  parameters,
  reply,
  failures: ['import-not-found', 'import-not-ready'],
})

/** The reply is a ZIP file, streamed: the CSV file that loses nothing, all pictures and all download files. */
export const exportArchive = contract({
  method: 'GET',
  path: '/api/owner/products.zip',
  summary: 'Everything that the shop sells as one file, with its pictures and download files (application/zip)',
  access: 'products.write',
  perMinute: 10,
  reply: z.string(),
})

/** The reply is a CSV file, streamed; importing it again changes nothing. */
export const exportProducts = contract({
  method: 'GET',
  path: '/api/owner/products.csv',
  summary: 'All products with all that the shop knows of them, or in the columns of a Squarespace export (text/csv)',
  access: 'products.read',
  perMinute: 30,
  query: z.object({
    /** Those of Squarespace: 26 hold three options, 32 hold six. Left out: our own, which lose nothing. */
    columns: z.enum(['26', '32']).optional(),
    collectionId: idSchema.optional(),
  }),
  reply: z.string(),
})
