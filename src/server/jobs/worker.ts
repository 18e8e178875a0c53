import type { Database } from '#server/tables.ts'
import { type LeasedJob, takeAbandoned, takeDue, type Wanted } from './lease.ts'
import { type JobRunners, runJob } from './run-job.ts'

export type { Job, JobHandler } from './run-job.ts'

const IDLE_POLL_MILLISECONDS = 1_000
/** How often a worker looks for the work of processes that died; their leases are far longer. */
const ABANDONED_POLL_MILLISECONDS = 5_000

export interface Worker {
  /** Looks for work at once instead of at the next tick. */
  wake(): void
  /** Runs what is due, now or at a moment that is given, until nothing is left; tests use it instead of waiting. */
  runDue(now?: number): Promise<number>
  /** Waits for what runs, takes nothing new. */
  stop(): Promise<void>
}

export interface WorkerOptions {
  /** Whether the worker looks for work by itself. */
  readonly start: boolean
  /** Jobs at once; four when absent. */
  readonly concurrency?: number
  readonly onError?: (error: unknown, kind: string) => void
}

/**
 * Does the jobs of an installation, together with the workers of its other processes.
 * @param createRunners called once, when work is first looked for: handlers are built from services, and the worker is one
 */
export function createWorker(database: Database, createRunners: () => JobRunners, options: WorkerOptions): Worker {
  const { concurrency = 4, onError = () => {} } = options
  let known: ReturnType<typeof kindsOf> | undefined
  const running = new Set<Promise<void>>()
  const inBackground = new Set<string>()
  let looksForBackground = false
  let longOnes = 0
  let isStopping = false
  let ticking: Promise<void> | null = null
  let again = false
  /** Whether work was left behind that is due, because there were no hands for it. */
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
    const isForAll = looksForBackground
    looksForBackground = false
    isMoreDue = true
    const { long, background } = kinds()
    while (isMoreDue && !isStopping && running.size < concurrency) {
      const now = Date.now()
      const free = concurrency - running.size
      const freeForLong = concurrency - 1 - longOnes
      // Two jobs of one background kind would be taken together by a larger number.
      const most = isForAll ? 1 : Math.min(free, freeForLong > 0 ? freeForLong : free)
      const left = isForAll ? [...inBackground] : background
      const wanted = { now, most, exceptKinds: freeForLong > 0 ? left : [...long, ...left] }
      const rows = await take(wanted)
      // Less than was asked for: nothing else is due, and what comes wakes us.
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
      // A job that is just being taken has to be among those that are waited for.
      await ticking
      await Promise.allSettled(running)
    },
  }
}

/** The kinds of jobs that there are, and which of them take long. */
function kindsOf(runners: JobRunners) {
  const jobs = [...runners.values()].map(({ job }) => job)
  return {
    runners,
    long: jobs.filter(({ pace }) => pace !== 'short').map(({ kind }) => kind),
    background: jobs.filter(({ pace }) => pace === 'background').map(({ kind }) => kind),
  }
}
