import type { ProductType } from '#shared/products/codes.ts'
import type { FileFact } from './file-facts.ts'
import type { OwnSettings } from './own-settings.ts'
import type { SkipReason } from './problems.ts'
import type { DecimalSigns } from './read-number.ts'
import type { ImportProblem } from './schema.ts'

// What every reader makes of its file. A field that is left out is one that the file says nothing about: an update
// leaves it as it is.

/** A category and those above it, from the top down. */
export interface CategoryPath {
  readonly names: readonly string[]
  /** Whether the names were made from an address: then it is the address that tells the category. */
  readonly isAddress: boolean
  /** The URL of each of them in the shop that wrote the file, where that is known beside the name. */
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
  /** Empty when the file gives none. */
  readonly sku: string
  /** Option name to value. */
  readonly attributes: Readonly<Record<string, string>>
  /** Hundredths. Without a price a new product comes in as a draft, and a new variant of one stays out. */
  readonly priceCents?: number
  /** Hundredths that it sells for, from a file that does not say what it costs without a sale. */
  readonly sellsAtCents?: number
  readonly salePriceCents?: number
  readonly onSale?: boolean
  readonly unlimited?: boolean
  readonly qtyInStock?: number
  /** The file does not count it: a new variant is unlimited, one that is here keeps its stock. */
  readonly isUncounted?: boolean
  readonly weightGrams?: number
  readonly lengthMillimetres?: number
  readonly widthMillimetres?: number
  readonly heightMillimetres?: number
  /** Address of the picture that shows this variant. */
  readonly pictureUrl?: string
}

export interface ImportedProduct {
  readonly line: number
  readonly lastLine: number
  /** What the file calls the product for good: an id, or a handle. Empty when it calls it nothing. */
  readonly sourceId: string
  /** Address of the store page that it stands on; empty when the file does not say. */
  readonly storePage: string
  /** What that page is called; made from its address where the file does not say. */
  readonly storePageTitle?: string
  /** Empty: made from the title. */
  readonly urlId: string
  readonly title: string
  readonly productType?: ProductType
  /** A visible product is published. The other two are ways of not being visible. */
  readonly visibility?: 'published' | 'private' | 'draft'
  readonly body?: string
  readonly excerpt?: string
  readonly tags?: readonly string[]
  readonly categories?: readonly CategoryPath[]
  /** Left out where the file has no columns for options: then it names variants by SKU alone, and others stay. */
  readonly options?: readonly string[]
  readonly variants: readonly ImportedVariant[]
  readonly pictures?: readonly ImportedPicture[]
  readonly seoTitle?: string
  readonly seoDescription?: string
  readonly taxable?: boolean
  /** What there is to say about it that many products of a file share; told once, with how many they are. */
  readonly facts?: readonly FileFact[]
  /** What only our own export says. */
  readonly own?: OwnSettings
  /** What the file calls the column of its price. */
  readonly priceHeading?: string
  /** Where its download files are; they are not imported. */
  readonly downloadUrls?: readonly string[]
  /** Why it is left out on purpose. */
  readonly skip: SkipReason | null
  readonly problems: readonly ImportProblem[]
}

/** What a reader needs to know about the shop that takes the file. */
export interface ReadingContext {
  readonly currency: string
  readonly locale: string
  /** What begins the fraction in the file's numbers; found out by its reader. */
  readonly signs?: DecimalSigns
  /** Units of weights and lengths in files that do not name them. */
  readonly units: { readonly weight: string; readonly length: string }
  /** Milliseconds since 1970, for sales with dates. */
  readonly now: number
}

/** Whether a product of a file can go in as far as the file can tell. */
export const isSound = (product: ImportedProduct): boolean =>
  product.skip === null && !product.problems.some(({ severity }) => severity === 'error')
