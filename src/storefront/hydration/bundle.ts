import type { ComponentType } from 'react'
import { hydrateIsland } from './hydrate-island.tsx'

/** The exports of an island's `island.tsx`. */
interface IslandCode {
  // Props travel as JSON, so their type is known to the island alone.
  // biome-ignore lint/suspicious/noExplicitAny: the props of different islands have nothing in common.
  readonly component: ComponentType<any>
  /** Loads what these props need, before the island is hydrated. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly prepare?: (props: any) => Promise<void>
}

/** The islands of one page type, in one file. */
export interface IslandBundle {
  /** Hydrates the HTML of one of its islands. */
  hydrate(element: HTMLElement, props: object): Promise<void>
}

/** Bundles islands into one file; `bundles.ts` lists the files. */
export function bundle(islands: Readonly<Record<string, IslandCode>>): IslandBundle {
  return {
    async hydrate(element, props) {
      const island = islands[element.dataset.island!]
      if (!island) throw new Error(`The island ${element.dataset.island} is not in its bundle.`)
      await island.prepare?.(props)
      await hydrateIsland(element, island.component, props)
    },
  }
}
