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
/** The accent is seen in marks; where it is the color of words, a darker or lighter shade is used. */
const MARKS = 3

/** What is hard to read in a theme. */
export function contrastFaults(theme: Theme): ContrastFault[] {
  const { background, surface, text, muted, accent, support, buttonText } = theme
  const grounds = [background, surface]
  const button = theme.button ?? readable(text, grounds)
  const checks: [Color, string | null, string[], number][] = [
    ['text', text, grounds, AA_TEXT],
    ['muted', muted, [...grounds, mix(support, background, 0.24)], AA_TEXT],
    ['accent', accent, grounds, MARKS],
    ['buttonText', buttonText, [button], AA_TEXT],
  ]
  return checks.flatMap(([color, value, behind, needed]) => {
    if (value === null) return []
    const ratio = Math.min(...behind.map((ground) => contrast(value, ground)))
    return ratio >= needed ? [] : [{ color, ratio, needed, repair: readable(value, behind, needed) }]
  })
}
