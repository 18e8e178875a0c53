/**
 * Holds presses of buttons that only their island's code answers, while it is not alive, and presses them again then, in
 * order. Forms that are sent are held by `holdForms`; links lead where they lead.
 * @param wake brings the island alive, once
 */
export function holdPresses(element: HTMLElement, wake: () => Promise<void>): { end: () => void } {
  const held: HTMLButtonElement[] = []
  async function hold(event: MouseEvent): Promise<void> {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]')
    if (!button) return
    // React listens at the same element, and would answer too.
    event.stopImmediatePropagation()
    if (held.push(button) > 1) return
    await wake().catch(() => {})
    for (const one of held) {
      if (one.isConnected) one.click()
      // React draws what one press changed before the next is answered.
      await null
    }
  }
  element.addEventListener('click', hold, { capture: true })
  return { end: () => element.removeEventListener('click', hold, { capture: true }) }
}
