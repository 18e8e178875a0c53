import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { programBeside } from '#server/program-beside.ts'
import type { PictureAnswer, PictureTask } from './picture-tasks.ts'

const IDLE_MILLISECONDS = 30_000
const LONGEST_TASK_MILLISECONDS = 60_000
/** Serving pages has priority over processing pictures. */
const PRIORITY = 5
/** The GNU allocator does not return the memory of large pictures, up to 500 MB; with these settings it does. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' }

/** Calls the picture process; returns its result or throws its error. */
export type AskPictureProcess = (task: PictureTask) => Promise<unknown>

/**
 * Returns a function that calls the picture process. It starts with the first picture, ends after half a minute without
 * one, and restarts after a picture crashed it.
 * @param onStart called with each started process
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

  /** An idle process does not prevent the server from ending. */
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
        // Hanging native code can only be ended together with its process.
        const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_TASK_MILLISECONDS)
        waiting.set(lastId, { resolve, reject, timer })
        child.send({ id: lastId, task }, (error) => {
          if (error) fail(`The process that decodes pictures is gone: ${error.message}`)
        })
      }),
  }
}

function launch(): ChildProcess {
  const child = fork(programBeside(import.meta.dirname, 'picture-process'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: { ...ALLOCATOR, UV_THREADPOOL_SIZE: String(availableParallelism()) },
  })
  child.unref()
  try {
    if (child.pid) setPriority(child.pid, PRIORITY)
  } catch {
    // The process ended immediately; the `exit` event reports it.
  }
  return child
}
