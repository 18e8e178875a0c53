import type { Selectable, Updateable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { hasPosts } from '#shared/imports/formats.ts'
import type { Import, ImportCounts, ImportState } from '#shared/imports/schema.ts'
import { importChoices, importCounts, importSentences, makesPages } from './documents.ts'
import type { ImportTables } from './tables.ts'

export type ImportRecord = Selectable<ImportTables['imports']>

const SHOWN = 50

export const noCounts: ImportCounts = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0, warnings: 0 }

/** The kind of shop of a format; ids of products are remembered for each kind. */
export const sourceOf = (format: string): string => format.split('-')[0]!

/** One stored import; null when the website has none with that id. */
export async function findImport({ database, websiteId }: Scope, importId: string): Promise<ImportRecord | null> {
  const row = await database
    .selectFrom('imports')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .executeTakeFirst()
  return row ?? null
}

/** Records how far the dry run of an import is, and its result, unless it was stopped meanwhile. */
export async function noteCheck(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  importId: string,
  facts: Updateable<ImportTables['imports']>,
): Promise<void> {
  await database
    .updateTable('imports')
    .set(facts)
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .where('state', '=', 'checking')
    .execute()
}

/** Whether an import's file has posts and pages instead of products. */
export async function isOfPosts(scope: Scope, importId: string): Promise<boolean> {
  const record = await findImport(scope, importId)
  return record !== null && hasPosts(record.format)
}

/** One import as the studio shows it, or null. */
export async function readImport(scope: Scope, importId: string): Promise<Import | null> {
  return (await describe(scope, importId))[0] ?? null
}

/** The last imports, newest first. */
export function listImports(scope: Scope): Promise<Import[]> {
  return describe(scope, null)
}

async function describe(scope: Scope, importId: string | null): Promise<Import[]> {
  const rows = await scope.database
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.user_id')
    .leftJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'imports.website_id')
        .onRef('collections.id', '=', 'imports.collection_id'),
    )
    .leftJoin('item_collections', (join) =>
      join
        .onRef('item_collections.website_id', '=', 'imports.website_id')
        .onRef('item_collections.id', '=', 'imports.collection_id'),
    )
    .leftJoin('change_batches', (join) =>
      join
        .onRef('change_batches.website_id', '=', 'imports.website_id')
        .onRef('change_batches.id', '=', 'imports.batch_id'),
    )
    .selectAll('imports')
    .select(['users.name as by', 'collections.title as collection_title', 'item_collections.title as blog_title'])
    .select(['change_batches.id as logged_id', 'change_batches.undone_at'])
    .where('imports.website_id', '=', scope.websiteId)
    .$if(importId !== null, (one) => one.where('imports.id', '=', importId!))
    .orderBy('imports.id', 'desc')
    .limit(SHOWN)
    .execute()
  const pictures = await countPictures(
    scope,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    // An import can also be undone in the change log.
    const isUndone = row.undone_at !== null
    const state: ImportState = isUndone && row.state === 'done' ? 'undone' : row.state
    const planned = importCounts.read(row.planned)
    const choices = importChoices.read(row.choices)
    return {
      id: row.id,
      filename: row.filename,
      format: row.format,
      state,
      createdAt: row.created_at,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      by: row.by ?? '',
      collectionId: row.collection_id,
      collectionTitle: row.collection_title ?? row.blog_title ?? '',
      units: row.units,
      total: row.total,
      position: row.position,
      planned,
      outcome: row.outcome === null ? null : importCounts.read(row.outcome),
      pictures: pictures.get(row.id) ?? { waiting: 0, done: 0, failed: 0 },
      notices: importSentences.read(row.notices),
      newCategories: importSentences.read(row.new_categories),
      decisions: {
        unknownPages: choices.found?.unknownPages ?? [],
        makesPages: makesPages(choices, row.format),
        isFull: choices.found?.isFull === true,
        raisesLimit: choices.raisesLimit === true,
        encoding: choices.encoding ?? choices.found?.guessed ?? null,
      },
      pictureSources: choices.found?.pictures ?? [],
      canStart: state === 'checked' && planned.create + planned.update + planned.unchanged > 0,
      canUndo: state === 'done' && row.logged_id !== null && !isUndone,
      failure: row.failure,
    }
  })
}

async function countPictures(
  { database, websiteId }: Scope,
  importIds: readonly string[],
): Promise<Map<string, Import['pictures']>> {
  const counts = new Map<string, Import['pictures']>()
  if (importIds.length === 0) return counts
  const rows = await database
    .selectFrom('import_pictures')
    .select((count) => ['import_id', 'state', count.fn.countAll<number>().as('count')])
    .where('website_id', '=', websiteId)
    .where('import_id', 'in', importIds)
    .where('state', '<>', 'replaced')
    .groupBy(['import_id', 'state'])
    .execute()
  for (const row of rows) {
    const known = counts.get(row.import_id) ?? { waiting: 0, done: 0, failed: 0 }
    counts.set(row.import_id, { ...known, [row.state]: Number(row.count) })
  }
  return counts
}
