import { setImmediate } from 'node:timers/promises'
import { inTransaction } from '#server/database/transaction.ts'
import { reading } from '#server/stores.ts'
import { DRY_RUN_BATCH } from './batch-sizes.ts'
import { importChoices, importCounts, importSentences } from './documents.ts'
import { pathInWords } from './formats/category-paths.ts'
import { withSubstitute } from './free-names.ts'
import { isOfPosts, noCounts, noteCheck } from './import-store.ts'
import { failImport, type ImportServices, loadImport } from './load-import.ts'
import { foundIn, noticesOf } from './notices.ts'
import { noClaims } from './plan/catalogue.ts'
import { planImport } from './plan/plan-import.ts'
import { checkPosts } from './posts/check-posts.ts'
import type { Progress } from './progress.ts'
import { readCatalogue } from './read-catalogue.ts'
import { countReports, writeRows } from './row-store.ts'
import { countIn, newTally } from './tally.ts'

/**
 * The dry run: records what would happen to each product of the file, and changes nothing in the shop. It can be
 * repeated from the beginning.
 */
export async function checkImport(
  services: ImportServices,
  websiteId: string,
  importId: string,
  progress: Progress,
): Promise<'through' | 'stopped'> {
  const scope = reading(services, { id: websiteId })
  if (await isOfPosts(scope, importId)) return checkPosts(services, websiteId, importId, progress)
  const loaded = await loadImport(services, websiteId, importId, 'checking')
  if (!loaded) return 'through'
  if (!loaded.ok) {
    await failImport(scope, importId, loaded.failure)
    return 'through'
  }
  const { total, context } = loaded.value

  const claims = noClaims()
  const tally = newTally()
  let counts = noCounts
  let position = 0
  for await (const batch of loaded.value.products(DRY_RUN_BATCH)) {
    const plans = planImport(batch, await readCatalogue(scope, batch, context), claims)
    counts = countReports(counts, plans)
    countIn(tally, plans)
    const first = position
    position += batch.length
    await inTransaction(services.database, async (database) => {
      await writeRows({ ...scope, database }, importId, first, plans, false)
      await noteCheck({ database, websiteId }, importId, { total, position })
    })
    if (await progress(position, total)) return 'stopped'
    // SQLite never pauses by itself.
    await setImmediate()
  }
  await noteCheck(scope, importId, {
    state: 'checked',
    total,
    position: total,
    planned: importCounts.write(counts),
    notices: importSentences.write(noticesOf(loaded.value, claims, counts, tally)),
    choices: importChoices.write({
      ...context.choices,
      found: foundIn(loaded.value, claims, tally),
      freed: claims.handovers.map(withSubstitute),
    }),
    new_categories: importSentences.write([...new Set([...claims.categories.values()].map(pathInWords))]),
    finished_at: Date.now(),
  })
  return 'through'
}
