import type { Item } from '#shared/items/schema.ts'
import type { ModelOf } from '#storefront/blocks/model.ts'

/** The video of a lesson as the video block draws it, with the picture of the lesson as its poster. */
export function lessonVideo({ id, title, lesson, picture }: Item): ModelOf<'video'> | null {
  const video = lesson?.video ?? null
  if (video === null) return null
  const { source } = video
  return {
    ...{ id, type: 'video', source, title, caption: '', ratio: '16/9', poster: picture },
    file: source === 'file' ? video.file : null,
    captions: source === 'file' ? video.captions : null,
    href: source === 'link' ? video.href : '',
  }
}
