import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { importProblemCodes } from './import-problems.ts'
import { redirectImportLimits } from './rules.ts'

/** What a file of redirects does, or would do. */
export const redirectImportSchema = z.object({
  /** Rows with text, without the headings. */
  rows: z.int(),
  added: z.int(),
  /** Existing redirects that get another target. */
  changed: z.int(),
  unchanged: z.int(),
  /** Redirects of the file whose target is redirected itself: they lead to the end at once. */
  shortened: z.int(),
  /** Temporary redirects (302), which are added as permanent ones. */
  temporary: z.int(),
  /** The first rows that are left out. */
  problems: z.array(
    z.object({
      line: z.int(),
      code: z.enum(importProblemCodes),
      /** The text of the row that it is about. */
      text: z.string(),
    }),
  ),
  problemCount: z.int(),
  /** The action in the change log; null when nothing was written. */
  batchId: idSchema.nullable(),
})
export type RedirectImport = z.infer<typeof redirectImportSchema>

export const importRedirectsCall = contract({
  method: 'POST',
  path: '/api/owner/redirects/import',
  summary: 'Import redirects from CSV or from lines such as "/old -> /new", or only show what would happen',
  access: 'settings.manage',
  bodyLimit: redirectImportLimits.bytes * 2,
  body: z.strictObject({ text: z.string().min(1).max(redirectImportLimits.bytes), isDryRun: z.boolean() }),
  reply: redirectImportSchema,
  failures: ['redirect-limit', 'redirects-unreadable', 'redirects-too-many'],
})

export const exportRedirectsCall = contract({
  method: 'GET',
  path: '/api/owner/redirects.csv',
  summary: 'Export all redirects as CSV, oldest first',
  access: 'settings.manage',
  reply: z.string(),
})
