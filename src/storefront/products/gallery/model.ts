import type { Picture } from '#shared/products/schema.ts'

/** The pictures of one product. */
export interface GalleryModel {
  readonly productId: string
  readonly title: string
  readonly pictures: readonly Picture[]
  /** The picture to start with: the chosen variant's, or the first. */
  readonly initialPictureId: string | null
  /** Pictures that a choice of variant may ask for: they are fetched before it does. */
  readonly variantPictureIds: readonly string[]
}
