/**
 * Holds a form that is sent before its island is hydrated, and sends it then, with the usual checks. If the code cannot
 * be loaded, the form is posted without it.
 * @param wake hydrates the island, once
 */
export function holdForms(element: HTMLElement, wake: () => Promise<void>): { end: () => void } {
  let isHeld = false
  async function hold(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    event.stopPropagation()
    // Further presses change nothing.
    if (isHeld) return
    isHeld = true
    const { submitter } = event
    const form = event.target as HTMLFormElement
    await wake().catch(() => {})
    if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
  }
  element.addEventListener('submit', hold, { capture: true })
  return { end: () => element.removeEventListener('submit', hold, { capture: true }) }
}
