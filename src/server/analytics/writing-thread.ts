import { parentPort, workerData } from 'node:worker_threads'
import { isDatabaseAway } from '#server/database/database-away.ts'
import { createWriter } from './batch-writer.ts'
import { type AnalyticsEnv, accessAnalytics } from './open-analytics.ts'
import type { WritingAnswer, WritingOrder } from './write-in-thread.ts'

// The program of the thread that writes what visitors do; `write-in-thread.ts` starts it. One thread of a process
// writes, so that sums cost nothing of the one that answers requests.

const access = accessAnalytics(workerData as AnalyticsEnv)
const writer = createWriter(access)
const answer = (message: WritingAnswer) => parentPort!.postMessage(message)

parentPort!.on('message', (order: WritingOrder) => {
  if (order === 'close') void access.close().finally(() => parentPort!.close())
  else
    writer.write(order).then(
      () => answer({}),
      (error: unknown) => answer({ error: factsOf(error) }),
    )
})

/** The parts of an error that the log needs, and that say whether to try again. */
function factsOf(error: unknown) {
  const { message, stack, code } = error as Error & { code?: unknown }
  return { message, stack, code: typeof code === 'string' ? code : '', isAway: isDatabaseAway(error) }
}
