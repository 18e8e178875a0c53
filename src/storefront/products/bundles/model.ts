import type { PictureProps } from '../../pictures/picture.tsx'

/** A variant that is in a bundle, or that visitors can pick. */
export interface BundleItem {
  readonly itemId: string
  readonly sku: string
  readonly title: string
  /** The values of its options as text; empty without any. */
  readonly options: string
  /** What one piece costs alone, formatted. */
  readonly price: string
  readonly href: string
  readonly picture: PictureProps['picture'] | null
  /** Pieces that can be picked; null when it is unlimited. */
  readonly available: number | null
}

/** A part of a fixed bundle: one item, or several of which visitors choose one. */
export interface FixedPart {
  readonly quantity: number
  /** Whether visitors choose among its items. */
  readonly isOpen: boolean
  /** Empty where the part is not sold now. */
  readonly items: readonly BundleItem[]
}

interface Worth {
  /**
   * What the parts cost alone and what the bundle saves, formatted. Where the choices decide, what it saves at least and no
   * sum; null where it can save nothing.
   */
  readonly worth: { readonly separately: string | null; readonly saved: string } | null
  /** Whether it can be bought at all: none of its parts is hidden or deleted. */
  readonly isOffered: boolean
}

/** What a bundle consists of, as its page shows it. */
export type BundleModel =
  | (Worth & { readonly kind: 'fixed'; readonly parts: readonly FixedPart[] })
  | (Worth & {
      readonly kind: 'choice'
      readonly pick: number
      readonly repeats: boolean
      readonly items: readonly BundleItem[]
    })

/** Pieces that a visitor has picked, as the cart takes them. */
export interface PickedPart {
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
}
