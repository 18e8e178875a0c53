import type { KeyboardEvent } from 'react'

/** Enter in a list that stands open never sends the form around it, not even in the moment before the list has found anything. */
export function keepOpenList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
