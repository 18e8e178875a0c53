import { contrast, mix, readable } from '#shared/styles/colors.ts'
import { oncePerStyles } from '#shared/styles/once-per-styles.ts'
import { pageThemeOf } from '#shared/styles/schema.ts'
import { type Typeface, typefaceFacts } from '#shared/styles/typefaces.ts'
import type { EmailWebsite } from './email.ts'

/** Typefaces that mail programs have, after the site's own, which few of them support. */
const STACKS = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
}

function familyOf(typeface: Typeface): string {
  const { name, kind } = typefaceFacts(typeface)
  if (typeface === 'system') return STACKS.sans
  return `${name.includes(' ') ? `'${name}'` : name}, ${STACKS[kind]}`
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

/** The site's styles for its emails: the same colors by the same rules as its pages (`document/theme.ts`). */
export const styleOf = oncePerStyles((styles): EmailStyle => {
  const palette = pageThemeOf(styles)
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
    button: palette.button ?? text,
    onButton: readable(palette.buttonText ?? background, [palette.button ?? text]),
    notice,
    headings: familyOf(styles.type.headings),
    fontFamily: familyOf(styles.type.text),
  }
})

const AA_TEXT = 4.5

/** The styles of a website's emails, with the color that its owner has chosen for buttons and links. */
export function emailStyleOf({ styles, emails }: Pick<EmailWebsite, 'styles' | 'emails'>): EmailStyle {
  const style = styleOf(styles)
  const { accent } = emails.design
  if (accent === null) return style
  return {
    ...style,
    button: accent,
    // One of the two is readable on every color.
    onButton: contrast('#ffffff', accent) >= AA_TEXT ? '#ffffff' : '#000000',
    link: readable(accent, [style.background, style.surface, style.notice]),
  }
}
