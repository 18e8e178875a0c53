import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { programBeside } from '#server/program-beside.ts'
import { PAGES_BETWEEN_CHECKPOINTS, type SqliteConnection } from './sqlite-connection.ts'

/** To ask SQLite for the length of its log takes a twentieth of a small commit. */
const MILLISECONDS_BETWEEN_LOOKS = 100
/** Its program makes few objects. */
const YOUNG_MEGABYTES = 1

export type CheckpointOrder = 'copy' | 'close'

/** The answer to `copy`. */
export interface CheckpointAnswer {
  readonly error?: string
}

/** Copies SQLite's log to the database, beside the work of the connection that writes. */
export interface Checkpoints {
  /** To be called after each commit. */
  committed(): void
  /** Ends the copying. Resolved when the thread has closed its connection; later commits begin no other. */
  close(): Promise<void>
}

/**
 * Copies the log in a thread: within a commit of this one, nothing could be answered for 20 milliseconds.
 *
 * Most of the log is copied while transactions go on writing to it. What came meanwhile is copied while they wait for
 * their turn: only when all is copied, SQLite writes the log from its start again. If copying fails, the log grows, and
 * the connection itself copies it at twice this length (`sqlite-connection.ts`).
 * @param whileNoneWrites runs work while no transaction writes
 */
export function createCheckpoints(
  writer: Pick<SqliteConnection, 'file' | 'newPagesInLog'>,
  whileNoneWrites: (work: () => Promise<void>) => Promise<void>,
): Checkpoints {
  let thread: Worker | null = null
  let lastLook = 0
  let running: Promise<void> | null = null
  let isClosing = false

  function start(): Worker {
    const started = new Worker(programBeside(import.meta.dirname, 'checkpoint-thread'), {
      workerData: writer.file,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    // It ends after an error, which `exit` reports.
    started.on('error', () => {})
    started.on('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  /** @throws Error when the thread has failed or ended */
  async function copy(): Promise<void> {
    thread ??= start()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const asked = thread
    const answered = ({ error }: CheckpointAnswer) => (error ? reject(new Error(error)) : resolve())
    const ended = () => reject(new Error('The thread that copies the log of SQLite has ended.'))
    asked.once('message', answered).once('exit', ended)
    // The process does not end while it copies; at other times the thread does not keep it running.
    asked.ref()
    asked.postMessage('copy' satisfies CheckpointOrder)
    try {
      await promise
    } finally {
      asked.off('message', answered).off('exit', ended).unref()
    }
  }

  return {
    committed() {
      const now = performance.now()
      if (running || isClosing || now - lastLook < MILLISECONDS_BETWEEN_LOOKS) return
      lastLook = now
      if (writer.newPagesInLog() < PAGES_BETWEEN_CHECKPOINTS) return
      running = copy()
        .then(() => whileNoneWrites(copy))
        .catch(() => {})
        .finally(() => {
          running = null
        })
    },
    async close() {
      isClosing = true
      await running
      if (!thread) return
      const ended = once(thread, 'exit')
      thread.ref()
      thread.postMessage('close' satisfies CheckpointOrder)
      await ended
    },
  }
}
