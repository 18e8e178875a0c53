import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { contentSchema } from './content.ts'

/** The calls on the versions of a page: what visitors saw of it before. */

const pageIdOnly = z.object({ pageId: idSchema })

/** Which side of a change a version is: what it made, or what was there before. */
const sideSchema = z.enum(['after', 'before'])

const versionSchema = z.object({
  /** The change that published it, or that replaced it where its own publication is not in the log. */
  changeId: idSchema,
  side: sideSchema,
  /** When it was published; null where that is not in the log. */
  at: z.int().nullable(),
  /** Who published it; empty for a schedule and where that is not in the log. */
  by: z.string(),
  /** The path of a preview that shows it, with its key. */
  previewPath: z.string(),
})
export type PageVersion = z.infer<typeof versionSchema>

export const listVersionsCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId/versions',
  summary: 'List the last published versions of a page, newest first',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ versions: z.array(versionSchema) }),
  failures: ['page-not-found'],
})

export const getVersionCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId/versions/:changeId',
  summary: 'Get the content of a published version of a page',
  access: 'pages.write',
  parameters: pageIdOnly.extend({ changeId: idSchema }),
  query: z.object({ side: sideSchema.default('after') }),
  reply: z.object({ content: contentSchema }),
  failures: ['page-not-found'],
})
