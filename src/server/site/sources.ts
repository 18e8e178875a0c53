import type { Menus } from '#server/collections/read-navigation.ts'
import type { ItemPart, ItemQuery } from '#server/items/list-visible-items.ts'
import type { VisibleProduct } from '#server/products/read-product.ts'
import type { FilteredProducts } from '#server/products/visible/filter-products.ts'
import type { ListFilters } from '#server/products/visible/list-filters.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { Stored } from '#server/products/visible/stored.ts'
import type { CaptchaUse, FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { Item, ItemCollection, ItemTerm, TermKind } from '#shared/items/schema.ts'
import type { Merchandising } from '#shared/merchandising/schema.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { Popup } from '#shared/popup/schema.ts'
import type { Category, ListSort } from '#shared/products/schema.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import type { ShownReview } from '#shared/reviews/schema.ts'
import type { WantedReviews } from '#shared/reviews/wanted-reviews.ts'
import type { SearchKind } from '#shared/search/kinds.ts'
import type { Appearance } from '#shared/websites/appearance.ts'

export interface ListQuery {
  readonly collectionId: string
  /** Includes its descendants; absent: the whole store. */
  readonly categoryId?: string
  readonly sort: ListSort
  readonly offset: number
  readonly limit: number
}

/** A part of a list of products. */
export interface ProductList {
  readonly products: readonly Stored<ProductSummary>[]
  /** The number of products in the whole list. */
  readonly total: number
}

/** A store page with its categories, the root first; children follow their parents in display order. */
export interface StorePage {
  readonly collection: Collection
  readonly categories: readonly Category[]
}

/** What visitors find with a search. */
export interface SiteFindings {
  /** Only kinds with results; the kind with the best one first. */
  readonly kinds: readonly { readonly kind: SearchKind; readonly ids: readonly string[] }[]
  /** The corrected text, when the typed one has no results; else null. */
  readonly correctedText: string | null
  /** The words that the results contain, normalized. */
  readonly words: readonly string[]
}

/** A found page or item. */
export interface FoundPage {
  readonly id: string
  readonly title: string
  /** Path of the page. */
  readonly fullUrl: string
  readonly description: string
  /** What it says, without its title. */
  readonly text: string
  readonly picture: Picture | null
  /** The item that it belongs to, with the title of its collection; null for a page of its own. */
  readonly item:
    | ({ readonly collectionTitle: string } & Pick<Item, 'publishAt' | 'startsAt' | 'endsAt' | 'position'>)
    | null
}

/** A URL for search engines. */
export interface Address {
  readonly path: string
  /** Milliseconds since 1970 (UTC). */
  readonly changedAt: number
  readonly picture?: Picture | null
}

/** Things of which a website may have more than one sitemap may name. */
export const numerousNouns = ['products', 'items'] as const
export type NumerousNoun = (typeof numerousNouns)[number]

/** Every URL for search engines. */
export interface AddressSources {
  /** Those of which there are not many. */
  ofSite(): Promise<readonly Address[]>
  /** The first id of each part. */
  parts(noun: NumerousNoun): Promise<readonly string[]>
  inPart(noun: NumerousNoun, beginning: string): AsyncIterable<readonly Address[]>
}

/** Collections of items as visitors see them. */
export interface ItemSources {
  collection(urlId: string): Promise<ItemCollection | null>
  /** Null for one with a password: other pages show nothing of its items. */
  collectionById(collectionId: string): Promise<ItemCollection | null>
  item(collectionId: string, urlId: string): Promise<Item | null>
  /** An item that no list has: a private one, or one with a password. */
  unlisted(collectionId: string, urlId: string): Promise<Item | null>
  /** The pages of items, by the ids of both. */
  pages(itemIds: readonly string[]): Promise<ReadonlyMap<string, Page>>
  /** Null when the item that the part should follow is gone. */
  list(query: ItemQuery): Promise<ItemPart | null>
  /** The events that are not over. */
  upcoming(collectionId: string, now: number): Promise<readonly Item[]>
  /** Those that will be published on a date, where an owner orders them. */
  scheduled(collectionId: string): Promise<readonly Item[]>
  neighbors(item: Item): Promise<{ readonly older: Item | null; readonly newer: Item | null }>
  term(collectionId: string, kind: TermKind, slug: string): Promise<ItemTerm | null>
  terms(collectionId: string, kind: TermKind): Promise<readonly ItemTerm[]>
}

/**
 * The data for pages: one website, as visitors see it. Drafts, private products and disabled stores are not visible
 * here; only `privatePage` and `unlisted` are for people who may see more (`access`).
 */
export interface PageSources {
  menus(): Promise<Menus>
  /** A published page; '' is the first one of the site: its splash page, else its home page. */
  page(urlId: string): Promise<Page | null>
  /** A page with the content of a saved version of it; null where there is none. */
  version(page: Page, versionId: string): Promise<Page | null>
  /** The path of the home page. */
  homePath(): Promise<string>
  /** The owner's page for URLs that do not exist, or for errors; null when there is none. */
  specialPage(purpose: 'not-found' | 'error'): Promise<Page | null>
  /** A page for the site's own people. */
  privatePage(urlId: string): Promise<Page | null>
  /** The existing forms among the ids: one query for all forms of a page. */
  forms(formIds: readonly string[]): Promise<ReadonlyMap<string, PublicForm>>
  /** A form in the frame of every page, which is read once; null when it is gone. */
  frameForm(formId: string): Promise<PublicForm | null>
  /** A page or a part of one, whose pictures and files are as they are now (`server/files/current-pictures.ts`). */
  current<Value>(value: Value): Promise<Value>
  /** The website's appearance, with its pictures as they are now; read once. */
  appearance(stored: Appearance): Promise<Appearance>
  /** A picture with its file; null when the file is gone. */
  picture(picture: Popup['picture']): Promise<Picture | null>
  /** The captcha for a use; null when its owner wants none there or has no keys. */
  captcha(use: CaptchaUse): Promise<FormCaptcha | null>
  /** What a product shows to sell it, as the product, its categories and the site decide. */
  merchandising(product: VisibleProduct): Promise<Stored<Merchandising>>
  /** The variants of what a bundle consists of; null for other products, without a query. */
  bundleParts(product: VisibleProduct): Promise<Stored<CartVariant[]> | null>
  /** A page of the reviews of a product; empty without a query where it has none. */
  reviews(product: VisibleProduct, wanted: WantedReviews): Promise<Stored<ShownReview[]>>
  /** Whether visitors can see a product of any store page; asked once. */
  sellsProducts(): Promise<boolean>
  store(urlId: string): Promise<StorePage | null>
  storeById(collectionId: string): Promise<StorePage | null>
  product(collectionId: string, urlId: string): Promise<VisibleProduct | null>
  products(query: ListQuery): Promise<ProductList>
  /** The same with filters and counts; null for lists that are too long to be counted. */
  filteredProducts(query: ListQuery, filters: ListFilters): Promise<FilteredProducts | null>
  /** The visible products among the ids, in the order of the ids. */
  productsById(productIds: readonly string[]): Promise<readonly ProductSummary[]>
  /** The owner's choice first, then products of the same categories; none that is sold out. */
  related(product: VisibleProduct, limit: number): Promise<readonly Stored<ProductSummary>[]>
  /** @param isExact whether misspellings are not corrected */
  search(text: string, isExact?: boolean): Promise<SiteFindings>
  /** Pages and items that a search has found, in the order of the ids. */
  foundPages(ids: readonly string[]): Promise<readonly FoundPage[]>
  /** The paths of published pages by their ids; others are left out. */
  pagePaths(pageIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The target of a path without a page: a path of the site or a URL elsewhere; null without a redirect. */
  redirect(path: string): Promise<string | null>
  readonly items: ItemSources
  readonly addresses: AddressSources
}
