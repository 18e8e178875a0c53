import { renderToString } from 'react-dom/server'
import type { IslandDrawer, ThirdParty } from './island-drawing.ts'

/** A renderer of islands for one document; it records the third parties that they load from. */
export function collectIslands(): IslandDrawer & {
  readonly thirdParties: ReadonlySet<ThirdParty>
} {
  const thirdParties = new Set<ThirdParty>()
  let count = 0
  return {
    thirdParties,
    draw({ thirdParties: named, element }) {
      const prefix = `i${count++}-`
      for (const one of named) thirdParties.add(one)
      return { html: renderToString(element, { identifierPrefix: prefix }), prefix }
    },
  }
}
