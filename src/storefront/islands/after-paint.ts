/** Does work once the browser has drawn what was changed before, so that a press is answered first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
