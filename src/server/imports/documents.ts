import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { encodings } from '#shared/imports/decode-file.ts'
import {
  importCountsSchema,
  importFieldChangeSchema,
  importProblemSchema,
  importSchema,
} from '#shared/imports/schema.ts'
import { focalPointSchema } from '#shared/pictures/schema.ts'

const importChoicesSchema = z.object({
  /** Whether missing store pages of the file are created; otherwise their products go to the chosen page. */
  makesPages: z.boolean().optional(),
  /** Whether a store page may exceed its limit with the products of the file. */
  raisesLimit: z.boolean().optional(),
  /** The encoding of the file; absent: detected. */
  encoding: z.enum(encodings).optional(),
  /** Decisions that the dry run found possible. */
  found: z
    .object({
      unknownPages: z.array(z.string()),
      isFull: z.boolean(),
      guessed: z.enum(encodings).nullable(),
      pictures: importSchema.shape.pictureSources,
    })
    .optional(),
  /** Names that products give up during the import, and their temporary replacements. */
  freed: z
    .array(z.object({ productId: z.string(), variantId: z.string().nullable(), name: z.string(), instead: z.string() }))
    .optional(),
  /** For undoing: products that were changed later stay as they are. */
  keepsChanged: z.boolean().optional(),
})
/** The owner's decisions about a file. */
export type ImportChoices = z.infer<typeof importChoicesSchema>

/** Whether the store pages of a file are created that the site does not have. A file of our own names its pages. */
export const makesPages = ({ makesPages: chosen }: ImportChoices, format: string): boolean =>
  chosen ?? format === 'vitrine'

/** `imports.choices`. */
export const importChoices = defineDocument({ name: 'import choices', schema: importChoicesSchema })

/** `imports.planned` and `imports.outcome`. */
export const importCounts = defineDocument({ name: 'import counts', schema: importCountsSchema })

/** `imports.notices` and `imports.new_categories`. */
export const importSentences = defineDocument({ name: 'import sentences', schema: z.array(z.string()) })

/** `import_rows.changes`. */
export const importChanges = defineDocument({ name: 'import changes', schema: z.array(importFieldChangeSchema) })

/** `import_rows.problems`. */
export const importProblems = defineDocument({ name: 'import problems', schema: z.array(importProblemSchema) })

/** `import_pictures.variant_ids`: the variants that a picture shows. */
export const pictureVariants = defineDocument({ name: 'picture variants', schema: z.array(z.string()) })

/** `import_pictures.details`: facts that only some places need. */
export const pictureDetails = defineDocument({
  name: 'picture details',
  schema: z.object({
    /** Of a page or category. */
    focalPoint: focalPointSchema.optional(),
    /** A file's id in its product, and its name. */
    fileId: z.string().optional(),
    filename: z.string().optional(),
    /** The block in the content of a post or page that shows it, and its place in a gallery. */
    block: z.object({ id: z.string(), itemId: z.string().optional() }).optional(),
  }),
})
