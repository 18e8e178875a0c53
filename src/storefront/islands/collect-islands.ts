import { renderToString } from 'react-dom/server'
import type { IslandDrawer, ThirdParty } from './island-drawing.ts'

/**
 * A renderer of islands for one part of a document; it records the third parties that they load from.
 * @param part a letter with which the ids of its islands begin
 */
export function collectIslands(part = 'i'): IslandDrawer & {
  readonly thirdParties: ReadonlySet<ThirdParty>
} {
  const thirdParties = new Set<ThirdParty>()
  let count = 0
  const allow = (named: readonly ThirdParty[]) => {
    for (const one of named) thirdParties.add(one)
  }
  return {
    thirdParties,
    allow,
    draw({ thirdParties: named, element }) {
      const prefix = `${part}${count++}-`
      allow(named)
      return { html: renderToString(element, { identifierPrefix: prefix }), prefix }
    },
  }
}
