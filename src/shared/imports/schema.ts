import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'
import { encodings } from './decode-file.ts'
import { importFormats, unitSystems } from './formats.ts'

/**
 * `checking`: the dry run is being made. `checked`: the dry run is ready and the import can start. `running`: products
 * are being imported. `done`: everything that could be imported is; pictures may still follow. `undoing`, `undone`:
 * reverted. `failed`: the file was unreadable; nothing changed.
 */
export const importStates = ['checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** What happens to one product of the file: it is created, updated or left out with a reason. */
export const importActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const
export type ImportAction = (typeof importActions)[number]

/** Products of the file by action; `warnings` counts imported products with a warning. */
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
  /** Name of the person who uploaded the file; empty for the command line. */
  by: z.string(),
  /**
   * The store page for products that do not name one of this site; of a file with posts, their blog, '' where one is
   * created.
   */
  collectionId: z.union([z.literal(''), idSchema]),
  collectionTitle: z.string(),
  units: z.enum(unitSystems),
  /** Products in the file; 0 while it is being read. */
  total: z.int(),
  /** How many of them the dry run or the import has processed. */
  position: z.int(),
  /** The result of the dry run. */
  planned: importCountsSchema,
  /** The result so far of the import; null before it starts. */
  outcome: importCountsSchema.nullable(),
  /** Pictures to fetch; `failed` ones can be retried. */
  pictures: z.object({ waiting: z.int(), done: z.int(), failed: z.int() }),
  /** Sentences about the whole file: columns that are not imported, limits that will be reached. */
  notices: z.array(z.string()),
  /** Paths of categories that the import will create or has created, such as 'Clothing > Hoodies'. */
  newCategories: z.array(z.string()),
  /** The owner's decisions about the file before it starts. */
  decisions: z.object({
    /** Store pages in the file that are missing here; the owner can ask to create them. */
    unknownPages: z.array(z.string()),
    makesPages: z.boolean(),
    /** Whether a store page is full; the owner can ask to raise its limit. */
    isFull: z.boolean(),
    raisesLimit: z.boolean(),
    /** The guessed or chosen encoding; null where the file itself shows it. */
    encoding: z.enum(encodings).nullable(),
  }),
  /** How many pictures will be fetched, and from which hosts. */
  pictureSources: z.array(z.object({ host: z.string(), count: z.int() })),
  canStart: z.boolean(),
  canUndo: z.boolean(),
  /** Why the state is `failed`, as a sentence. */
  failure: z.string().nullable(),
})
export type Import = z.infer<typeof importSchema>

export const problemSeverities = ['error', 'warning'] as const
/** A problem of a line of the file. */
export const importProblemSchema = z.object({
  severity: z.enum(problemSeverities),
  /** Line number in the file; the header is line 1. */
  line: z.int(),
  /** Heading of the column; empty when the problem is about the whole line. */
  column: z.string(),
  sentence: z.string(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** One field that the import changes, as text. */
export const importFieldChangeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type ImportFieldChange = z.infer<typeof importFieldChangeSchema>

/** What a row of the file is. */
export const importKinds = ['product', 'post', 'page'] as const
export type ImportKind = (typeof importKinds)[number]

/** One product, post or page of the file in the report. */
export const importRowSchema = z.object({
  position: z.int(),
  /** The product's first and last line in the file. */
  line: z.int(),
  lastLine: z.int(),
  title: z.string(),
  sku: z.string(),
  variantCount: z.int(),
  action: z.enum(importActions),
  /** Whether the import has processed it; before, `action` is the result of the dry run. */
  isDone: z.boolean(),
  /** The product in the shop, where it exists; of a post or page, its id. */
  productId: idSchema.nullable(),
  kind: z.enum(importKinds),
  /** Its path in the old shop, which will redirect to the product; empty when unknown. */
  oldPath: z.string(),
  /** The lowest price of its variants in the file, in hundredths of the shop's currency; null without prices. */
  priceFromCents: z.int().nullable(),
  priceToCents: z.int().nullable(),
  /** For `update`: the changed fields. */
  changes: z.array(importFieldChangeSchema),
  problems: z.array(importProblemSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** A picture that failed or has not been fetched yet. */
export const importPictureSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  url: z.string(),
  /**
   * Its use: a picture of a product, in its description, of a store page or category, or a download file; the featured
   * image of a post, or an image in what a post or page shows.
   */
  place: z.enum(['picture', 'body', 'file', 'page', 'category', 'post', 'content']),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Why it failed; empty otherwise. */
  sentence: z.string(),
})
export type ImportPicture = z.infer<typeof importPictureSchema>
