/**
 * Holds presses of buttons that only the island's code handles, and of links that it handles otherwise (`data-pressed`),
 * and repeats them in order after hydration. `holdForms` handles forms that are sent; other links work normally.
 * @param wake hydrates the island, once
 */
export function holdPresses(element: HTMLElement, wake: () => Promise<void>): { end: () => void } {
  const held: HTMLElement[] = []
  async function hold(event: MouseEvent): Promise<void> {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"], a[data-pressed]')
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // React listens on the same element and would react too.
    event.stopImmediatePropagation()
    if (held.push(button) > 1) return
    await wake().catch(() => {})
    for (const one of held) {
      if (one.isConnected) one.click()
      // React renders the change of one press before the next is repeated.
      await null
    }
  }
  element.addEventListener('click', hold, { capture: true })
  return { end: () => element.removeEventListener('click', hold, { capture: true }) }
}
