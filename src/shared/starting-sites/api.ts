import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { startingSiteIds } from './choices.ts'

/**
 * How a starting site is added. `site`: it becomes the site: its pages are published, and home page, main and footer
 * navigation, header, footer and styles are replaced. `drafts`: its pages and items are added as drafts, and nothing
 * else changes.
 */
export const startingSiteUses = ['site', 'drafts'] as const
export type StartingSiteUse = (typeof startingSiteUses)[number]

export const addStartingSiteCall = contract({
  method: 'POST',
  path: '/api/owner/starting-sites/:startingSite',
  summary: 'Add a starting site as one change: as drafts, or in place of the home page, navigation and styles',
  access: 'site.manage',
  perMinute: 10,
  parameters: z.object({ startingSite: z.enum(startingSiteIds) }),
  body: z.strictObject({
    use: z.enum(startingSiteUses),
    /** Whether the site gets its styles too; with `site` it always does. */
    withStyles: z.boolean().default(false),
  }),
  reply: z.object({ batchId: idSchema }),
  failures: ['form-limit', 'navigation-missing'],
})
