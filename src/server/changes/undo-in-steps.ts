import { setImmediate } from 'node:timers/promises'
import { isAwaited } from '#server/database/open-sqlite.ts'
import type { Staff } from '#server/http/serve.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type ChangeLog, readLogged } from './define-log.ts'
import { findBatch } from './find-batch.ts'
import { undoBatchJob } from './jobs.ts'
import { laterChange } from './later-change.ts'
import { changesLeft, leaveUndoing, refuseUndo, undoStep } from './undo-batch.ts'
import type { Undoers } from './undoer.ts'

/** Steps in one transaction, as long as nobody else waits to write. */
const STEPS_PER_COMMIT = 5

type UndoServices = Pick<Services, 'database' | 'websites' | 'worker' | 'undoing'>

/** Hears how far it is, in changes of all; true makes it stop at this safe point. */
export type UndoProgress = (undone: number, total: number) => Promise<boolean>

/**
 * Takes an action back in steps, some in each transaction, so that no one who buys meanwhile waits for long. What
 * is taken back stands in the steps' transaction: after a kill the next worker goes on there, and no change is taken back
 * twice. Before the first step everything is looked at: where a thing was changed again since, nothing is taken back.
 * Only what changes meanwhile can stop it half way; the rest can be taken back later.
 */
export async function undoInSteps(
  services: UndoServices,
  websiteId: string,
  staff: Pick<Staff, 'userId'> | null,
  batchId: string,
  progress: UndoProgress,
  keepsChanged = false,
): Promise<Result<'through' | 'stopped'>> {
  const { undoers, cleanUp } = services.undoing
  const scope = reading(services, { id: websiteId })
  const batch = await findBatch(scope, batchId)
  if (batch?.undone_at != null) return through()
  const refusal =
    (await refuseUndo(scope, undoers, batchId)) ?? (keepsChanged ? null : await refuseChanged(scope, undoers, batchId))
  if (refusal) return leave(refusal)
  // What comes along with other changes is not in the action's size.
  const { all: size, left: first } = await countChanges(scope, batchId)
  let left = first
  let atMost = STEPS_PER_COMMIT
  for (;;) {
    const steps = await changing(services, { id: websiteId }, staff, (change) => undoSteps(change, atMost))
    // Someone else has come to the end of it meanwhile.
    if (!steps.ok && steps.failure.code === 'change-undone') return through()
    if (!steps.ok && atMost === 1) return leave(steps)
    // A refused step takes those before it with it: they are made one by one.
    atMost = steps.ok ? atMost : 1
    if (!steps.ok) continue
    if (steps.value.isThrough) return through()
    left -= steps.value.undone
    if (await progress(size - left, size)) return succeed('stopped')
    // The embedded database never pauses by itself: visitors come first now.
    await setImmediate()
  }

  /** Takes steps in one transaction, at least one, until others wait to write: each commit waits for the disk. */
  async function undoSteps(change: ChangeScope, atMost: number): Promise<ReturnType<typeof undoStep>> {
    let undone = 0
    for (let count = 1; ; count += 1) {
      const step = await undoStep(change, undoers, batchId, { keepsChanged })
      if (!step.ok) return step
      undone += step.value.undone
      if (step.value.isThrough || count >= atMost || isAwaited(services.database)) {
        return succeed({ ...step.value, undone })
      }
      await setImmediate()
    }
  }

  async function through(): Promise<Result<'through'>> {
    const clean = () => changing(services, { id: websiteId }, staff, (change) => cleanUp(change, batchId))
    while (await clean()) await setImmediate()
    return succeed('through')
  }

  async function leave(failed: Extract<Result<never>, { ok: false }>): Promise<Result<never>> {
    await changing(services, { id: websiteId }, staff, (change) => leaveUndoing(change, batchId))
    return failed
  }
}

/** What refuses an undoing because things that it is about were changed again since; null when all are as they were left. */
export async function refuseChanged(scope: Scope, undoers: Undoers, batchId: string) {
  const seen = new Set<string>()
  const changed = new Map<ChangeLog, string[]>()
  for await (const some of changesLeft(scope, batchId)) {
    for (const [noun, rows] of Map.groupBy(some, (row) => row.noun)) {
      const undoer = undoers[noun]
      if (!undoer?.changedSince) continue
      // Of a thing that the action changed twice, only the last change tells how it left it.
      const newest = rows.filter((row) => seen.size < seen.add(row.noun_id).size)
      const ids = await undoer.changedSince(
        scope,
        newest.map((row) => readLogged(undoer.log, row)),
      )
      if (ids.length === 0) continue
      const others = changed.get(undoer.log)
      if (others) others.push(...ids)
      else changed.set(undoer.log, ids)
    }
    await setImmediate()
  }
  const [first] = changed
  if (!first) return null
  const count = [...changed.values()].flat().length
  return fail('change-superseded', {
    ...(await laterChange(scope, first[0], batchId, first[1])),
    count,
    others: seen.size - count,
  })
}

/** The job for actions from the list of changes; an import that is taken back from its own page has one of its own. */
export function undoBatchHandler(services: UndoServices): JobHandler<typeof undoBatchJob> {
  return async (job) => {
    const { batchId, userId } = job.payload
    const staff = userId === null ? null : { userId }
    const end = await undoInSteps(services, job.websiteId, staff, batchId, async (position, total) => {
      await job.report({ position, total })
      return job.stopping()
    }).catch(async (error: unknown) => {
      // Should this have been the last try, the rest can be taken back by hand.
      await changing(services, { id: job.websiteId }, null, (scope) => leaveUndoing(scope, batchId))
      throw error
    })
    if (end.ok && end.value === 'stopped')
      await changing(services, { id: job.websiteId }, null, (scope) => scope.enqueue(undoBatchJob, job.payload))
  }
}

/** How many changes an action has, and how many of them are not taken back yet. */
async function countChanges({ database, websiteId }: Scope, batchId: string): Promise<{ all: number; left: number }> {
  const count = (before: string | null) =>
    database
      .selectFrom('changes')
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .where('website_id', '=', websiteId)
      .where('batch_id', '=', batchId)
      .$if(before !== null, (some) => some.where('id', '<', before!))
      .executeTakeFirstOrThrow()
  const downTo = (await findBatch({ database, websiteId, userId: null }, batchId))?.undone_down_to ?? null
  const { count: all } = await count(null)
  const { count: left } = await count(downTo)
  return { all: Number(all), left: Number(left) }
}
