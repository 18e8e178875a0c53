import { availableParallelism } from 'node:os'

/** Who waits for a picture: a visitor or an owner who looks at the screen, or work that no one waits for. */
export type Lane = 'waiting' | 'background'

export interface DecodeGate {
  /** Runs the work when there is room; those who wait go before the background, which has one place at most. */
  run<Value>(lane: Lane, work: () => Promise<Value>): Promise<Value>
  /** The most pieces of work that ran at the same time. */
  readonly peak: number
}

/** Lets at most `places` pictures be decoded at once, so that pictures can neither take every core nor all memory. */
export function createDecodeGate(places: number): DecodeGate {
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

/** The gate of this process: one place for each core. */
export const decodeGate = createDecodeGate(availableParallelism())
