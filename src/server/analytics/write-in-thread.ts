import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseAway } from '#server/database/database-away.ts'
import { lendTurn } from '#server/database/open-sqlite.ts'
import { programBeside } from '#server/program-beside.ts'
import { type BatchWriter, WriterEnded } from './batch-writer.ts'
import type { AnalyticsAccess, AnalyticsEnv } from './open-analytics.ts'
import type { Batch } from './write-batch.ts'

/** Most of its objects are needed for a batch only. */
const YOUNG_MEGABYTES = 4

export type WritingOrder = Batch | 'close'

/** An error of the thread: its class is lost on the way. */
interface WritingError {
  readonly message: string
  readonly stack: string | undefined
  readonly code: string
  /** Whether the database is away, so that the batch may be written later. */
  readonly isAway: boolean
}

/** The answer to a batch; without an error it is stored. */
export interface WritingAnswer {
  readonly error?: WritingError
}

/**
 * Writes batches in a thread with a connection of its own, so that the shop does not wait for sums. The thread begins with
 * the first batch. When it ends by itself, the next batch begins another.
 * @param onEnd called when it has ended by itself between two batches; during one, `write` throws
 */
export function createThreadWriter(
  access: Pick<AnalyticsAccess, 'open'>,
  { DATA_DIR, DATABASE_URL, ANALYTICS_DATABASE_URL }: AnalyticsEnv,
  onEnd: (error: Error) => void,
): BatchWriter {
  let thread: Worker | null = null
  /** Of the batch that is being written. */
  let waiting: PromiseWithResolvers<void> | null = null

  function start(): Worker {
    const started = new Worker(programBeside(import.meta.dirname, 'writing-thread'), {
      workerData: { DATA_DIR, DATABASE_URL, ANALYTICS_DATABASE_URL } satisfies AnalyticsEnv,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    let cause: unknown
    started.on('error', (error) => {
      cause = error
    })
    started.on('exit', () => {
      if (thread !== started) return
      thread = null
      const ended = new WriterEnded('The thread that writes what visitors do has ended.', { cause })
      if (waiting) waiting.reject(ended)
      else onEnd(ended)
    })
    started.on('message', ({ error }: WritingAnswer) => {
      if (error) waiting?.reject(error.isAway ? new DatabaseAway(error) : Object.assign(new Error(), error))
      else waiting?.resolve()
    })
    return started
  }

  return {
    async write(batch) {
      const database = await access.open()
      await lendTurn(database, async () => {
        thread ??= start()
        waiting = Promise.withResolvers()
        // The process does not end before an answer; between batches the thread does not keep it running.
        thread.ref()
        thread.postMessage(batch satisfies WritingOrder)
        try {
          await waiting.promise
        } finally {
          waiting = null
          thread?.unref()
        }
      })
    },
    async close() {
      const ending = thread
      thread = null
      if (!ending) return
      const ended = once(ending, 'exit')
      ending.ref()
      ending.postMessage('close' satisfies WritingOrder)
      await ended
    },
  }
}
