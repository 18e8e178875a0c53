import { luminance } from '#shared/styles/colors.ts'
import { oncePerStyles } from '#shared/styles/once-per-styles.ts'
import { pageThemeOf, type SiteStyles, type Theme, type ThemeNumber } from '#shared/styles/schema.ts'
import { isDark, themeDeclarations, tokensOf } from '#shared/styles/themes.ts'
import { type Typeface, typefaceFacts, weightOf } from '#shared/styles/typefaces.ts'

const corners: Record<SiteStyles['buttons']['shape'], string> = { square: '0', rounded: '0.5rem', pill: '999px' }
const roomOf: Record<SiteStyles['buttons']['padding'], [height: number, padding: number]> = {
  small: [2.75, 1.25],
  regular: [3.25, 1.75],
  large: [3.75, 2.5],
}
const transitions: Record<SiteStyles['motion'], string> = { none: '0s', gentle: '160ms cubic-bezier(0.2, 0, 0, 1)' }

/** The site's styles as CSS: custom properties, and rules for buttons and fields that look different. */
export const themeStyle = oncePerStyles((styles): string => {
  const { type, spacing, buttons, forms, images, motion } = styles
  const [height, padding] = roomOf[buttons.padding]
  const tokens = {
    headings: familyOf(type.headings),
    letters: familyOf(type.text),
    'heading-weight': weightOf(type.headings, type.headingWeight),
    'heading-case': type.headingCase === 'upper' ? 'uppercase' : 'none',
    'heading-spacing': `${type.headingSpacing / 1000}em`,
    'heading-scale': type.scale / 100,
    width: `${spacing.width}rem`,
    'gutter-scale': spacing.gutter / 100,
    'section-scale': spacing.section / 100,
    'button-radius': corners[buttons.shape],
    'button-height': `${height}rem`,
    'button-padding': `${padding}rem`,
    'field-radius': `${forms.radius / 16}rem`,
    'picture-radius': `${images.radius / 16}rem`,
    quick: transitions[motion],
  }
  const properties = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  const size = type.size === 100 ? '' : `;font-size:${type.size}%`
  return [
    `:root{${themeDeclarations(pageThemeOf(styles))};${properties.join(';')}${size}}`,
    buttons.fill === 'outline' ? outlineButtons : '',
    forms.style === 'underline' ? underlinedFields : '',
  ].join('')
})

const outlineButtons =
  ':root :is(.button,.sqs-button-element--primary):not(.is-secondary,.is-quiet,[disabled],[aria-disabled="true"]){background:transparent;color:var(--button)}'

const underlinedFields =
  ':root :is(.input,.select){padding-inline-start:0;border-width:0 0 1px;border-radius:0;background-color:transparent}'

const sectionRules = oncePerStyles(({ themes }) =>
  themes.map((theme, number) => `.theme-${number}{${themeDeclarations(theme)}}`),
)

/** The rules of the themes that sections of a page have. */
export const sectionThemes = (styles: SiteStyles, used: readonly ThemeNumber[]): string =>
  sectionRules(styles)
    .filter((_rule, number) => used.includes(number as ThemeNumber))
    .join('')

/**
 * Which of a site's two logos is seen: the one for dark backgrounds where a theme has light text, and on the accent color
 * where that has.
 */
export const logoStyle = oncePerStyles((styles): string => {
  const shown = (isOnDark: boolean) =>
    `--logo-on-light:${isOnDark ? 'none' : 'block'};--logo-on-dark:${isOnDark ? 'block' : 'none'}`
  const rules = (ground: string, onAccent: string, theme: Theme) =>
    `${ground}{${shown(isDark(theme))}}${onAccent}{${shown(hasDarkAccent(theme))}}`
  return [
    '.logo-on-light{display:var(--logo-on-light)}.logo-on-dark{display:var(--logo-on-dark)}',
    rules(':root', '.on-accent', pageThemeOf(styles)),
    ...styles.themes.map((theme, number) => rules(`.theme-${number}`, `.theme-${number}.on-accent`, theme)),
  ].join('')
})

function hasDarkAccent(theme: Theme): boolean {
  const { accent, 'on-accent': letters } = tokensOf(theme)
  return luminance(accent) < luminance(letters)
}

/** A typeface, with the local one of the same measures that is used until it has loaded. */
function familyOf(typeface: Typeface): string {
  const { name, kind } = typefaceFacts(typeface)
  if (typeface === 'system') return 'system-ui,sans-serif'
  return `'${name} Variable','${name} Fallback',${kind === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`
}
