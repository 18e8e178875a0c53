/** The colors of the site, then mixtures of them. */
const colors = [
  'var(--accent-mark)',
  'var(--support-mark)',
  'var(--text)',
  'color-mix(in srgb, var(--accent-mark) 55%, var(--background))',
  'color-mix(in srgb, var(--support-mark) 60%, var(--text))',
  'color-mix(in srgb, var(--text) 45%, var(--background))',
  'color-mix(in srgb, var(--accent-mark) 60%, var(--text))',
  'color-mix(in srgb, var(--support-mark) 50%, var(--background))',
] as const

/** The color of a series or of a part of a pie. */
export const colorAt = (index: number): string => colors[index % colors.length]!
