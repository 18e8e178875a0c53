import { sql } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readLogged } from './define-log.ts'
import { findBatch } from './find-batch.ts'
import { newBatchId } from './record-change.ts'
import type { Undoers, Undoing, UndoRefusal } from './undoer.ts'

/** Changes that are undone in one step: with SQLite, buyers wait no longer than that. */
const CHANGES_AT_ONCE = 100

/** The nouns of an action; empty when there is no such action. */
export async function nounsOf({ database, websiteId }: Scope, batchId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('changes')
    .select('noun')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
    .execute()
  return rows.map((row) => row.noun)
}

type NotUndoable = 'change-not-found' | 'change-final' | 'change-running'

/** Why an action cannot be undone, checked in advance; null when it can be tried. */
export async function refuseUndo(
  scope: Scope,
  undoers: Undoers,
  batchId: string,
): Promise<Extract<Result<never, NotUndoable>, { ok: false }> | null> {
  const nouns = await nounsOf(scope, batchId)
  const batch = await findBatch(scope, batchId)
  if (!batch || nouns.length === 0) return fail('change-not-found')
  if (batch.why_final) return fail('change-final', { why: batch.why_final })
  if (!nouns.every((noun) => Object.hasOwn(undoers, noun))) return fail('change-final')
  const undoing = await scope.database
    .selectFrom('change_batches')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('undoing_id', '=', batchId)
    .executeTakeFirst()
  // An undoing that is still running cannot be undone.
  return undoing ? fail('change-running') : null
}

/**
 * Restores the state before one action, completely or not at all. The undoing is logged as an action, so that it can be
 * undone too. @returns the undoing's batch
 */
export async function undoBatch(
  scope: ChangeScope,
  { undoers, cleanUp }: Undoing,
  batchId: string,
): Promise<Result<string, NotUndoable | UndoRefusal | 'change-undone'>> {
  const refusal = await refuseUndo(scope, undoers, batchId)
  if (refusal) return refusal
  for (;;) {
    const step = await undoStep(scope, undoers, batchId)
    if (!step.ok) return step
    if (!step.value.isThrough) continue
    while (await cleanUp(scope, batchId));
    return succeed(step.value.undoingId)
  }
}

export interface UndoStep {
  /** The batch in which the undoing is logged. */
  readonly undoingId: string
  /** The number of changes that this step undid. */
  readonly undone: number
  readonly isThrough: boolean
}

/**
 * Undoes the next changes of an action, newest first, and stores the position in the caller's transaction: any later
 * step continues there. A refused step changes nothing.
 */
export async function undoStep(
  scope: ChangeScope,
  undoers: Undoers,
  batchId: string,
  { keepsChanged = false }: { readonly keepsChanged?: boolean } = {},
): Promise<Result<UndoStep, UndoRefusal | 'change-undone'>> {
  const begun = await begin(scope, batchId)
  if (!begun) return fail('change-undone')
  const undoingId = begun.undoing_id!
  const run = await nextRun(scope, batchId, begun.undone_down_to)
  if (!run) {
    await setBatch(scope, batchId, { undone_at: Date.now(), undoing_id: null })
    await nameUndoing(scope, undoingId, batchId)
    return succeed({ undoingId, undone: 0, isThrough: true })
  }
  const undoer = undoers[run.noun]!
  const changes = run.rows.map((row) => readLogged(undoer.log, row))
  const undone = await undoer.undo(scope, changes, {
    batchId: undoingId,
    // Products together with other nouns: see `record-change.ts`.
    keepsPlaces: begun.noun === '',
    keepsChanged,
  })
  if (!undone.ok) return undone
  await setBatch(scope, batchId, { undone_down_to: run.downTo })
  if (begun.noun === '') await leaveUnnamed(scope, undoingId)
  return succeed({ undoingId, undone: changes.length, isThrough: false })
}

/** Sets the title of the undoing from what it undid. */
async function nameUndoing({ database, websiteId }: ChangeScope, undoingId: string, batchId: string): Promise<void> {
  await database
    .updateTable('change_batches')
    .set({ undoes_id: batchId })
    .where('website_id', '=', websiteId)
    .where('id', '=', undoingId)
    .execute()
}

/** The undoing of an action without a common noun has none either, so that everything in it is counted. */
async function leaveUnnamed({ database, websiteId }: ChangeScope, undoingId: string): Promise<void> {
  await database
    .updateTable('change_batches')
    .set({ noun: '' })
    .where('website_id', '=', websiteId)
    .where('id', '=', undoingId)
    .where('noun', 'not in', ['', 'redirect'])
    .execute()
}

/** Marks an action as being undone. @returns the batch in which its undoing is logged */
export async function beginUndoing(scope: ChangeScope, batchId: string): Promise<Result<string, 'change-undone'>> {
  const begun = await begin(scope, batchId)
  return begun ? succeed(begun.undoing_id!) : fail('change-undone')
}

const begin = (scope: ChangeScope, batchId: string) =>
  setBatch(scope, batchId, { undoing_id: sql<string>`coalesce(undoing_id, ${newBatchId()})` })

/** Stops an undoing at its position: what is undone stays so, and another undoing can continue from there. */
export async function leaveUndoing(scope: ChangeScope, batchId: string): Promise<void> {
  await setBatch(scope, batchId, { undoing_id: null })
}

/** Changes an action that was not undone, and locks it until the commit; nothing when it was undone before. */
function setBatch(
  { database, websiteId }: ChangeScope,
  batchId: string,
  changes: {
    undone_at?: number
    undone_down_to?: string
    undoing_id?: ReturnType<typeof sql<string>> | null
  },
) {
  return database
    .updateTable('change_batches')
    .set(changes)
    .where('website_id', '=', websiteId)
    .where('id', '=', batchId)
    .where('undone_at', 'is', null)
    .returning(['undoing_id', 'undone_down_to', 'noun'])
    .executeTakeFirst()
}

/** The newest remaining changes of one noun, without repeated things. */
async function nextRun(
  scope: Scope,
  batchId: string,
  before: string | null,
): Promise<{ noun: string; rows: ChangeRow[]; downTo: string } | null> {
  const rows = await readChanges(scope, batchId, before)
  if (rows.length === 0) return null
  const { noun } = rows[0]!
  const seen = new Set<string>()
  const end = rows.findIndex((row) => row.noun !== noun || seen.size === seen.add(row.noun_id).size)
  const run = end === -1 ? rows : rows.slice(0, end)
  return { noun, rows: run, downTo: run.at(-1)!.id }
}

/** Goes through the changes of an action that are not undone yet, newest first, in parts. */
export async function* changesLeft(scope: Scope, batchId: string): AsyncGenerator<ChangeRow[]> {
  const batch = await findBatch(scope, batchId)
  let before = batch?.undone_down_to ?? null
  for (;;) {
    const rows = await readChanges(scope, batchId, before)
    if (rows.length === 0) return
    yield rows
    before = rows.at(-1)!.id
  }
}

function readChanges({ database, websiteId }: Scope, batchId: string, before: string | null) {
  return database
    .selectFrom('changes')
    .select(['id', 'noun', 'noun_id', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
    .$if(before !== null, (some) => some.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(CHANGES_AT_ONCE)
    .execute()
}

type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number]
