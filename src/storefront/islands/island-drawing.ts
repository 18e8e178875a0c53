import { createContext, type ReactElement } from 'react'
import type { PixelProvider } from '#shared/pixels/providers.ts'

/**
 * When an island's code loads: when the browser is idle or at an earlier use, when it is visible, or at the first use.
 */
export type IslandMoment = 'idle' | 'visible' | 'interaction'

/** Third parties that a page may load from; its content security policy contains their hosts. */
export type ThirdParty =
  | 'recaptcha'
  | 'youtube'
  | 'vimeo'
  | 'openstreetmap'
  | 'stripe'
  | 'paypal'
  | 'fullstory'
  | 'afterpay'
  | PixelProvider

/** How islands are rendered into a document. */
export interface IslandDrawer {
  /** Renders the island's component to HTML under its own id prefix, as hydration will. */
  draw(island: { thirdParties: readonly ThirdParty[]; element: ReactElement }): {
    html: string
    prefix: string
  }
  /** Lets the page load from third parties, for parts that need no island. */
  allow(thirdParties: readonly ThirdParty[]): void
}

/**
 * Null without a document, as on the studio's canvas and inside a hydrated island: there, islands are ordinary
 * components.
 */
export const IslandDrawing = createContext<IslandDrawer | null>(null)
