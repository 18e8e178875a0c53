import { mix, readable } from '#shared/styles/colors.ts'
import type { Typeface } from '#shared/websites/appearance.ts'
import { oncePerAppearance } from '#shared/websites/once-per-appearance.ts'

/** Typefaces of mail programs, after the site's own, which few of them support. */
const FAMILIES: Record<Typeface, string> = {
  fraunces: "Fraunces, Georgia, 'Times New Roman', serif",
  inter: "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
  system: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
}

/**
 * The styles of an email's parts. Mail programs support neither style sheets nor custom properties, so every part has
 * inline styles.
 */
export interface EmailStyle {
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly link: string
  readonly button: string
  readonly onButton: string
  /** The background of a notice that needs an action. */
  readonly notice: string
  readonly headings: string
  readonly fontFamily: string
}

/** The site's appearance for its emails: the same colors by the same rules as its pages (`document/theme.ts`). */
export const styleOf = oncePerAppearance(({ palette, fonts }): EmailStyle => {
  const { background, surface, accent, support } = palette
  const notice = mix(support, surface, 0.16)
  const grounds = [background, surface, notice]
  const text = readable(palette.text, grounds)
  return {
    background,
    surface,
    text,
    muted: readable(mix(palette.text, surface, 0.66), grounds),
    line: mix(palette.text, surface, 0.14),
    link: readable(accent, grounds),
    button: text,
    onButton: readable(background, [text]),
    notice,
    headings: FAMILIES[fonts.headings],
    fontFamily: FAMILIES[fonts.text],
  }
})
