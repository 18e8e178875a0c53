/** Runs work when the browser has painted and is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback; a short delay replaces it.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
