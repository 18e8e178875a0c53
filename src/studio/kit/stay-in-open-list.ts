import type { KeyboardEvent } from 'react'

/** Stops Enter in an open list from submitting the form, even before the list has results. */
export function stayInOpenList(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
