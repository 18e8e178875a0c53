import { engineOf } from '#server/database/engine.ts'
import type { Database } from '#server/tables.ts'
import { type LeasedJob, takeAbandoned, takeDue, type Wanted } from './lease.ts'
import { type JobRunners, runJob } from './run-job.ts'

export type { Job, JobHandler } from './run-job.ts'

/**
 * Parallel jobs. On SQLite, jobs mostly wait for the disk, which they share: with four, a quarter fewer subscriptions are
 * renewed. On PostgreSQL each job has one of ten connections.
 */
const CONCURRENCY = { sqlite: 12, postgres: 4 }
/** So many of them may be long: these use the processor or other servers for minutes. */
const LONG_CONCURRENCY = 3
const IDLE_POLL_MILLISECONDS = 1_000
/** How often a worker looks for jobs of dead processes; their leases are far longer. */
const ABANDONED_POLL_MILLISECONDS = 5_000

export interface Worker {
  /** Looks for jobs at once instead of at the next tick. */
  wake(): void
  /** Runs due jobs, now or at a given time, until none is left; tests use it instead of waiting. */
  runDue(now?: number): Promise<number>
  /** Waits for running jobs, and starts no new ones. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** Whether the worker looks for jobs automatically. */
  readonly start: boolean
  /** Parallel jobs, instead of the usual number. */
  readonly concurrency?: number
  readonly onError?: (error: unknown, kind: string) => void
}

/**
 * Runs the jobs of an installation, together with the workers of its other processes.
 * @param createRunners called once, when the first jobs are fetched: handlers depend on services, and the worker is one
 * of them
 */
export function createWorker(database: Database, createRunners: () => JobRunners, options: WorkerOptions): Worker {
  const { concurrency = CONCURRENCY[engineOf(database)], onError = () => {} } = options
  let known: ReturnType<typeof kindsOf> | undefined
  const running = new Set<Promise<void>>()
  const inBackground = new Set<string>()
  let looksForBackground = false
  let longOnes = 0
  let isStopping = false
  let ticking: Promise<void> | null = null
  let again = false
  /** Whether due jobs were left in the queue, because all slots were taken. */
  let isMoreDue = false
  let lookedForAbandoned = 0

  const kinds = () => {
    known ??= kindsOf(createRunners())
    return known
  }
  const run = (row: LeasedJob) => runJob(database, kinds().runners, row, { stopping: () => isStopping, onError })

  async function runDue(now?: number): Promise<number> {
    for (let count = 0; ; count += 1) {
      const wanted = { now: now ?? Date.now(), most: 1 }
      const [row = (await takeDue(database, wanted))[0]] = await takeAbandoned(database, wanted)
      if (!row) return count
      await run(row)
    }
  }

  async function tick(): Promise<void> {
    isMoreDue = true
    const { long, background } = kinds()
    while (isMoreDue && !isStopping && running.size < concurrency) {
      // Only once: while it is for all kinds, each job would be leased alone, and wait for the disk alone.
      const isForAll = looksForBackground
      looksForBackground = false
      const now = Date.now()
      const free = concurrency - running.size
      const freeForLong = Math.min(LONG_CONCURRENCY, concurrency - 1) - longOnes
      // A larger number would lease two jobs of one background kind together.
      const most = isForAll ? 1 : Math.min(free, freeForLong > 0 ? freeForLong : free)
      const left = isForAll ? [...inBackground] : background
      const wanted = { now, most, exceptKinds: freeForLong > 0 ? left : [...long, ...left] }
      const rows = await take(wanted)
      // Fewer than requested: nothing else is due, and new jobs wake the worker.
      isMoreDue = rows.length === wanted.most || freeForLong <= 0
      for (const row of rows) begin(row)
      if (rows.length === 0) return
    }
  }

  async function take(wanted: Wanted): Promise<LeasedJob[]> {
    if (wanted.now - lookedForAbandoned < ABANDONED_POLL_MILLISECONDS) return takeDue(database, wanted)
    lookedForAbandoned = wanted.now
    const abandoned = await takeAbandoned(database, wanted)
    const most = wanted.most - abandoned.length
    return most > 0 ? [...abandoned, ...(await takeDue(database, { ...wanted, most }))] : abandoned
  }

  function begin(row: LeasedJob): void {
    const isLong = kinds().long.includes(row.kind)
    const isBackground = kinds().background.includes(row.kind)
    if (isLong) longOnes += 1
    if (isBackground) inBackground.add(row.kind)
    const work = run(row)
      .catch((error) => onError(error, row.kind))
      .finally(() => {
        running.delete(work)
        if (isLong) longOnes -= 1
        if (isBackground) inBackground.delete(row.kind)
        if (isBackground) wakeForAll()
        else if (isMoreDue) wake()
      })
    running.add(work)
  }

  function wake(): void {
    if (isStopping || !options.start) return
    if (ticking) {
      again = true
      return
    }
    ticking = tick()
      .catch((error) => onError(error, 'worker'))
      .finally(() => {
        ticking = null
        if (!again) return
        again = false
        wake()
      })
  }

  function wakeForAll(): void {
    looksForBackground = true
    wake()
  }

  const timer = options.start ? setInterval(wakeForAll, IDLE_POLL_MILLISECONDS).unref() : undefined

  return {
    wake,
    runDue,
    async stop() {
      isStopping = true
      clearInterval(timer)
      // A job that is just being leased must be among those that are waited for.
      await ticking
      await Promise.allSettled(running)
    },
  }
}

/** All kinds of jobs, and which of them take long. */
function kindsOf(runners: JobRunners) {
  const jobs = [...runners.values()].map(({ job }) => job)
  return {
    runners,
    long: jobs.filter(({ pace }) => pace !== 'short').map(({ kind }) => kind),
    background: jobs.filter(({ pace }) => pace === 'background').map(({ kind }) => kind),
  }
}
