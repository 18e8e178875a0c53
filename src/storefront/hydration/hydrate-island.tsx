import { type ComponentType, startTransition, useEffect } from 'react'
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
  const repeatEarlyInput = watchEarlyInput(element)
  return new Promise((resolve) => {
    function Alive() {
      useEffect(() => {
        // In a task of its own: React handles events one by one only outside of its own work.
        setTimeout(() => {
          repeatEarlyInput()
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
