import type { Picture } from '#shared/pictures/schema.ts'

/** The pictures of one product. */
export interface GalleryModel {
  readonly productId: string
  readonly title: string
  readonly pictures: readonly Picture[]
  /** The first picture: the chosen variant's, or the product's first. */
  readonly initialPictureId: string | null
  /** Pictures of variants; they are loaded before one is chosen. */
  readonly variantPictureIds: readonly string[]
}
