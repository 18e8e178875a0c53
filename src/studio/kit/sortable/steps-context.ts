import { createContext } from 'react'

/** How the things of a `SortableList` move by one place, as with Alt and an arrow key. */
export interface Steps {
  readonly ids: readonly string[]
  /** Moves a thing by one place, and announces its new one. */
  readonly step: (id: string, by: -1 | 1) => void
}

export const StepsContext = createContext<Steps>({ ids: [], step: () => {} })
