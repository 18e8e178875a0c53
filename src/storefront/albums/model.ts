import type { Picture } from '#shared/pictures/schema.ts'

/** A track of an album. */
export interface TrackModel {
  readonly id: string
  readonly title: string
  /** '' where it is that of the album. */
  readonly artist: string
  /** Its file; null where there is none yet. */
  readonly assetUrl: string | null
  /** Its length as text and as `datetime` has it; null where it is not known. */
  readonly length: { readonly words: string; readonly iso: string } | null
  /** Its own page, where that says more; null for others. */
  readonly aboutHref: string | null
}

/** An album as it is listened to. */
export interface AlbumModel {
  readonly title: string
  readonly href: string
  readonly artist: string
  readonly cover: Picture | null
  readonly tracks: readonly TrackModel[]
}
