import type { ItemInput, OwnerItem } from '#shared/items/api.ts'
import { type Lesson, MOST_TRACK_SECONDS, type Recording } from '#shared/items/schema.ts'
import { formatLength, parseLength } from '#shared/items/track-length.ts'
import { readVideoLink } from '#shared/pages/blocks/video-link.ts'
import { pageMessages } from '#shared/pages/messages.ts'

/** What has a length, as it is typed: one that cannot be read is kept, and not saved as another. */
type Typed<Thing> = Omit<Thing, 'seconds'> & { readonly length: string }
export type LessonDraft = Typed<Lesson>

/** An item in the editor: its picture is whole, so that it can be shown. */
export type ItemDraft = Omit<ItemInput, 'picture' | 'lesson' | 'recording'> &
  Pick<OwnerItem, 'picture'> & { readonly lesson: LessonDraft | null; readonly recording: Typed<Recording> | null }

/** The draft of a saved item. */
export function draftOf(item: OwnerItem): ItemDraft {
  const { id: _, collectionId: __, position: ___, createdAt: ____, updatedAt: _____, isLocked: ______, ...draft } = item
  const { lesson, recording } = item
  return { ...draft, lesson: lesson && typed(lesson), recording: recording && typed(recording) }
}

/** A draft as it is sent. Lengths that cannot be read are none, see `wrongFieldsOf`. */
export const inputOf = ({ picture, lesson, recording, ...draft }: ItemDraft): ItemInput => ({
  ...draft,
  lesson: lesson && read(lesson),
  recording: recording && read(recording),
  picture: picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint },
})

/** A draft as text: one with a length that cannot be read differs from one without a length. */
export const textOf = (draft: ItemDraft): string =>
  JSON.stringify([inputOf(draft), lengthsOf(draft).filter((length) => !isLength(length))])

/** What of a draft cannot be saved, by its field. */
export function wrongFieldsOf(draft: ItemDraft): Readonly<Record<string, string>> {
  const video = draft.lesson?.video
  return {
    ...(draft.title.trim() === '' && { title: 'Enter a title.' }),
    ...(video?.source === 'link' && readVideoLink(video.href) === null && { video: pageMessages['video-unknown']() }),
    ...(!lengthsOf(draft).every(isLength) && { length: 'Enter a length such as 3:45.' }),
  }
}

const lengthsOf = ({ lesson, recording }: ItemDraft) => [lesson?.length ?? '', recording?.length ?? '']

const isLength = (text: string) => text.trim() === '' || (parseLength(text) ?? Infinity) <= MOST_TRACK_SECONDS

function typed<Thing extends { readonly seconds: number | null }>({ seconds, ...rest }: Thing) {
  return { ...rest, length: seconds === null ? '' : formatLength(seconds) }
}

function read<Thing extends { readonly length: string }>({ length, ...rest }: Thing) {
  return { ...rest, seconds: parseLength(length) }
}
