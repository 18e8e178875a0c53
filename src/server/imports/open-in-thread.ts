import { on, once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { programBeside } from '#server/program-beside.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { Encoding } from '#shared/imports/decode-file.ts'
import type { BatchSize } from './batch-sizes.ts'
import type { ImportedProduct, ReadingContext } from './formats/imported-product.ts'
import type { ImportFile, ImportFileFacts } from './import-file.ts'
import type { FileFailure } from './read-import-file.ts'

/** Longer files are read in a thread of their own; to start it takes as long as to read one of this size. */
export const LONG_BYTES = 1024 * 1024
/** A thread whose file no one reads ends after this time, and its memory is free: the file is opened again when needed. */
const IDLE_MILLISECONDS = 10_000
/** Batches that are read before they are needed. */
const READ_AHEAD = 2
/** Most of its objects are needed for a moment only. */
const YOUNG_MEGABYTES = 6

/** The first message to the thread. */
export interface ReadingFile {
  readonly bytes: Uint8Array
  readonly encoding: Encoding | undefined
}

export type ReadingQuestion =
  | { readonly kind: 'count'; readonly context: ReadingContext }
  | { readonly kind: 'products'; readonly context: ReadingContext; readonly size: BatchSize; readonly skipped: number }

export type ReadingAnswer =
  | { readonly count: number }
  | { readonly batch: ImportedProduct[] }
  | { readonly done: true }
  | { readonly error: string }

/** Opens a long file in a thread of its own: its products are read while the shop saves those before them. */
export async function openInThread(bytes: Uint8Array, encoding?: Encoding): Promise<Result<ImportFile, FileFailure>> {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEGABYTES }
  const thread = new Worker(programBeside(import.meta.dirname, 'reading-thread'), { resourceLimits })
  thread.postMessage({ bytes, encoding } satisfies ReadingFile)
  const ended = new AbortController()
  thread.on('error', (error) => ended.abort(error))
  thread.on('exit', () => ended.abort(new Error('The thread that reads the file has ended.')))
  const [opened] = (await once(thread, 'message')) as [Result<ImportFileFacts, FileFailure>]
  thread.unref()
  if (!opened.ok) {
    void thread.terminate()
    return opened
  }

  let users = 0
  let idle: NodeJS.Timeout | undefined
  rest()
  return succeed({
    ...opened.value,
    isOpen: () => !ended.signal.aborted,
    async count(context) {
      for await (const answer of ask({ kind: 'count', context })) if ('count' in answer) return answer.count
      throw ended.signal.reason
    },
    async *products(context, size, skipped) {
      for await (const answer of ask({ kind: 'products', context, size, skipped })) {
        if ('done' in answer) return
        if ('batch' in answer) yield answer.batch
      }
    },
  })

  /** The answers to a question. The next batch is asked for before the last one is handed over. */
  async function* ask(question: ReadingQuestion): AsyncGenerator<ReadingAnswer> {
    const { port1, port2 } = new MessageChannel()
    users += 1
    clearTimeout(idle)
    try {
      const answers = on(port1, 'message', { signal: ended.signal })
      thread.postMessage({ question, port: port2 }, [port2])
      if (question.kind === 'products') for (let ahead = 0; ahead < READ_AHEAD; ahead += 1) port1.postMessage('next')
      for await (const [answer] of answers as AsyncIterable<[ReadingAnswer]>) {
        if ('error' in answer) throw new Error(answer.error)
        if ('batch' in answer) port1.postMessage('next')
        yield answer
      }
    } finally {
      port1.close()
      users -= 1
      if (users === 0) rest()
    }
  }

  function rest(): void {
    idle = setTimeout(() => void thread.terminate(), IDLE_MILLISECONDS).unref()
  }
}
