import type { PixelEvent } from '#shared/pixels/events.ts'

/** A pixel whose script loads: it stores the events that it gets until then. */
export interface Pixel {
  track(event: PixelEvent): void
  /** Whether its script has arrived; false where something in the browser blocks it. */
  readonly isLoaded: Promise<boolean>
}

/**
 * Starts the pixel of a company.
 * @param id the owner's id there
 * @param isPage false in the frame that reports a purchase: the page around it was reported already
 */
export type StartPixel = (id: string, isPage: boolean) => Pixel

/** Loads a script of a company. */
export function loadScript(src: string): Promise<boolean> {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  const isLoaded = new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
  })
  document.head.append(script)
  return isLoaded
}

/** The values of an object that are there. */
export const present = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
