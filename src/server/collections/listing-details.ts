import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import type { Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Picture, PictureInput } from '#shared/pictures/schema.ts'
import type { Listing, ListSort } from '#shared/products/schema.ts'
import { listingDetails } from './documents.ts'

/** The text of a details column, such as that of a category. */
export function detailsColumn({
  description,
  picture,
  seoTitle,
  seoDescription,
  sort,
}: Listing & { readonly sort: ListSort | null }): string {
  return listingDetails.write({
    description,
    picture: picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint },
    seoTitle,
    seoDescription,
    sort,
  })
}

type Row = { readonly details: string }

/** Reads the pictures of some rows, in one query. */
export async function picturesOf(scope: Scope, rows: readonly Row[]): Promise<ReadonlyMap<string, Picture>> {
  const shown = rows.flatMap((row) => listingDetails.read(row.details).picture ?? [])
  const assets = await readPictureAssets(scope, [...new Set(shown.map((picture) => picture.id))])
  return new Map(
    shown.flatMap((picture) => {
      const asset = assets.get(picture.id)
      return asset ? [[keyOf(picture), toPicture(asset, picture)] as const] : []
    }),
  )
}

/** The details of a row; a deleted picture is left out. @param pictures from `picturesOf` */
export function detailsOf(row: Row, pictures: ReadonlyMap<string, Picture>): Listing {
  const { description, picture, seoTitle, seoDescription } = listingDetails.read(row.details)
  return { description, seoTitle, seoDescription, picture: (picture && pictures.get(keyOf(picture))) ?? null }
}

/** The order in which a row's products are shown at first; undefined when its owner has not chosen one. */
export const sortOf = (row: Row): ListSort | null | undefined => listingDetails.read(row.details).sort

/** A picture that an owner has chosen. */
export async function choosePicture(
  scope: Scope,
  wanted: PictureInput | null,
): Promise<Result<Picture | null, 'picture-not-found'>> {
  if (wanted === null) return succeed(null)
  const asset = (await readPictureAssets(scope, [wanted.id])).get(wanted.id)
  return asset ? succeed(toPicture(asset, wanted)) : fail('picture-not-found')
}

const keyOf = ({ id, altText, focalPoint: { x, y } }: PictureInput): string => `${id} ${x} ${y} ${altText}`
