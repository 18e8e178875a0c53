import type { AlbumModel } from '../../albums/model.ts'

/** The page of an album. */
export interface AlbumPageModel {
  readonly album: AlbumModel
  readonly description: readonly string[]
}
