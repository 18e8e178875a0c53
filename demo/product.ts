import type { productForms } from './product-forms.ts'

/** A product of the demo as it is written down here; `src/server/demo` turns it into a product of the shop. */
export interface DemoProduct {
  readonly urlId: string
  readonly title: string
  readonly type?: 'physical' | 'digital' | 'service'
  /** Address of its category in `shop.ts`. */
  readonly category: string
  readonly excerpt: string
  /** Paragraphs as HTML. */
  readonly body: string
  readonly tags: readonly string[]
  /** In dollars. */
  readonly price: number
  readonly salePrice?: number
  /** Pieces; absent is unlimited. */
  readonly stock?: number
  readonly weightGrams?: number
  readonly options?: readonly DemoOption[]
  /** What differs from the product's own price, stock and picture, by the values of its options joined by ' / '. */
  readonly variants?: Readonly<Record<string, DemoVariant>>
  /** Combinations that are not made, by one or more of their values. */
  readonly notMade?: readonly (readonly string[])[]
  /** Names of files in `pictures/`, without their ending. */
  readonly pictures: readonly string[]
  /** Names of files in `downloads/` that buyers of a digital product get. */
  readonly files?: readonly string[]
  readonly related?: readonly string[]
  readonly addButtonText?: string
  /** What its buyers fill in. */
  readonly form?: keyof typeof productForms
  readonly soldOutText?: string
  /** Shown when this many or fewer are left; `{qty}` is the number. */
  readonly scarcity?: { readonly text: string; readonly threshold: number }
}

export interface DemoOption {
  readonly name: string
  readonly display: 'dropdown' | 'radio'
  readonly values: readonly string[]
  /** What a value adds to the price, in dollars. */
  readonly adds?: Readonly<Record<string, number>>
  /** The picture that a value shows. */
  readonly pictures?: Readonly<Record<string, string>>
}

export interface DemoVariant {
  readonly price?: number
  readonly salePrice?: number
  readonly stock?: number
}
