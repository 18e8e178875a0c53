import type { Typeface } from '#shared/websites/appearance.ts'
import { oncePerAppearance } from '#shared/websites/once-per-appearance.ts'
import { mix, readable } from '#storefront/document/colours.ts'

/** Typefaces that a mail program has; the site's own stand first for the few that know them. */
const FAMILIES: Record<Typeface, string> = {
  fraunces: "Fraunces, Georgia, 'Times New Roman', serif",
  inter: "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
  system: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
}

/** What an email's parts look like. Mail programs read neither style sheets nor custom properties, so that every part carries its own. */
export interface LetterStyle {
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly link: string
  readonly button: string
  readonly onButton: string
  /** Ground of a notice that asks for something. */
  readonly notice: string
  readonly headings: string
  readonly letters: string
}

/** The site's appearance for its emails: the same colours by the same rules as its pages (`document/theme.ts`). */
export const styleOf = oncePerAppearance(({ palette, fonts }): LetterStyle => {
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
    letters: FAMILIES[fonts.text],
  }
})
