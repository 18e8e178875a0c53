import { Play } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { type VideoLink, videoFrame } from '#shared/pages/blocks/video-link.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { useThirdParties } from '../../islands/use-third-parties.ts'
import { videoTexts } from '../video/texts.ts'

interface VideoItemProps {
  readonly href: string
  /** The title of the item, or what its image shows. */
  readonly name: string
  readonly picture: Pick<Picture, 'width' | 'height'>
  readonly video: VideoLink
  /** The image. */
  readonly children: ReactNode
}

/** An image that becomes the player of its video when it is pressed. */
export function VideoItem({ href, name, picture, video, children }: VideoItemProps) {
  useThirdParties([video.provider])
  return (
    // The player takes the place of the link, and has its size.
    <div
      className="gallery-image gallery-video"
      style={{ '--own-ratio': `${picture.width} / ${picture.height}` } as CSSProperties}
    >
      <a
        href={href}
        aria-label={name ? `${videoTexts.play}: ${name}` : videoTexts.play}
        data-frame={videoFrame(video)}
        data-frame-title={name || videoTexts.video}
      >
        {children}
        <span className="gallery-play">
          <Play aria-hidden />
        </span>
      </a>
    </div>
  )
}
