import type { PictureInput } from '#shared/pictures/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import type { Catalogue } from './catalogue.ts'

/** A picture that a file names for a product. */
export interface WantedPicture {
  readonly url: string
  readonly altText: string | null
  readonly focalPoint?: PictureInput['focalPoint'] | undefined
  /** The picture of this website; null while it has to be fetched. */
  readonly id: string | null
}

const MOST_PICTURES = 100

/** The pictures that a file names for a product, those of its variants last; null when it has no picture columns. */
export function wantedPictures(
  imported: ImportedProduct,
  catalogue: Pick<Catalogue, 'pictureOf'>,
): WantedPicture[] | null {
  const named = imported.pictures ?? []
  const urls = new Set(named.map((picture) => picture.url))
  const ofVariants = imported.variants.flatMap(({ pictureUrl }) => pictureUrl ?? []).filter((url) => !urls.has(url))
  if (imported.pictures === undefined && ofVariants.length === 0) return null
  const all = [...named, ...[...new Set(ofVariants)].map((url) => ({ url, altText: undefined }))]
  return all.slice(0, MOST_PICTURES).map(({ url, altText }, place) => ({
    url,
    altText: altText ?? null,
    focalPoint: imported.own?.focalPoints[place],
    id: catalogue.pictureOf(url),
  }))
}

/**
 * The pictures that a product shows: those of the file, in its order. While some are missing, the previous pictures
 * stay behind them, so that a product is never without one.
 */
export function arrangePictures(wanted: readonly WantedPicture[], present: readonly PictureInput[]): PictureInput[] {
  const before = new Map(present.map((picture) => [picture.id, picture]))
  const arranged = new Map<string, PictureInput>()
  for (const { id, altText, focalPoint } of wanted) {
    if (id === null || arranged.has(id)) continue
    const picture = before.get(id) ?? { id, altText: '', focalPoint: { x: 0.5, y: 0.5 } }
    arranged.set(id, { ...picture, altText: altText ?? picture.altText, focalPoint: focalPoint ?? picture.focalPoint })
  }
  const isWhole = wanted.every(({ id }) => id !== null)
  for (const picture of isWhole ? [] : present) if (!arranged.has(picture.id)) arranged.set(picture.id, picture)
  return [...arranged.values()].slice(0, MOST_PICTURES)
}

/** The pictures of a product as they are saved. */
export const picturesOf = (product: Product | null): PictureInput[] =>
  (product?.pictures ?? []).map(({ id, altText, focalPoint }) => ({ id, altText, focalPoint }))
