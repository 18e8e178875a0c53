import { formStyles } from '../blocks/form/styles.ts'
import type { StyleName } from '../style-name.ts'
import type { PageHead } from './page-head.ts'
import type { Site } from './site.ts'

const sheets = import.meta.glob<string>('../**/*.css', { query: '?inline', import: 'default', eager: true })

/** Styles for the first screen of every page. */
export const frameStyles: readonly StyleName[] = [
  'document/base',
  'document/header',
  'document/footer',
  'document/cart-pill',
]

const secondaryStyles: readonly StyleName[] = ['document/secondary-links']
const variantStyles: readonly StyleName[] = ['document/header-variants']

/** The lists that `headerStyles` returns. */
export const listsOfHeader = [secondaryStyles, variantStyles]

/** Additional styles of a header: for a secondary menu, and for one that its owner has changed, here or everywhere. */
export function headerStyles(
  { secondaryNavigation, appearance }: Site,
  { header }: Pick<PageHead, 'header'>,
): (readonly StyleName[])[] {
  return [
    ...(secondaryNavigation.length > 0 ? [secondaryStyles] : []),
    ...(appearance.header || header === 'transparent' ? [variantStyles] : []),
  ]
}

/** Additional styles for a form in the footer. */
export const footerFormStyles: readonly StyleName[] = [...formStyles, 'document/footer-form']

/** Additional styles for the choice of a currency. */
export const currencyStyles: readonly StyleName[] = ['document/currency-form']

/** Additional styles for the cookie banner. */
export const consentStyles: readonly StyleName[] = ['document/consent']

const combinations = new Map<string, string>()

/**
 * The text of the style sheets, each once, in the given order. A page inlines only those of its screen and blocks.
 * @throws Error for a name without a file: a mistake in a screen's list, found by its first rendering.
 */
export function styleText(names: readonly StyleName[]): string {
  const unique = [...new Set(names)]
  const key = unique.join(' ')
  let text = combinations.get(key)
  if (text === undefined) {
    text = unique.map(sheet).join('')
    combinations.set(key, text)
  }
  return text
}

function sheet(name: StyleName): string {
  const text = sheets[name.startsWith('document/') ? `./${name.slice('document/'.length)}.css` : `../${name}.css`]
  if (text === undefined) throw new Error(`There is no style sheet ${name}.css in the storefront.`)
  return text.trim()
}
