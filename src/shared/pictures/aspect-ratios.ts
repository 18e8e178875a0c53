/** The shapes that pictures are cropped to, by the words that galleries of other software use for them. */
export const aspectRatios = {
  square: { width: 1, height: 1 },
  standard: { width: 3, height: 2 },
  'standard-vertical': { width: 2, height: 3 },
  'four-three': { width: 4, height: 3 },
  'three-four-vertical': { width: 3, height: 4 },
  widescreen: { width: 16, height: 9 },
  'anamorphic-widescreen': { width: 12, height: 5 },
} as const

export type AspectRatio = keyof typeof aspectRatios
export const aspectRatioNames = Object.keys(aspectRatios) as [AspectRatio, ...AspectRatio[]]

/** A shape as CSS: `16 / 9`. */
export const cssRatio = (name: AspectRatio): string => `${aspectRatios[name].width} / ${aspectRatios[name].height}`
