const SECOND = 1_000
/** A server that has not answered for this long hangs. */
const HANGING_MILLISECONDS = 5 * SECOND
/** How long a server that hung is left alone. */
const PAUSE_MILLISECONDS = 60 * SECOND

export interface HangingServer {
  /** Milliseconds for which nothing should be sent; 0 when it may be tried now. */
  waitFor(now: number): number
  /** Says that a try begins. The answer is called with its outcome. */
  begin(now: number): (hasWorked: boolean, now: number) => void
}

/**
 * Remembers whether a mail server hangs, so that it holds one worker at most: the first tries find it out, then one try a
 * minute does, and all other emails wait.
 */
export function watchForHanging(hangingMilliseconds = HANGING_MILLISECONDS): HangingServer {
  const running = new Set<{ readonly since: number }>()
  /** Null while the server answers. */
  let pausedUntil: number | null = null
  const hangs = (now: number) => [...running].some(({ since }) => now - since >= hangingMilliseconds)
  return {
    waitFor(now) {
      if (hangs(now)) return PAUSE_MILLISECONDS
      if (pausedUntil === null) return 0
      return running.size > 0 ? PAUSE_MILLISECONDS : Math.max(0, pausedUntil - now)
    },
    begin(since) {
      const one = { since }
      running.add(one)
      return (hasWorked, now) => {
        running.delete(one)
        if (hasWorked) pausedUntil = null
        else if (now - since >= hangingMilliseconds) pausedUntil = now + PAUSE_MILLISECONDS
      }
    },
  }
}
