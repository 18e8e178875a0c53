/**
 * The events of pixels, as `declaredEvents` names them. There is no `CompleteRegistration`: visitors have no accounts.
 */
export type PixelEventName = 'ViewContent' | 'AddToCart' | 'Search' | 'Lead' | 'Purchase'

export interface PixelItem {
  /** Of the product. */
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** Of one piece, in the currency's main unit. */
  readonly price: number
}

/** What happened on a page, for pixels. It says nothing about a person. */
export interface PixelEvent {
  readonly name: PixelEventName
  /** The same from browser and server, so that companies count it once. A purchase has the id of its order. */
  readonly id: string
  readonly currency?: string
  /** In the currency's main unit. */
  readonly value?: number
  readonly items?: readonly PixelItem[]
  /** What was searched for. */
  readonly query?: string
}

/** What the page of a new order gives to the frame that reports it to pixels. */
export interface PurchaseReport {
  readonly pixels: Readonly<Record<string, string>>
  readonly event: PixelEvent
  /** The companies' own cookies of this browser, which the page adds: a frame without an origin has none. */
  readonly cookies?: string
}

/** The path of the frame, a page without anything of the order. */
export const PIXEL_FRAME_PATH = '/pixel-frame'

/** With it in its query, a page shows the events that it sends. */
export const PIXEL_TEST = 'pixel-test'
