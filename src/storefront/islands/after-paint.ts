/** Runs work after the browser has painted earlier changes, so that a press is shown first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
