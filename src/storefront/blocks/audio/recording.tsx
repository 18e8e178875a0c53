import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { audioTexts } from './texts.ts'

/** A recording in the browser's own player, which loads nothing before a visitor plays it. */
export const Recording = ({ file, title }: { file: MediaFile; title: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what is said is in the words around it, where the owner wrote it.
  <audio controls preload="none" src={file.assetUrl} aria-label={title || audioTexts.audio} />
)
