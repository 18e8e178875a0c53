/**
 * Does something that moves the page once no pointer is down: a button that moves between press and release is missed. Behind
 * a tap, all of whose events come at once, it waits for the next task.
 */
export function afterPress(work: () => void): void {
  setTimeout(() => {
    if (document.querySelector(':active')) addEventListener('pointerup', () => afterPress(work), { once: true })
    else work()
  })
}
