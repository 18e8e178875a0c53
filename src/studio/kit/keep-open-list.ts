import type { KeyboardEvent } from 'react'

/** Prevents that Enter in an open list submits the form, even before the list has results. */
export function keepOpenList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
