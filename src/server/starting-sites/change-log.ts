import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { succeed } from '#shared/http/failure.ts'

const startingSiteSchema = z.strictObject({ name: z.string().max(100) })

/** That a starting site was added: the first entry of its action, which names it. What it consists of follows. */
export const startingSiteLog = defineLog({
  noun: 'starting-site',
  snapshot: startingSiteSchema,
  titleOf: ({ name }) => name,
})

/** Its pages, forms and styles are undone by their own nouns; this only says so in the log. */
export const undoStartingSites: Undoer<z.infer<typeof startingSiteSchema>> = {
  log: startingSiteLog,
  permissions: ['site.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes)
      await recordChange(scope, batchId, startingSiteLog, { nounId, before: after, after: before })
    return succeed(undefined)
  },
}
