/** Does work once the browser has drawn what there is to draw, and has time. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback; a short wait comes near.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
