import { Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { embedOf, readVideoLink, type VideoLink, videoFrame } from '#shared/pages/blocks/video-link.ts'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { useThirdParties } from '../../islands/use-third-parties.ts'
import { Picture } from '../../pictures/picture.tsx'
import { pictureUrl } from '../../pictures/widths.ts'
import type { ModelOf } from '../model.ts'
import { videoTexts } from './texts.ts'

/** A video with the browser's own player, or a link that becomes a player when it is pressed. */
export function VideoBlock({ block, sizes = '100vw' }: { block: ModelOf<'video'>; sizes?: string }) {
  const { source, href, title, caption, ratio } = block
  const link = source === 'link' ? readVideoLink(href) : null
  useThirdParties(link ? [link.provider] : [])
  const embed = link && embedOf(link, title)
  return (
    // As wide as the window allows in which all of it is seen.
    <figure className="video-block" style={{ '--video-ratio': ratio } as CSSProperties}>
      {/* Scripts of sites read the class and the data of the wrapper (docs/compatibility.md#videos-and-recordings). */}
      <div
        className="video-frame sqs-video-wrapper"
        style={{ aspectRatio: ratio }}
        data-html={embed?.html}
        data-provider-name={embed?.providerName}
      >
        {link ? <VideoButton block={block} link={link} sizes={sizes} /> : <VideoFile block={block} />}
      </div>
      {caption && (
        <figcaption>
          <ContentText>{caption}</ContentText>
        </figcaption>
      )}
    </figure>
  )
}

function VideoFile({ block: { file, captions, poster, title } }: { block: ModelOf<'video'> }) {
  const language = useContentLanguage()
  if (!file) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the owner's file, where there is one.
    <video
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster ? pictureUrl(poster.assetUrl, 1500) : undefined}
      src={file.assetUrl}
      aria-label={title || videoTexts.video}
    >
      {captions && (
        <track kind="captions" src={captions.assetUrl} label={videoTexts.captions} srcLang={language ?? 'en'} default />
      )}
    </video>
  )
}

interface VideoButtonProps {
  readonly block: ModelOf<'video'>
  readonly link: VideoLink
  readonly sizes: string
}

function VideoButton({ block: { href, poster, title }, link, sizes }: VideoButtonProps) {
  return (
    <>
      {poster && <Picture picture={{ ...poster, altText: '' }} sizes={sizes} />}
      <a className="video-play" href={href} data-frame={videoFrame(link)} data-frame-title={title || videoTexts.video}>
        <span className="video-play-icon">
          <Play aria-hidden />
        </span>
        <span className="visually-hidden">{videoTexts.play}</span>
        {title && (
          <span className="video-title">
            <ContentText>{title}</ContentText>
          </span>
        )}
        <span className="video-note">{videoTexts.loadsFrom[link.provider]}</span>
      </a>
    </>
  )
}
