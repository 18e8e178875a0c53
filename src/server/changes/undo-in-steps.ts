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

/** Steps in one transaction while nothing else waits to write. */
const STEPS_PER_COMMIT = 10

type UndoServices = Pick<Services, 'database' | 'websites' | 'worker' | 'undoing'>

/** Called with the progress in changes; returning true stops at this safe point. */
export type UndoProgress = (undone: number, total: number) => Promise<boolean>

/**
 * Undoes an action in steps, some in each transaction, so that buyers never wait long. The position is stored in the
 * steps' transaction: after a crash the next worker continues there, and no change is undone twice. Everything is
 * checked first: if a thing was changed later, nothing is undone. Only changes made meanwhile can stop it half way; the
 * rest can be undone later.
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
    (await refuseUndo(scope, undoers, batchId)) ??
    (keepsChanged ? null : await refuseChangedByOthers(scope, undoers, batchId))
  if (refusal) return leave(refusal)
  // Changes that come along with others do not count in the action's size.
  const { all: size, left: first } = await countChanges(scope, batchId)
  let left = first
  let atMost = STEPS_PER_COMMIT
  for (;;) {
    const steps = await changing(services, { id: websiteId }, staff, (change) => undoSteps(change, atMost))
    // Another process has finished it meanwhile.
    if (!steps.ok && steps.failure.code === 'change-undone') return through()
    if (!steps.ok && atMost === 1) return leave(steps)
    // A refused step also rolls back those before it in the transaction: they are repeated one by one.
    atMost = steps.ok ? atMost : 1
    if (!steps.ok) continue
    if (steps.value.isThrough) return through()
    left -= steps.value.undone
    if (await progress(size - left, size)) return succeed('stopped')
    // SQLite never pauses by itself: visitors are served now.
    await setImmediate()
  }

  /** Runs steps in one transaction, at least one, until others wait to write: each commit waits for the disk. */
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

/**
 * `refuseChanged` while another process may be undoing the same: what that one has undone looks like a later change, so
 * whenever it went on meanwhile, all is checked again.
 */
async function refuseChangedByOthers(scope: Scope, undoers: Undoers, batchId: string) {
  const position = async () => (await findBatch(scope, batchId))?.undone_down_to
  for (let before = await position(); ; ) {
    const refusal = await refuseChanged(scope, undoers, batchId)
    const after = refusal ? await position() : before
    if (after === before) return refusal
    before = after
  }
}

/** Refuses an undoing when its things were changed later; null when all are unchanged. */
export async function refuseChanged(scope: Scope, undoers: Undoers, batchId: string) {
  const seen = new Set<string>()
  const changed = new Map<ChangeLog, string[]>()
  for await (const some of changesLeft(scope, batchId)) {
    for (const [noun, rows] of Map.groupBy(some, (row) => row.noun)) {
      const undoer = undoers[noun]
      if (!undoer?.changedSince) continue
      // Of a thing that the action changed twice, only the last change contains its final state.
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

/** The job for actions in the change log; undoing an import from its own page has another job. */
export function undoBatchHandler(services: UndoServices): JobHandler<typeof undoBatchJob> {
  return async (job) => {
    const { batchId, userId } = job.payload
    const staff = userId === null ? null : { userId }
    const end = await undoInSteps(services, job.websiteId, staff, batchId, async () => {
      await job.renew()
      return job.stopping()
    }).catch(async (error: unknown) => {
      // If this was the last attempt, the owner can undo the rest.
      await changing(services, { id: job.websiteId }, null, (scope) => leaveUndoing(scope, batchId))
      throw error
    })
    if (end.ok && end.value === 'stopped')
      await changing(services, { id: job.websiteId }, null, (scope) => scope.enqueue(undoBatchJob, job.payload))
  }
}

/** The number of changes of an action, and of those that are not undone yet. */
async function countChanges(scope: Scope, batchId: string): Promise<{ all: number; left: number }> {
  const { database, websiteId } = scope
  const count = (before: string | null) =>
    database
      .selectFrom('changes')
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .where('website_id', '=', websiteId)
      .where('batch_id', '=', batchId)
      .$if(before !== null, (some) => some.where('id', '<', before!))
      .executeTakeFirstOrThrow()
  const downTo = (await findBatch(scope, batchId))?.undone_down_to ?? null
  const { count: all } = await count(null)
  const { count: left } = await count(downTo)
  return { all: Number(all), left: Number(left) }
}
