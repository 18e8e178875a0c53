import { type ComponentType, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ContentLanguage, languageOfDocument } from '../content-text.tsx'
import { IdPrefix } from '../islands/id-prefix.ts'
import { watchEarlyInput } from './early-input.ts'

/**
 * Hydrates an island's HTML; `data-hydrated` marks it once its first effects have run and earlier input is repeated.
 * @returns when it is done
 */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  const { prefix = '', idPrefix = '' } = element.dataset
  const early = watchEarlyInput(element)
  return new Promise((resolve) => {
    function Alive() {
      // From here on React knows of each event. While it was rendering, it compared fields with what they held already.
      useLayoutEffect(early.end, [])
      useEffect(() => {
        // In a task of its own: React handles events one by one only outside of its own work.
        setTimeout(() => {
          early.repeat()
          element.dataset.hydrated = ''
          resolve()
        })
      }, [])
      return (
        <ContentLanguage value={languageOfDocument()}>
          <IdPrefix value={idPrefix}>
            <Component {...props} />
          </IdPrefix>
        </ContentLanguage>
      )
    }
    // In a transition React works in slices of a few milliseconds, between which the page reacts; otherwise all at
    // once.
    startTransition(() => void hydrateRoot(element, <Alive />, { identifierPrefix: prefix }))
  })
}
