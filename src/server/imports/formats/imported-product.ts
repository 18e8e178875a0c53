import type { FixedPrices } from '#shared/currencies/schema.ts'
import type { ImportProblem } from '#shared/imports/schema.ts'
import type { ProductType } from '#shared/products/codes.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import type { Content } from '#shared/unit-prices/schema.ts'
import type { FileFact } from './file-facts.ts'
import type { SkipReason } from './problems.ts'
import type { DecimalSigns } from './read-number.ts'
import type { LocationCell } from './vitrine/location-stock.ts'
import type { OwnSettings } from './vitrine/own-settings.ts'

// The common result of all readers. A field that is left out is not in the file: an update does not change it.

/** A category and its ancestors, from the top down. */
export interface CategoryPath {
  readonly names: readonly string[]
  /** Whether the names were made from a URL: then the URL identifies the category. */
  readonly isAddress: boolean
  /** The URL of each of them in the old shop, where the file has both. */
  readonly addresses?: readonly string[]
}

export interface ImportedPicture {
  readonly url: string
  readonly altText?: string
}

export interface ImportedVariant {
  readonly line: number
  /** The id in the file; empty when there is none. */
  readonly sourceId: string
  /** Empty when the file has none. */
  readonly sku: string
  /** Option name to value. */
  readonly attributes: Readonly<Record<string, string>>
  /** Hundredths. Without a price a new product becomes a draft, and a new variant is left out. */
  readonly priceCents?: number
  /** The current selling price in hundredths, from a file that does not name the regular price. */
  readonly sellsAtCents?: number
  readonly salePriceCents?: number
  readonly onSale?: boolean
  /** Prices in other currencies, from our own export. */
  readonly fixedPrices?: FixedPrices
  /** What it contains; null where the file says that there is none. */
  readonly content?: Content | null
  readonly unlimited?: boolean
  readonly qtyInStock?: number
  /** Units at the locations of the shop that wrote the file, from our own export; empty cells are left out. */
  readonly stockAt?: readonly LocationCell[]
  /** The file does not track its stock: a new variant is unlimited, an existing one keeps its stock. */
  readonly isUncounted?: boolean
  readonly weightGrams?: number
  readonly lengthMillimetres?: number
  readonly widthMillimetres?: number
  readonly heightMillimetres?: number
  /** URL of the picture that shows this variant. */
  readonly pictureUrl?: string
}

export interface ImportedProduct {
  readonly line: number
  readonly lastLine: number
  /** The file's permanent name of the product: an id or a handle. Empty when it has none. */
  readonly sourceId: string
  /** URL of its store page; empty when the file has none. */
  readonly storePage: string
  /** Title of that page; made from its URL when the file has none. */
  readonly storePageTitle?: string
  /** Empty: made from the title. */
  readonly urlId: string
  readonly title: string
  readonly productType?: ProductType
  /** A visible product is published. `private` and `draft` are both invisible. */
  readonly visibility?: 'published' | 'private' | 'draft'
  readonly body?: string
  readonly excerpt?: string
  readonly tags?: readonly string[]
  readonly categories?: readonly CategoryPath[]
  /**
   * Absent where the file has no option columns: it identifies variants by SKU alone, and variants that it does not
   * name stay.
   */
  readonly options?: readonly string[]
  readonly variants: readonly ImportedVariant[]
  readonly pictures?: readonly ImportedPicture[]
  readonly seoTitle?: string
  readonly seoDescription?: string
  readonly taxable?: boolean
  /** The name of its tax category; '' is the standard one. */
  readonly taxCategory?: string
  /** Facts that many products of a file share; they are reported once, with the number of products. */
  readonly facts?: readonly FileFact[]
  /** How it renews, where it is sold as a subscription. */
  readonly subscriptionPlan?: SubscriptionPlan
  /** Settings that only our own export contains. */
  readonly own?: OwnSettings
  /** The heading of the price column. */
  readonly priceHeading?: string
  /** URLs of its download files; they are not imported. */
  readonly downloadUrls?: readonly string[]
  /** Why it is left out on purpose. */
  readonly skip: SkipReason | null
  readonly problems: readonly ImportProblem[]
}

/**
 * A product of a file whose lines are known and whose cells are not read yet: counting products need not read them.
 */
export type UnreadProduct = () => ImportedProduct

/** Facts about the importing shop that a reader needs. */
export interface ReadingContext {
  readonly currency: string
  readonly locale: string
  /** The decimal signs of the file; the reader detects them. */
  readonly signs?: DecimalSigns
  /** Units of weights and lengths in files that do not name them. */
  readonly units: { readonly weight: string; readonly length: string }
  /** Milliseconds since 1970, for sales with dates. */
  readonly now: number
}

/** Whether a product has no errors of its own in the file. */
export const isSound = (product: ImportedProduct): boolean =>
  product.skip === null && !product.problems.some(({ severity }) => severity === 'error')
