/**
 * Holds a form that is sent before its island is alive, and sends it then: it is checked in its place, as it is later. Where
 * the code does not come, it goes the plain way.
 * @param wake brings the island alive, once
 */
export function holdForms(element: HTMLElement, wake: () => Promise<void>): { end: () => void } {
  let isHeld = false
  async function hold(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    event.stopPropagation()
    // A second press is the same one.
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
