import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { newsletterLimits } from '#shared/newsletter/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const customerImportLimits = { bytes: 2_000_000, rows: 5_000 } as const

/** The fields of a row that can be longer than their limits. */
export const shortenedFields = ['name', 'phone', 'note', 'tags', 'address'] as const
export type ShortenedField = (typeof shortenedFields)[number]

/** What an import of customers did, or would do. */
const customerImportSchema = z.object({
  /** Rows in the file. */
  rows: z.int(),
  added: z.int(),
  /** Customers with this address exist; they stay as they are. */
  known: z.int(),
  repeated: z.int(),
  /** Added to the mailing list; 0 unless the owner chose one. */
  subscribed: z.int(),
  /** The first 20 rows that cannot be imported. */
  wrong: z.array(z.object({ line: z.int(), email: z.string() })),
  wrongCount: z.int(),
  /** The first 20 of the added whose texts are longer than their limits: the rest of each text is left out. */
  shortened: z.array(z.object({ line: z.int(), email: z.string(), fields: z.array(z.enum(shortenedFields)) })),
  shortenedCount: z.int(),
  /** The action in the change log; null in a dry run, and when nobody was added. */
  batchId: idSchema.nullable(),
})
export type CustomerImport = z.infer<typeof customerImportSchema>

export const importCustomersCall = contract({
  method: 'POST',
  path: '/api/owner/customers/import',
  summary:
    'Import customers from a CSV file of this shop, Shopify, WooCommerce or Squarespace, or only show what would happen',
  access: 'orders.manage',
  bodyLimit: customerImportLimits.bytes * 2,
  body: z.strictObject({
    /** The file's text; its first row has titles. */
    csv: z.string().min(1).max(customerImportLimits.bytes),
    /**
     * The mailing list for those who accept marketing according to the file, and how they agreed. Null subscribes no one.
     */
    consent: z.strictObject({ listId: idSchema, note: singleLine(newsletterLimits.noteLength, 1) }).nullable(),
    isDryRun: z.boolean(),
  }),
  reply: customerImportSchema,
  failures: ['customers-unreadable', 'customers-too-many', 'list-not-found'],
})
