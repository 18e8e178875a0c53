import { useContentLanguage } from '../../content-text.tsx'
import type { AudioModel } from '../model.ts'
import { audioTexts } from './texts.ts'

/** A recording with the browser's own player. */
export function AudioBlock({ block: { file, title, artist } }: { block: AudioModel }) {
  const language = useContentLanguage()
  if (!file) return null
  return (
    <figure className="audio-block" data-audio-asset-url={file.assetUrl}>
      {(title || artist) && (
        <figcaption lang={language}>
          {title && <strong>{title}</strong>}
          {artist && <span>{artist}</span>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is in the words around it, where the owner wrote it. */}
      <audio controls preload="none" src={file.assetUrl} aria-label={title || audioTexts.audio} />
    </figure>
  )
}
