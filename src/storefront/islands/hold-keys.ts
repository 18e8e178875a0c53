/** Keys that were pressed before the element that they are for was loaded. */
export interface HeldKeys {
  /** Whether the visitor pressed Escape meanwhile. */
  isCanceled(): boolean
  /** Stops holding keys, and repeats the held ones in order. */
  pressAgain(target: EventTarget): Promise<void>
  /** Stops holding keys, and discards them. */
  drop(): void
}

/**
 * Holds keys that a visitor presses while the code of an opening element loads, so that none is lost. Tab and keys with
 * a modifier are not held.
 */
export function holdKeys(source: EventTarget = window): HeldKeys {
  const held: string[] = []
  let isCanceled = false
  function hold(event: Event): void {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    if (key === 'Tab' || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') isCanceled = true
    else held.push(key)
  }
  const drop = () => source.removeEventListener('keydown', hold, { capture: true })
  source.addEventListener('keydown', hold, { capture: true })
  return {
    isCanceled: () => isCanceled,
    async pressAgain(target) {
      drop()
      for (const key of held) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        // React renders the change of one key before the next is repeated.
        await null
      }
    },
    drop,
  }
}
