import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { encodings } from '#shared/imports/decode-file.ts'
import {
  importCountsSchema,
  importFieldChangeSchema,
  importProblemSchema,
  importSchema,
} from '#shared/imports/schema.ts'
import { focalPointSchema } from '#shared/products/schema.ts'

const importChoicesSchema = z.object({
  /** Store pages of the file that are not here are made; otherwise their products go to the chosen page. */
  makesPages: z.boolean().optional(),
  /** A store page takes as many products as the file has for it. */
  raisesLimit: z.boolean().optional(),
  /** In which encoding the file is read; found out when absent. */
  encoding: z.enum(encodings).optional(),
  /** What the dry run found that can be decided. */
  found: z
    .object({
      unknownPages: z.array(z.string()),
      isFull: z.boolean(),
      guessed: z.enum(encodings).nullable(),
      pictures: importSchema.shape.pictureSources,
    })
    .optional(),
  /** Names that products will give up while it runs, and what they are called meanwhile. */
  freed: z
    .array(z.object({ productId: z.string(), variantId: z.string().nullable(), name: z.string(), instead: z.string() }))
    .optional(),
  /** When it is undone: products that were changed again since stay as they are. */
  keepsChanged: z.boolean().optional(),
})
/** What the owner decided about a file. */
export type ImportChoices = z.infer<typeof importChoicesSchema>

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

/** `import_pictures.details`: what only some places need. */
export const pictureDetails = defineDocument({
  name: 'picture details',
  schema: z.object({
    /** Of a page or category. */
    focalPoint: focalPointSchema.optional(),
    /** A file's place in its product, and what it is called. */
    fileId: z.string().optional(),
    filename: z.string().optional(),
  }),
})
