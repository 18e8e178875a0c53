import { z } from 'zod'
import { idSchema } from '#shared/products/schema.ts'
import { encodings } from './decode-file.ts'
import { importFormats, unitSystems } from './formats.ts'

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
