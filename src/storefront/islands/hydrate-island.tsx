import { type ComponentType, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { findEarlyInput, repeatEarlyInput } from './early-input.ts'

/**
 * Makes an island's HTML alive; `data-hydrated` marks it once its first effects have run, and once it knows what was typed
 * into it before.
 * @returns when it is
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  const { prefix = '' } = element.dataset
  const early = findEarlyInput(element)
  return new Promise((resolve) => {
    function Alive() {
      useEffect(() => {
        // In a task of its own: React answers events one by one only outside of its own work.
        setTimeout(() => {
          repeatEarlyInput(early)
          element.dataset.hydrated = ''
          resolve()
        })
      }, [])
      return <Component {...props} />
    }
    // As a transition React works in slices of a few milliseconds, between which the page answers; otherwise all at once.
    startTransition(() => void hydrateRoot(element, <Alive />, { identifierPrefix: prefix }))
  })
}
