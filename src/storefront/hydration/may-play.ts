/** What decides whether a video behind a section plays. */
export interface BackgroundFacts {
  /** What the visitor chose by the button; null before it was pressed. */
  readonly chosen: 'play' | 'pause' | null
  readonly prefersReducedMotion: boolean
  /** Whether the browser is asked to save data. */
  readonly savesData: boolean
  readonly isPhone: boolean
  /** The browser's estimate of the connection, where it makes one. */
  readonly connection: string | undefined
}

/**
 * Whether a video behind a section plays, and with it whether it is loaded at all: not by itself where motion or data
 * is unwanted, nor on phones with a slow connection. The button decides against all of it.
 */
export function mayPlay({ chosen, prefersReducedMotion, savesData, isPhone, connection }: BackgroundFacts): boolean {
  if (chosen !== null) return chosen === 'play'
  const isSlow = isPhone && connection !== undefined && connection !== '4g'
  return !(prefersReducedMotion || savesData || isSlow)
}
