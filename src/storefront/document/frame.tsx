import type { ReactElement, ReactNode } from 'react'
import { isRecordedPage } from '#shared/analytics/rules.ts'
import { takesCode } from '#shared/custom-code/rules.ts'
import { contentLanguage } from '#shared/languages/rules.ts'
import type { Pixels } from '#shared/pixels/schema.ts'
import { isPopupOn } from '#shared/popup/rules.ts'
import type { ReplayOffer } from '#shared/replays/rules.ts'
import { ContentLanguage } from '../content-text.tsx'
import type { ThirdParty } from '../islands/island-drawing.ts'
import { CartPill } from './cart-pill.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-frame.tsx'
import { ConsentBanner, ConsentScript } from './consent-banner.tsx'
import { currentLinks } from './current-links.ts'
import { DemoLine } from './demo-line.tsx'
import type { DrawingCache, Piece } from './drawing-cache.ts'
import { FORM_SLOT, Footer, FooterForm } from './footer.tsx'
import { Header } from './header.tsx'
import type { PageHead } from './page-head.ts'
import { rememberedCountScript } from './remembered-count.ts'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'
import { render } from './without-broken-parts.tsx'

export const hasHeader = ({ frame, header }: PageHead) => frame !== 'checkout' && header !== 'none'
export const hasFooter = ({ frame, footer }: PageHead) => frame !== 'checkout' && footer !== 'none'

/** The popup that may open on a page. */
export const popupOn = ({ popup }: Site, head: PageHead) => (popup && isPopupOn(popup, head) ? popup : null)

/** Whether visitors of a page are asked for their consent: where code of the owner can be. */
export const asksConsent = ({ consent }: Site, head: PageHead) => consent !== null && takesCode(head)

const MAIN = '<main id="main" tabindex="-1">'
const AFTER_MAIN = '</main>'
const AFTER_BODY = '</body>'
/** The letter of islands in the frame. */
const FRAME_ISLANDS = 'f'

/** What follows visitors of a page who agree to it. */
export interface WatchedBy {
  /** Pixels of other companies; null for none. */
  readonly pixels: Pixels | null
  /** What the page says about recording visits; null where nobody is recorded. */
  readonly replays: ReplayOffer | null
}

interface Body {
  readonly pieces: readonly Piece[]
  /** Third parties that islands of the frame load from. */
  readonly thirdParties: ReadonlySet<ThirdParty>
}

/**
 * The body of a page: its frame around its main part, and what comes last. Pages whose header and footer are the same
 * draw them once.
 */
export function drawBody(
  site: Site,
  head: PageHead,
  { main, pixels, replays, end }: WatchedBy & { readonly main: Piece; readonly end?: Piece },
  drawings: DrawingCache,
): Body {
  const language = contentLanguage(site.settings.locale)
  const draw = (element: ReactElement) =>
    render(<ContentLanguage value={language}>{element}</ContentLanguage>, FRAME_ISLANDS)
  const frame = drawings.of(site, frameName(site, head), () => {
    const before = draw(<BeforeMain site={site} head={head} />)
    const after = draw(<AfterMain site={site} head={head} />)
    return {
      pieces: [before.body + MAIN, ...(AFTER_MAIN + after.body).split(FORM_SLOT)].map((text) => ({ text })),
      thirdParties: before.islands.thirdParties.union(after.islands.thirdParties),
    }
  })
  const [before, beforeForm, afterForm] = frame.pieces
  const form = afterForm && draw(<FooterForm site={site} head={head} />)
  return {
    pieces: [
      draw(<BodyTag site={site} head={head} pixels={pixels} replays={replays} />).body.slice(0, -AFTER_BODY.length),
      before!,
      main,
      beforeForm!,
      ...(form ? [form.body, afterForm] : []),
      ...(end ? [end] : []),
      AFTER_BODY,
    ],
    thirdParties: form ? frame.thirdParties.union(form.islands.thirdParties) : frame.thirdParties,
  }
}

/** Everything besides the site that its header and footer depend on. */
const frameName = (site: Site, head: PageHead): string => {
  const { frame, hasNoCart, header, footer, firstBackground, showsCartPill, path } = head
  const parts = [frame, hasNoCart, header, footer, firstBackground?.join(' '), showsCartPill, asksConsent(site, head)]
  return ['frame', ...parts, ...currentLinks(site, path)].join('\n')
}

function BodyTag({ site, head, pixels, replays }: WatchedBy & { site: Site; head: PageHead }) {
  const { pageType, collectionId, collectionType, itemId, view, experiment } = head
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
      data-counts-visits={site.countsVisits && isRecordedPage(pageType) ? '' : undefined}
      data-experiment={experiment}
      data-consent-version={site.consent?.version}
      data-pixels={pixels ? JSON.stringify(pixels) : undefined}
      data-replays={replays ? JSON.stringify(replays) : undefined}
      data-popup={popup ? JSON.stringify(popup.offer) : undefined}
    />
  )
}

function BeforeMain({ site, head }: { site: Site; head: PageHead }): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        {documentTexts.skipToContent}
      </a>
      {asksConsent(site, head) && <ConsentBanner site={site} />}
      {site.isDemo && <DemoLine />}
      {head.frame === 'checkout' && <CheckoutHeader site={site} hasCart={!head.hasNoCart} />}
      {hasHeader(head) && <Header site={site} head={head} />}
    </>
  )
}

function AfterMain({ site, head }: { site: Site; head: PageHead }): ReactNode {
  return (
    <>
      {head.frame === 'checkout' && <CheckoutFooter site={site} />}
      {hasFooter(head) && <Footer site={site} path={head.path} asksConsent={asksConsent(site, head)} />}
      {(head.showsCartPill ?? true) && <CartPill site={site} />}
      <div className="visually-hidden" role="status" data-announcer="" />
      <script dangerouslySetInnerHTML={{ __html: rememberedCountScript }} />
      {asksConsent(site, head) && <ConsentScript />}
    </>
  )
}
