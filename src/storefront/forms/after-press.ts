/**
 * Runs work that moves the page once no pointer is down: a button that moves between press and release misses its
 * click. A tap fires all its events at once, so the work waits for the next task.
 */
export function afterPress(work: () => void): void {
  setTimeout(() => {
    if (document.querySelector(':active')) addEventListener('pointerup', () => afterPress(work), { once: true })
    else work()
  })
}
