import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const BUSY = 0.6
/** A shorter measurement is unreliable: it may coincide with one request. */
const SHORTEST_LOOK_MILLISECONDS = 200
const PAUSE_MILLISECONDS = 250
const LONGEST_WAIT_MILLISECONDS = 10_000

/**
 * Returns a wait for background work: it resolves at once while the process is mostly idle, and otherwise leaves the
 * cores to page requests, for ten seconds at most.
 */
export function createQuietMoment(): () => Promise<void> {
  let last = performance.eventLoopUtilization()
  const isBusy = () => {
    const now = performance.eventLoopUtilization()
    const { active, idle, utilization } = performance.eventLoopUtilization(now, last)
    if (active + idle < SHORTEST_LOOK_MILLISECONDS) return false
    last = now
    return utilization > BUSY
  }
  return async () => {
    const until = performance.now() + LONGEST_WAIT_MILLISECONDS
    while (isBusy() && performance.now() < until) await sleep(PAUSE_MILLISECONDS, undefined, { ref: false })
  }
}
