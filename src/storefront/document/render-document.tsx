import { renderToStaticMarkup } from 'react-dom/server'
import { contentLanguage, pageLanguage } from '#shared/languages/rules.ts'
import { usedProviders } from '#shared/pixels/rules.ts'
import type { ThirdParty } from '../islands/island-drawing.ts'
import type { StyleName } from '../style-name.ts'
import { hasCurrencies } from './currency-form.tsx'
import type { CodeOnPages } from './custom-code.ts'
import { type DrawingCache, noDrawingCache, type Piece } from './drawing-cache.ts'
import { fontStyles } from './fonts.ts'
import { asksConsent, drawBody, hasFooter, hasHeader, popupOn, type WatchedBy } from './frame.tsx'
import { Head, STYLE_SLOT } from './head.tsx'
import { hideClosedScript } from './hide-closed.ts'
import { drawMain } from './main-part.tsx'
import type { PageHead } from './page-head.ts'
import { rememberedCountScript } from './remembered-count.ts'
import type { Screen } from './screen.ts'
import { showConsentScript } from './show-consent.ts'
import type { Site } from './site.ts'
import { consentStyles, currencyStyles, footerFormStyles, frameStyles, headerStyles, styleText } from './styles.ts'
import { logoStyle, sectionThemes, themeStyle } from './theme.ts'
import type { BrokenPart } from './without-broken-parts.tsx'

/** Files of the browser bundle; read from its manifest on the server. */
export interface BrowserFiles {
  /** The script that every page loads. */
  readonly runtime: string
}

export interface RenderedDocument {
  readonly pieces: readonly Piece[]
  /** The exact texts of inline style elements; the content security policy contains their hashes. */
  readonly inlineStyles: readonly string[]
  /** The text of the style element that only this page has; '' for none. */
  readonly layoutStyle: string
  /** The exact texts of inline scripts that run, without data blocks (JSON). */
  readonly inlineScripts: readonly string[]
  /** Third parties that its islands load from. */
  readonly thirdParties: ReadonlySet<ThirdParty>
  /** The parts that could not be drawn and are left out. */
  readonly broken: readonly BrokenPart[]
}

/** Renders a whole page: frame, screen and islands. Pure: the same site, head and model give the same HTML. */
export function renderDocument<Model>(page: {
  readonly site: Site
  readonly head: PageHead
  readonly screen: Screen<Model>
  readonly model: Model
  readonly files: BrowserFiles
  /** URLs of style sheets that are files; those without one are inlined. Absent: everything is inlined. */
  readonly styleFileOf?: (names: readonly StyleName[]) => string | null
  /** HTML of the owner in this page; null for none. */
  readonly customCode?: CodeOnPages | null
  /** Pixels of other companies in this page; null for none. */
  readonly pixels?: WatchedBy['pixels']
  /** What the page says about recording visits; null where nobody is recorded. */
  readonly replays?: WatchedBy['replays']
  /** Absent: everything is drawn. */
  readonly drawings?: DrawingCache
}): RenderedDocument {
  const { site, head, screen, files, customCode, pixels = null, replays = null, drawings = noDrawingCache } = page
  const language = contentLanguage(site.settings.locale)
  // The body is rendered first: the head depends on what it uses.
  const main = drawMain(screen, page.model, language, drawings)
  const parts = { main: main.pieces[0]!, pixels, replays, ...(customCode && { end: customCode.body }) }
  const body = drawBody(site, head, parts, drawings)
  const lists = [
    fontStyles(site.styles),
    frameStyles,
    ...(hasHeader(head) ? headerStyles(site, head) : []),
    ...(site.footerForm && hasFooter(head) ? [footerFormStyles] : []),
    ...(hasCurrencies(site) && hasFooter(head) ? [currencyStyles] : []),
    ...(asksConsent(site, head) ? [consentStyles] : []),
    main.styles,
  ]
  const styleFiles = lists.map((names) => page.styleFileOf?.(names) ?? null)
  const inlined = lists.flatMap((names, index) => (styleFiles[index] === null ? names : []))
  const inlineStyles = [themeStyle(site.styles), styleText(inlined)].filter((text) => text !== '')
  const { logoOnDark } = site.appearance
  const layoutStyle = sectionThemes(site.styles, main.themes) + (logoOnDark ? logoStyle(site.styles) : '') + main.layout
  const watchers = new Set<ThirdParty>([
    ...(pixels ? usedProviders(pixels) : []),
    ...(replays?.usesFullStory ? (['fullstory'] as const) : []),
    ...(showsProviderPage(site) ? (['afterpay'] as const) : []),
  ])
  const thirdParties = main.thirdParties.union(body.thirdParties).union(watchers)
  const popup = popupOn(site, head)
  const shared = drawings.of(site.styles, ['styles', ...inlined].join('\n'), () => ({
    pieces: [{ text: inlineStyles.map(styleElement).join('') }],
  }))
  const [beforeStyles = '', afterStyles = ''] = renderToStaticMarkup(
    <Head site={site} head={head} styleFiles={styleFiles.filter((file) => file !== null)} runtime={files.runtime} />,
  ).split(STYLE_SLOT)
  return {
    pieces: [
      `<!DOCTYPE html><html lang="${pageLanguage(site.settings.locale)}">${beforeStyles}`,
      ...shared.pieces,
      (layoutStyle && styleElement(layoutStyle)) + afterStyles.slice(0, -AFTER_HEAD.length),
      ...(customCode ? [customCode.head] : []),
      AFTER_HEAD,
      ...body.pieces,
      '</html>',
    ],
    inlineStyles,
    layoutStyle,
    inlineScripts: [
      rememberedCountScript,
      ...(closesAnnouncement(site, head) ? [hideClosedScript] : []),
      ...(asksConsent(site, head) ? [showConsentScript] : []),
    ],
    thirdParties: popup ? thirdParties.union(new Set(popup.thirdParties)) : thirdParties,
    broken: main.broken,
  }
}

const showsProviderPage = ({ settings: { installments } }: Site): boolean =>
  installments.available && installments.providerPage === true

const AFTER_HEAD = '</head>'

/** The text comes from our style sheets and from numbers and colors of the site; it contains no markup. */
const styleElement = (text: string) => `<style>${text}</style>`

const closesAnnouncement = ({ appearance }: Site, head: PageHead): boolean =>
  hasHeader(head) && appearance.announcement !== null && appearance.header?.announcement.isDismissible === true
