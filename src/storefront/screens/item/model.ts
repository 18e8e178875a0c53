import type { CollectionKind } from '#shared/items/kinds.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { ModelOf } from '../../blocks/model.ts'
import type { TermLink } from '../../items/model.ts'
import type { DrawnSection } from '../page/model.ts'

/** The page of an item, such as a post. */
export interface ItemModel {
  readonly kind: CollectionKind
  readonly title: string
  readonly collection: TermLink
  readonly collectionId: string
  /** Null where it is not shown. */
  readonly date: { readonly words: string; readonly iso: string } | null
  /** The place of an event and how it is put into a calendar; null for other items. */
  readonly event: {
    readonly place: readonly string[]
    readonly templateHref: string
    readonly fileHref: string
  } | null
  /** Who wrote or plays it, with the list of what else they did where there is one. */
  readonly author: { readonly label: string; readonly href: string | null } | null
  /** What the track of an album plays; null for other items. */
  readonly recording: MediaFile | null
  /** The video of a lesson, which is shown in place of its picture; null for other items. */
  readonly video: ModelOf<'video'> | null
  /** How long it plays; null where it is not known. */
  readonly length: string | null
  readonly excerpt: string
  readonly picture: Picture | null
  readonly categories: readonly TermLink[]
  readonly tags: readonly TermLink[]
  /** Where it was published first; null for none. */
  readonly source: TermLink | null
  readonly sections: readonly DrawnSection[]
  readonly newer: TermLink | null
  readonly older: TermLink | null
}
