import { availableParallelism } from 'node:os'

/** Who waits for a picture: a visitor or an owner, or background work. */
export type Lane = 'waiting' | 'background'

export interface DecodeLimiter {
  /** Runs the work when there is capacity; waiting people come before the background, which has one slot at most. */
  run<Value>(lane: Lane, work: () => Promise<Value>): Promise<Value>
  /** The largest number of parallel tasks so far. */
  readonly peak: number
}

/** Limits how many pictures are decoded at once, so that they can take neither every core nor all memory. */
export function createDecodeLimiter(places: number): DecodeLimiter {
  const queues: Record<Lane, (() => void)[]> = { waiting: [], background: [] }
  let running = 0
  let runningInBackground = 0
  let peak = 0

  function startNext(): void {
    while (running < places) {
      const mayDoBackground = runningInBackground === 0 && queues.waiting.length === 0
      const start = queues.waiting.shift() ?? (mayDoBackground ? queues.background.shift() : undefined)
      if (!start) return
      start()
    }
  }

  return {
    run: <Value>(lane: Lane, work: () => Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        queues[lane].push(() => {
          running += 1
          peak = Math.max(peak, running)
          if (lane === 'background') runningInBackground += 1
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              if (lane === 'background') runningInBackground -= 1
              startNext()
            })
        })
        startNext()
      }),
    get peak() {
      return peak
    },
  }
}

/** The limiter of this process: one slot for each core. */
export const decodeLimiter = createDecodeLimiter(availableParallelism())
