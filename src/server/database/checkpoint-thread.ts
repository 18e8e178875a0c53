import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { CheckpointAnswer, CheckpointOrder } from './checkpoints.ts'

// The program of the thread that copies SQLite's log to the database; `checkpoints.ts` starts it.

/** After this time without an order the thread ends, and its memory is free. */
const IDLE_MILLISECONDS = 60_000

const connection = new Sqlite(workerData as string)
// The log is on disk before its pages are copied, and the database before the log is written from its start again.
connection.pragma('synchronous = NORMAL')
const checkpoint = connection.prepare('pragma wal_checkpoint(passive)')
const idle = setTimeout(close, IDLE_MILLISECONDS)

parentPort!.on('message', (order: CheckpointOrder) => {
  if (order === 'close') return close()
  idle.refresh()
  parentPort!.postMessage(copy())
})

function copy(): CheckpointAnswer {
  try {
    checkpoint.get()
    return {}
  } catch (error) {
    return { error: (error as Error).message }
  }
}

function close(): void {
  clearTimeout(idle)
  connection.close()
  parentPort!.close()
}
