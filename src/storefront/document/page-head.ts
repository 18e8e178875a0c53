import type { PageType } from '#shared/pages/codes.ts'
import type { Page as PageData } from '#shared/pages/schema.ts'
import type { Picture } from '#shared/pictures/schema.ts'

/** A page's metadata for browsers, search engines and scripts of the site. */
export interface PageHead {
  readonly pageType: PageType
  readonly title: string
  readonly description: string
  /** The page's own path; the navigation marks it as current. */
  readonly path: string
  /** The canonical path, or null when search engines should not index the page. */
  readonly canonicalPath: string | null
  /** The picture of shared links. */
  readonly picture?: Picture | null
  /** The Open Graph type of the page. */
  readonly openGraphType?: 'website' | 'article' | 'product'
  /** schema.org objects without their context: one script contains all of them. Not printed where there is no canonical URL. */
  readonly structuredData?: readonly object[]
  readonly collectionId?: string
  /** Collection type code; styles of sites read it. */
  readonly collectionType?: number
  readonly itemId?: string
  readonly view?: 'list' | 'grid' | 'product' | 'item'
  /** Which version of a page that is tested it is, where its visitor is counted. */
  readonly experiment?: string
  /** Whether the floating cart button may appear; not on pages that show the cart itself. */
  readonly showsCartPill?: boolean
  /** The classes of a first section with a background, behind a transparent header. */
  readonly firstBackground?: readonly string[] | undefined
  /** The page's own header and footer; absent: the site's. */
  readonly header?: PageData['header']
  readonly footer?: PageData['footer']
  /** `checkout` omits everything that leads away from paying: navigation, search and footer. */
  readonly frame?: 'checkout'
  /** Set in the checkout of a payment link: its items are not in the cart, so nothing leads back there. */
  readonly hasNoCart?: boolean
  /** The feed of what it lists. */
  readonly feed?: { readonly path: string; readonly title: string }
  /** URLs of the previous and next page of a list. */
  readonly previousPath?: string
  readonly nextPath?: string
}
