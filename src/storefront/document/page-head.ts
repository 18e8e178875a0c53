import type { PageType } from '#shared/pages/codes.ts'
import type { Picture } from '#shared/products/schema.ts'

/** What a page says about itself to browsers, search engines and scripts of the site. */
export interface PageHead {
  readonly pageType: PageType
  readonly title: string
  readonly description: string
  /** The page's own path; the navigation marks it as current. */
  readonly path: string
  /** The path under which the content is to be known, or null where search engines should not keep the page. */
  readonly canonicalPath: string | null
  /** The picture of shared links. */
  readonly picture?: Picture | null
  /** What kind of thing the page is to sites that show shared links. */
  readonly openGraphType?: 'website' | 'article' | 'product'
  /** schema.org objects, each printed as one JSON-LD block. */
  readonly structuredData?: readonly object[]
  readonly collectionId?: string
  /** Collection type code (§2). */
  readonly collectionType?: number
  readonly itemId?: string
  readonly view?: 'list' | 'grid' | 'product' | 'item'
  /** Whether the floating cart pill may appear; not where the cart itself is on screen. */
  readonly showsCartPill?: boolean
  /** `checkout` leaves out everything that leads away from paying: navigation, search and footer. */
  readonly frame?: 'checkout'
  /** Addresses of the pages before and after in a paged list. */
  readonly previousPath?: string
  readonly nextPath?: string
}
