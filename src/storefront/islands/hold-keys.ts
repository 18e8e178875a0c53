/** Keys that were pressed before what they are meant for was there. */
export interface HeldKeys {
  /** Whether the visitor pressed Escape meanwhile. */
  isCanceled(): boolean
  /** Stops holding keys, and presses the held ones again, in order. */
  pressAgain(target: EventTarget): Promise<void>
  /** Stops holding keys, and forgets them. */
  drop(): void
}

/**
 * Holds the keys that a visitor presses while the code of what they opened is loading, so that none is lost. Tab and keys
 * with a modifier stay the browser's.
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
        // React draws what one key changed before the next is answered.
        await null
      }
    },
    drop,
  }
}
