import type { FilteredProducts } from '#server/products/visible/filter-products.ts'
import type { ListFilters } from '#server/products/visible/list-filters.ts'
import type { FoundProducts } from '#server/products/visible/search-products.ts'
import type { CaptchaSettings } from '#shared/captcha/schema.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { Category, ListSort, Product } from '#shared/products/schema.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import type { NavigationLink } from '#storefront/document/site.ts'

export interface ListQuery {
  readonly collectionId: string
  /** With its descendants; the whole store when absent. */
  readonly categoryId?: string
  readonly sort: ListSort
  readonly offset: number
  readonly limit: number
}

/** Some products of a longer list. */
export interface ProductList {
  readonly products: readonly ProductSummary[]
  /** How many there are in the whole list. */
  readonly total: number
}

/** A store page with its categories, the root first; children follow their parents in the order they are shown. */
export interface StorePage {
  readonly collection: Collection
  readonly categories: readonly Category[]
}

/** A page that was found. */
export interface FoundPage {
  readonly id: string
  readonly title: string
  /** Path of the page. */
  readonly fullUrl: string
  readonly description: string
}

/**
 * What pages are made from: one website, as visitors see it. Drafts, private products and disabled stores do not exist
 * here.
 */
export interface PageSources {
  navigation(): Promise<readonly NavigationLink[]>
  /** A published page; '' is the home page. */
  page(urlId: string): Promise<Page | null>
  /** Those of the forms that there are, by id: one look for all forms of a page. */
  forms(formIds: readonly string[]): Promise<ReadonlyMap<string, PublicForm>>
  /** The form in the frame of every page, which is read once; null where it is gone. */
  footerForm(formId: string): Promise<PublicForm | null>
  /** What pages know of the site's captcha; null where its owner has no keys. */
  captcha(): Promise<CaptchaSettings | null>
  store(urlId: string): Promise<StorePage | null>
  storeById(collectionId: string): Promise<StorePage | null>
  product(collectionId: string, urlId: string): Promise<Product | null>
  products(query: ListQuery): Promise<ProductList>
  /** The same through filters, with counts; null for lists that are too long to be counted. */
  filteredProducts(query: ListQuery, filters: ListFilters): Promise<FilteredProducts | null>
  /** Those of the ids that can be seen, in the order of the ids. */
  productsById(productIds: readonly string[]): Promise<readonly ProductSummary[]>
  /** The owner's pick first, then products of the same categories; none that is sold out. */
  related(product: Product, limit: number): Promise<readonly ProductSummary[]>
  /** @param range.isExact whether no slip is forgiven */
  search(text: string, range: { offset: number; limit: number; isExact?: boolean }): Promise<FoundProducts>
  /** Published pages that are found by their titles and words, best first. */
  searchPages(text: string, limit: number, isExact?: boolean): Promise<readonly FoundPage[]>
  /** Where a path without a page leads instead: a path of the site or a URL elsewhere; null without a redirect. */
  redirect(path: string): Promise<string | null>
  /** Every address that search engines should know, with the time of its last change in milliseconds (UTC). */
  addresses(): Promise<readonly { readonly path: string; readonly changedAt: number }[]>
}
