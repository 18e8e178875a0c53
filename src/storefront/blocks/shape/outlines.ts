import type { Shape } from '#shared/pages/blocks/shape.ts'

/** The path of each shape in a square of 100. */
export const outlines: Readonly<Record<Shape, string>> = {
  rectangle: 'M0 0H100V100H0Z',
  rounded: 'M16 0H84A16 16 0 0 1 100 16V84A16 16 0 0 1 84 100H16A16 16 0 0 1 0 84V16A16 16 0 0 1 16 0Z',
  circle: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z',
  'half-circle': 'M0 75A50 50 0 0 1 100 75Z',
  triangle: 'M50 6L100 94H0Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  hexagon: 'M25 6.7H75L100 50L75 93.3H25L0 50Z',
  star: 'M50 0L61.8 33.8L97.6 34.5L69 56.2L79.4 90.5L50 70L20.6 90.5L31 56.2L2.4 34.5L38.2 33.8Z',
  arch: 'M0 100V50A50 50 0 0 1 100 50V100Z',
  blob: 'M72 8C90 18 102 40 97 62C92 84 72 97 50 98C28 99 6 86 2 62C-2 38 12 26 30 14C44 5 58 0 72 8Z',
}
