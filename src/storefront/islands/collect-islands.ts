import { renderToString } from 'react-dom/server'
import type { IslandDrawer, ThirdParty } from './island-drawing.ts'

/** A drawer for one document, which remembers the islands whose code the page loads at once, and whom islands load from. */
export function collectIslands(): IslandDrawer & {
  readonly loadedAtOnce: readonly string[]
  readonly thirdParties: ReadonlySet<ThirdParty>
} {
  const loadedAtOnce: string[] = []
  const thirdParties = new Set<ThirdParty>()
  let count = 0
  return {
    loadedAtOnce,
    thirdParties,
    draw({ name, when, thirdParties: named, element }) {
      const prefix = `i${count++}-`
      for (const one of named) thirdParties.add(one)
      if (when === 'load') loadedAtOnce.push(name)
      return { html: renderToString(element, { identifierPrefix: prefix }), prefix }
    },
  }
}
