const SECOND = 1_000
/** A server that has not answered for this long hangs. */
const HANGING_MILLISECONDS = 5 * SECOND
/** How long a hanging server gets no emails. */
const PAUSE_MILLISECONDS = 60 * SECOND

export interface HangingServer {
  /** Milliseconds for which nothing should be sent; 0 when it can be tried now. */
  waitFor(now: number): number
  /** Begins an attempt. Call the returned function with its outcome. */
  begin(now: number): (hasWorked: boolean, now: number) => void
}

/**
 * Remembers whether a mail server hangs, so that it occupies one worker at most: the first attempts find it out, then
 * there is one attempt a minute, and all other emails wait.
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
