import { parentPort, workerData } from 'node:worker_threads'
import { createWriter } from './batch-writer.ts'
import { openAnalyticsFile } from './open-analytics.ts'
import type { AnalyticsDatabase } from './tables.ts'
import type { ThreadFile, WritingAnswer, WritingOrder } from './write-in-thread.ts'

// The program of the thread that writes what visitors do; `write-in-thread.ts` starts it. One thread of a process writes,
// so that sums cost nothing of the one that answers requests.

const { file } = workerData as ThreadFile
let database: AnalyticsDatabase | undefined
const writer = createWriter({
  async open() {
    database ??= openAnalyticsFile(file)
    return database
  },
})
const answer = (message: WritingAnswer) => parentPort!.postMessage(message)

parentPort!.on('message', (order: WritingOrder) => {
  if (order === 'close') void close()
  else
    writer.write(order).then(
      () => answer({}),
      (error: unknown) => answer({ error: factsOf(error) }),
    )
})

async function close(): Promise<void> {
  await database?.destroy()
  parentPort!.close()
}

/** What the log and `isDatabaseAway` need of an error: its code would not arrive otherwise. */
function factsOf(error: unknown) {
  const { message, stack, code } = error as Error & { code?: unknown }
  return { message, stack, code: typeof code === 'string' ? code : '' }
}
