import { readPictureAssets, toPicture } from '#server/products/read-pictures.ts'
import type { Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ProductPictureInput } from '#shared/products/api.ts'
import { blankListing, type Listing, type Picture } from '#shared/products/schema.ts'

/** What is said about a store page or a category, as its row keeps it in one JSON column. */
interface StoredDetails<Sort> extends Omit<Listing, 'picture'> {
  readonly picture: ProductPictureInput | null
  readonly sort: Sort
}

/** Text of the column for details, such as those of a category. */
export function detailsColumn<Sort>({
  description,
  picture,
  seoTitle,
  seoDescription,
  sort,
}: Listing & { sort: Sort }) {
  const stored: StoredDetails<Sort> = {
    description,
    picture: picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint },
    seoTitle,
    seoDescription,
    sort,
  }
  return JSON.stringify(stored)
}

type Row = { readonly details: string }
type Details = Partial<StoredDetails<never>>

/** Reads the pictures that some rows show, with one query where there are any. */
export async function picturesOf(scope: Scope, rows: readonly Row[]): Promise<ReadonlyMap<string, Picture>> {
  const shown = rows.flatMap((row) => (JSON.parse(row.details) as Details).picture ?? [])
  const assets = await readPictureAssets(scope, [...new Set(shown.map((picture) => picture.id))])
  return new Map(
    shown.flatMap((picture) => {
      const asset = assets.get(picture.id)
      return asset ? [[keyOf(picture), toPicture(asset, picture)] as const] : []
    }),
  )
}

/** The details of a row; a picture that is gone is not there. @param pictures from `picturesOf` */
export function detailsOf(row: Row, pictures: ReadonlyMap<string, Picture>): Listing {
  const { picture, ...words } = JSON.parse(row.details) as Details
  const { description, seoTitle, seoDescription } = { ...blankListing, ...words }
  return { description, seoTitle, seoDescription, picture: (picture && pictures.get(keyOf(picture))) ?? null }
}

/** In which order a row's products are shown first; undefined where its owner has not said. */
export const sortOf = <Sort>(row: Row): Sort | undefined =>
  (JSON.parse(row.details) as Partial<StoredDetails<Sort>>).sort

/** A picture that an owner has chosen. */
export async function choosePicture(
  scope: Scope,
  wanted: ProductPictureInput | null,
): Promise<Result<Picture | null, 'picture-not-found'>> {
  if (wanted === null) return succeed(null)
  const asset = (await readPictureAssets(scope, [wanted.id])).get(wanted.id)
  return asset ? succeed(toPicture(asset, wanted)) : fail('picture-not-found')
}

const keyOf = ({ id, altText, focalPoint: { x, y } }: ProductPictureInput): string => `${id} ${x} ${y} ${altText}`
