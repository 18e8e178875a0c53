import { createContext, type ReactElement } from 'react'

/** When an island's code is loaded: when the browser has time or it is used before, when it comes into view, or on first use. */
export type IslandMoment = 'idle' | 'visible' | 'interaction'

/** Whom a page may load from besides its own server; its content security policy names their addresses. */
export type ThirdParty = 'recaptcha'

/** How islands are drawn while a document is rendered. */
export interface IslandDrawer {
  /** Draws the island's component to HTML under an id prefix of its own, as its hydration will. */
  draw(island: { thirdParties: readonly ThirdParty[]; element: ReactElement }): {
    html: string
    prefix: string
  }
}

/** Null where there is no document, as on the studio's canvas and inside a hydrated island: there, islands are just alive. */
export const IslandDrawing = createContext<IslandDrawer | null>(null)
