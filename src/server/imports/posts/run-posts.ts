import { setImmediate } from 'node:timers/promises'
import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import { createItemCollection } from '#server/pages/items/save-item-collection.ts'
import { importRedirects, roomForRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { changing, reading } from '#server/stores.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import type { Move } from '#shared/redirects/rules.ts'
import { failImport, type ImportServices } from '../load-import.ts'
import { findPictures, type NewPicture, notePictures } from '../picture-store.ts'
import type { Progress } from '../progress.ts'
import { NEW_BLOG, planEntries, reportsOf } from './check-posts.ts'
import { rememberEntry } from './known-entries.ts'
import { failureOf, inEntryBatches, loadPosts } from './load-posts.ts'
import { oldListsOf } from './old-paths.ts'
import type { PlannedEntry } from './plan-entry.ts'
import { type EntryReport, writeEntryRows } from './post-rows.ts'
import { claimEntries, countEntries, finishPosts, nameBatch } from './posts-progress.ts'
import { type SavingContext, saveEntry } from './save-entry.ts'
import type { WxrEntry } from './wxr-entry.ts'

/** Saved in one transaction: with SQLite, visitors wait that long. */
const ENTRIES_AT_ONCE = 10

/** Imports the posts and pages of a file, some in each transaction: as `runImport`. */
export async function runPosts(
  services: ImportServices,
  websiteId: string,
  importId: string,
  progress: Progress,
): Promise<'through' | 'stopped'> {
  const loaded = await loadPosts(services, websiteId, importId, 'running')
  if (!loaded) return 'through'
  const scope = reading(services, { id: websiteId })
  if ('code' in loaded) {
    await failImport(scope, importId, loaded)
    return 'through'
  }
  const { record, file, website } = loaded
  const staff = record.user_id === null ? null : { userId: record.user_id }
  const batchId = record.batch_id!
  const total = record.total
  let { blog } = loaded
  let room = await roomForRedirects(scope)
  let { position } = record
  try {
    for await (const entries of inEntryBatches(file, ENTRIES_AT_ONCE, position)) {
      const done = await changing(services, { id: websiteId }, staff, (change) => importStep(change, entries))
      // Another worker has taken over, because this one seemed dead.
      if (!done) return 'through'
      blog = done.blog
      room -= done.redirects
      position += entries.length
      if ((await progress(position, total)) && position < total) return 'stopped'
      await setImmediate()
    }
  } catch (error) {
    // What is imported stays, and can be undone.
    const sentence = sentenceOf(failureOf(error))
    await finish(sentence)
    return 'through'
  }
  await finish(null)
  return 'through'

  async function importStep(
    change: ChangeScope,
    entries: readonly WxrEntry[],
  ): Promise<{ blog: ItemCollection | null; redirects: number } | null> {
    if (!(await claimEntries(change, importId, { position, count: entries.length }))) return null
    const plans = await planEntries(change, { file, record }, entries)
    const needsBlog = plans.some(({ entry, action }) => entry.kind === 'post' && action === 'create')
    const here = blog ?? (needsBlog ? await makeBlog(change) : null)
    const reports = await reportsOf(change, { blog: here, website }, plans)
    const written = await saveAll(change, here, plans, reports)
    await writeEntryRows(change, importId, position, written.reports, true)
    await countEntries(change, importId, written.reports)
    const redirects = await importRedirects(change, written.moves, batchId, room)
    await notePictures(change, importId, written.pictures)
    await nameBatch(change, batchId)
    return { blog: here, redirects }
  }

  async function saveAll(
    change: ChangeScope,
    here: ItemCollection | null,
    plans: readonly PlannedEntry[],
    planned: readonly EntryReport[],
  ): Promise<{ reports: EntryReport[]; moves: Move[]; pictures: NewPicture[] }> {
    const context: SavingContext = { batchId, blog: here, picture: await knownPictures(change, plans) }
    const [reports, moves, pictures]: [EntryReport[], Move[], NewPicture[]] = [[], [], []]
    await change.raiseVersion()
    for (const [index, plan] of plans.entries()) {
      const report = planned[index]!
      if (plan.action !== 'create' && plan.action !== 'update') {
        reports.push(report)
        continue
      }
      const saved = await saveEntry(change, plan, context)
      const { sourceId, fingerprint } = plan.entry
      const before = await rememberEntry(change, record.format, sourceId, { nounId: saved.nounId, fingerprint })
      reports.push({ ...report, nounId: saved.nounId, before })
      if (report.oldPath !== '') moves.push({ from: report.oldPath, to: saved.path })
      if (here) moves.push(...oldListsOf(plan, here, record.format === 'wordpress'))
      pictures.push(...saved.pictures)
    }
    return { reports, moves, pictures }
  }

  async function makeBlog(change: ChangeScope): Promise<ItemCollection> {
    const wanted = { kind: 'blog' as const, title: NEW_BLOG.title, urlId: '', isInNavigation: false }
    const made = await createItemCollection(change, wanted, batchId)
    if (!made.ok) throw new Error(sentenceOf(made.failure))
    await nameBatch(change, batchId)
    await change.database
      .updateTable('imports')
      .set({ collection_id: made.value.id })
      .where('website_id', '=', websiteId)
      .where('id', '=', importId)
      .execute()
    return made.value
  }

  function finish(failure: string | null): Promise<void> {
    return changing(services, { id: websiteId }, staff, (change) => finishPosts(change, record, failure))
  }
}

/** The website's pictures for those that some entries show. */
async function knownPictures(change: ChangeScope, plans: readonly PlannedEntry[]): Promise<SavingContext['picture']> {
  const urls = plans.flatMap(({ text, picture }) => [
    ...(picture ? [picture.url] : []),
    ...(text?.parts ?? []).flatMap((part) =>
      part.kind === 'image' ? [part.image.url] : part.kind === 'gallery' ? part.images.map(({ url }) => url) : [],
    ),
  ])
  const known = await findPictures(change, [...new Set(urls)])
  const assets = await readPictureAssets(change, [...new Set(known.values())])
  return ({ url, altText }) => {
    const asset = assets.get(known.get(url) ?? '')
    return asset ? toPicture(asset, { altText, focalPoint: { x: 0.5, y: 0.5 } }) : null
  }
}
