import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentLanguage, pageLanguage } from '#shared/languages/rules.ts'
import { isPopupOn } from '#shared/popup/rules.ts'
import { ContentLanguage } from '../content-text.tsx'
import type { ThirdParty } from '../islands/island-drawing.ts'
import type { StyleName } from '../style-name.ts'
import { CartPill } from './cart-pill.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-frame.tsx'
import { DemoLine } from './demo-line.tsx'
import { fontStyles } from './fonts.ts'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { hideClosedScript } from './hide-closed.ts'
import type { PageHead } from './page-head.ts'
import { rememberedCountScript } from './remembered-count.ts'
import { type Screen, stylesOf } from './screen.ts'
import type { Site } from './site.ts'
import { footerFormStyles, frameStyles, headerStyles, styleText } from './styles.ts'
import { documentTexts } from './texts.ts'
import { sectionThemes, themeStyle } from './theme.ts'
import { type BrokenPart, withoutBrokenParts } from './without-broken-parts.tsx'

/** Files of the browser bundle; read from its manifest on the server. */
export interface BrowserFiles {
  /** The script that every page loads. */
  readonly runtime: string
}

export interface RenderedDocument {
  readonly html: string
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
}): RenderedDocument {
  const { site, head, screen, files } = page
  const ScreenComponent = screen.component
  // The body is rendered first: the head depends on what it uses.
  const { body, islands, model, broken } = withoutBrokenParts(screen, page.model, (drawn) => (
    <ContentLanguage value={contentLanguage(site.settings.locale)}>
      <Frame site={site} head={head}>
        <ScreenComponent model={drawn} />
      </Frame>
    </ContentLanguage>
  ))
  const lists = [
    fontStyles(site.styles),
    frameStyles,
    ...(hasHeader(head) ? headerStyles(site, head) : []),
    ...(site.footerForm && hasFooter(head) ? [footerFormStyles] : []),
    stylesOf(screen, model),
  ]
  const styleFiles = lists.map((names) => page.styleFileOf?.(names) ?? null)
  const inlineStyles = [
    themeStyle(site.styles),
    styleText(lists.flatMap((names, index) => (styleFiles[index] === null ? names : []))),
  ].filter((text) => text !== '')
  const layoutStyle = sectionThemes(site.styles, screen.themes?.(model) ?? []) + (screen.layout?.(model) ?? '')
  const headHtml = renderToStaticMarkup(
    <Head
      site={site}
      head={head}
      styles={{
        inline: layoutStyle === '' ? inlineStyles : [...inlineStyles, layoutStyle],
        files: styleFiles.filter((file) => file !== null),
      }}
      runtime={files.runtime}
    />,
  )
  const popup = popupOn(site, head)
  const html = `<!DOCTYPE html><html lang="${pageLanguage(site.settings.locale)}">${headHtml}${body}</html>`
  return {
    html,
    inlineStyles,
    layoutStyle,
    inlineScripts: [rememberedCountScript, ...(closesAnnouncement(site, head) ? [hideClosedScript] : [])],
    thirdParties: popup ? islands.thirdParties.union(new Set(popup.thirdParties)) : islands.thirdParties,
    broken,
  }
}

const hasHeader = ({ frame, header }: PageHead) => frame !== 'checkout' && header !== 'none'
const hasFooter = ({ frame, footer }: PageHead) => frame !== 'checkout' && footer !== 'none'

const closesAnnouncement = ({ appearance }: Site, head: PageHead): boolean =>
  hasHeader(head) && appearance.announcement !== null && appearance.header?.announcement.isDismissible === true

/** The popup that may open on a page. */
const popupOn = ({ popup }: Site, head: PageHead) => (popup && isPopupOn(popup, head) ? popup : null)

function Frame({ site, head, children }: { site: Site; head: PageHead; children: ReactNode }) {
  const { pageType, collectionId, collectionType, itemId, view } = head
  const isCheckout = head.frame === 'checkout'
  const popup = popupOn(site, head)
  return (
    <body
      id={itemId ? `item-${itemId}` : collectionId ? `collection-${collectionId}` : undefined}
      className={[collectionType && `collection-type-${collectionType}`, view && `view-${view}`]
        .filter(Boolean)
        .join(' ')}
      data-website-id={site.id}
      data-page-type={pageType}
      data-collection-id={collectionId}
      data-item-id={itemId}
      data-currency={site.settings.currency}
      data-locale={site.settings.locale}
      data-popup={popup ? JSON.stringify(popup.offer) : undefined}
    >
      <a className="skip-link" href="#main">
        {documentTexts.skipToContent}
      </a>
      {site.isDemo && <DemoLine />}
      {isCheckout && <CheckoutHeader site={site} />}
      {hasHeader(head) && <Header site={site} head={head} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isCheckout && <CheckoutFooter site={site} />}
      {hasFooter(head) && <Footer site={site} head={head} />}
      {(head.showsCartPill ?? true) && <CartPill site={site} />}
      <div className="visually-hidden" role="status" data-announcer="" />
      <script dangerouslySetInnerHTML={{ __html: rememberedCountScript }} />
    </body>
  )
}
