export type Alignment = 'left' | 'center' | 'right'

/** An image of a strip: where it begins, from the beginning of the strip, and its width. */
export interface Placed {
  readonly start: number
  readonly width: number
}

/** How far a strip is scrolled, and how far it can be. */
export interface Scrolled {
  readonly position: number
  readonly most: number
  /** The width of what is seen. */
  readonly width: number
}

/** Differences of less than this are rounding. */
const ROUNDING = 2

/** How far the strip is scrolled with each of its images at the place of the current one. */
export const goalsOf = (images: readonly Placed[], { most, width }: Scrolled, alignment: Alignment): number[] =>
  images.map((image) => {
    const before = { left: 0, center: (width - image.width) / 2, right: width - image.width }[alignment]
    return Math.min(most, Math.max(0, image.start - before))
  })

/** The image at the place of the current one: the nearest; at the ends of the strip the first or the last. */
export function currentOf(goals: readonly number[], { position, most }: Scrolled): number {
  if (most > ROUNDING && position >= most - ROUNDING) return goals.length - 1
  let nearest = 0
  for (const [index, goal] of goals.entries())
    if (Math.abs(goal - position) < Math.abs(goals[nearest]! - position)) nearest = index
  return nearest
}

/**
 * The image that a step leads to: the next that moves the strip, and from the last of them the first. Several images
 * at an end of the strip share one place.
 */
export function stepFrom(goals: readonly number[], { position }: Scrolled, by: -1 | 1): number {
  const found =
    by === 1
      ? goals.findIndex((goal) => goal > position + ROUNDING)
      : goals.findLastIndex((goal) => goal < position - ROUNDING)
  if (found !== -1) return found
  return by === 1 ? 0 : goals.length - 1
}
