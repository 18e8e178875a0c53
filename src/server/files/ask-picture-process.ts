import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import type { PictureAnswer, PictureTask } from './picture-tasks.ts'

/** Beside this file in the source; in a build an entry of its own (`vite.server.config.ts`), above the chunks. */
const PROGRAMS = ['picture-process.ts', 'picture-process.js', '../picture-process.js']
const IDLE_MILLISECONDS = 30_000
const LONGEST_TASK_MILLISECONDS = 60_000
/** Pages are served before pictures are drawn. */
const PRIORITY = 5
/** The GNU allocator keeps what large pictures leave, up to 500 MB; with these it gives them back. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }

/** Asks the process that decodes pictures; an answer is its value, a mistake of it is thrown. */
export type AskPictureProcess = (task: PictureTask) => Promise<unknown>

/**
 * Returns a way to ask the process. It is started with the first picture, ends when there was none for half a minute, and
 * starts again after a picture broke it.
 * @param onStart is told of each process that is started
 */
export function createPictureProcess(onStart: (child: ChildProcess) => void = () => {}): AskPictureProcess {
  let current: ReturnType<typeof start> | undefined
  return (task) => {
    if (!current?.isAlive()) {
      const child = launch()
      onStart(child)
      current = start(child)
    }
    return current.ask(task)
  }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
  readonly timer: NodeJS.Timeout
}

function start(child: ChildProcess) {
  const waiting = new Map<number, Waiting>()
  let isAlive = true
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  /** An idle process does not keep the shop's own from ending. */
  function rest(): void {
    child.channel?.unref()
    idle = setTimeout(() => {
      isAlive = false
      if (child.connected) child.disconnect()
    }, IDLE_MILLISECONDS).unref()
  }

  function settle(id: number, settleIt: (one: Waiting) => void): void {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    settleIt(one)
    if (waiting.size === 0 && isAlive) rest()
  }

  function fail(reason: string): void {
    isAlive = false
    clearTimeout(idle)
    for (const id of [...waiting.keys()]) settle(id, (one) => one.reject(new Error(reason)))
  }

  child.on('message', (message) => {
    const answer = message as PictureAnswer
    settle(answer.id, (one) => ('error' in answer ? one.reject(new Error(answer.error)) : one.resolve(answer.value)))
  })
  child.on('error', (error) => fail(`The process that decodes pictures failed: ${error.message}`))
  child.on('exit', (code, signal) => fail(`The process that decodes pictures ended (${signal ?? code}).`))

  return {
    isAlive: () => isAlive,
    ask: (task: PictureTask) =>
      new Promise<unknown>((resolve, reject) => {
        clearTimeout(idle)
        child.channel?.ref()
        lastId += 1
        // Whatever hangs in native code can only be ended together with its process.
        const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_TASK_MILLISECONDS)
        waiting.set(lastId, { resolve, reject, timer })
        child.send({ id: lastId, task }, (error) => {
          if (error) fail(`The process that decodes pictures is gone: ${error.message}`)
        })
      }),
  }
}

function launch(): ChildProcess {
  const program = PROGRAMS.map((path) => join(import.meta.dirname, path)).find(existsSync)
  if (!program) throw new Error('The program that decodes pictures is missing from this build.')
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: { ...ALLOCATOR, UV_THREADPOOL_SIZE: String(availableParallelism()) },
  })
  child.unref()
  try {
    if (child.pid) setPriority(child.pid, PRIORITY)
  } catch {
    // It ended at once; `exit` says so.
  }
  return child
}
