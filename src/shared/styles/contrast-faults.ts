import { contrast, mix, readable } from './colors.ts'
import type { Theme } from './schema.ts'

type Color = 'text' | 'muted' | 'accent' | 'buttonText'

/** A color of a theme that is hard to read, with one that is not. */
export interface ContrastFault {
  readonly color: Color
  /** The contrast with its background, and the least that it needs. */
  readonly ratio: number
  readonly needed: number
  /** The nearest color that can be read; visitors get it meanwhile. */
  readonly repair: string
}

const AA_TEXT = 4.5

/** What is hard to read in a theme. */
export function contrastFaults(theme: Theme): ContrastFault[] {
  const { background, surface, text, muted, accent, support, buttonText } = theme
  const grounds = [background, surface]
  const button = theme.button ?? readable(text, grounds)
  const checks: [Color, string | null, string[]][] = [
    ['text', text, grounds],
    ['muted', muted, [...grounds, mix(support, background, 0.24)]],
    ['accent', accent, grounds],
    ['buttonText', buttonText, [button]],
  ]
  return checks.flatMap(([color, value, behind]) => {
    if (value === null) return []
    const ratio = Math.min(...behind.map((ground) => contrast(value, ground)))
    return ratio >= AA_TEXT ? [] : [{ color, ratio, needed: AA_TEXT, repair: readable(value, behind) }]
  })
}
