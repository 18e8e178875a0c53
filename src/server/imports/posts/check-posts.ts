import { setImmediate } from 'node:timers/promises'
import { inTransaction } from '#server/database/transaction.ts'
import { readItems } from '#server/items/item-store.ts'
import { readPages } from '#server/pages/page-store.ts'
import type { Scope } from '#server/scope.ts'
import { reading } from '#server/stores.ts'
import type { Item } from '#shared/items/schema.ts'
import type { Page } from '#shared/pages/schema.ts'
import { importChoices, importCounts, importSentences } from '../documents.ts'
import { noCounts, noteCheck } from '../import-store.ts'
import { failImport, type ImportServices } from '../load-import.ts'
import type { Progress } from '../progress.ts'
import { countReports } from '../row-store.ts'
import { describeEntryChanges } from './describe-entry-changes.ts'
import { knownEntries } from './known-entries.ts'
import { failureOf, inEntryBatches, type LoadedPosts, loadPosts } from './load-posts.ts'
import { oldPathOf } from './old-paths.ts'
import { type PlannedEntry, planEntry } from './plan-entry.ts'
import { countEntries, newEntryTally, noticesOfPosts } from './post-notices.ts'
import { type EntryReport, writeEntryRows } from './post-rows.ts'
import type { WxrEntry } from './wxr-entry.ts'

const ENTRIES_AT_ONCE = 100
/** The URL of a blog that does not exist yet. */
export const NEW_BLOG = { title: 'Blog', urlId: 'blog' } as const

/** The dry run of a file with posts and pages: as `checkImport`. */
export async function checkPosts(
  services: ImportServices,
  websiteId: string,
  importId: string,
  progress: Progress,
): Promise<'through' | 'stopped'> {
  const loaded = await loadPosts(services, websiteId, importId, 'checking')
  if (!loaded) return 'through'
  const scope = reading(services, { id: websiteId })
  if ('code' in loaded) {
    await failImport(scope, importId, loaded)
    return 'through'
  }
  const { file, record } = loaded
  const { total } = file
  const tally = newEntryTally()
  let counts = noCounts
  let position = 0
  try {
    for await (const entries of inEntryBatches(file, ENTRIES_AT_ONCE)) {
      const plans = await planEntries(scope, loaded, entries)
      const reports = await reportsOf(scope, loaded, plans)
      counts = countReports(counts, reports)
      countEntries(tally, plans, reports)
      const first = position
      position += entries.length
      await inTransaction(services.database, async (database) => {
        await writeEntryRows({ ...scope, database }, importId, first, reports, false)
        await noteCheck({ database, websiteId }, importId, { total, position })
      })
      if (await progress(position, total)) return 'stopped'
      await setImmediate()
    }
  } catch (error) {
    await failImport(scope, importId, failureOf(error))
    return 'through'
  }
  await noteCheck(scope, importId, {
    ...{ state: 'checked', total, position: total, planned: importCounts.write(counts), finished_at: Date.now() },
    notices: importSentences.write(noticesOfPosts(loaded, counts, tally)),
    choices: importChoices.write({
      ...importChoices.read(record.choices),
      found: { unknownPages: [], isFull: false, guessed: null, pictures: tally.hosts() },
    }),
  })
  return 'through'
}

/** Plans some entries with what the site knows of them. */
export async function planEntries(
  scope: Scope,
  { file, record }: Pick<LoadedPosts, 'file' | 'record'>,
  entries: readonly WxrEntry[],
): Promise<PlannedEntry[]> {
  const known = await knownEntries(
    scope,
    record.format,
    entries.map(({ sourceId }) => sourceId),
  )
  const now = Date.now()
  return entries.map((entry) => planEntry(entry, known.get(entry.sourceId) ?? null, file, now))
}

/** The report on planned entries, before they are written. */
export async function reportsOf(
  scope: Scope,
  { blog, website }: Pick<LoadedPosts, 'blog' | 'website'>,
  plans: readonly PlannedEntry[],
): Promise<EntryReport[]> {
  const ids = plans.flatMap(({ action, nounId }) => (action === 'update' && nounId !== null ? [nounId] : []))
  const items: ReadonlyMap<string, Item> = await readItems(scope, ids)
  const pages: ReadonlyMap<string, Page> = await readPages(scope, ids)
  const { locale, timeZone } = website.settings
  return plans.map(({ entry, action, nounId, facts, problems }, index) => {
    const before = action === 'update' && nounId !== null ? (items.get(nounId) ?? pages.get(nounId)) : undefined
    return {
      ...{ entry, action, nounId, problems, title: facts.title || entry.title.slice(0, 200) },
      oldPath: oldPathOf(plans[index]!, blog ?? NEW_BLOG),
      changes: before ? describeEntryChanges(before, facts, { locale, timeZone }) : [],
    }
  })
}
