import { Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { backgroundSources } from '#shared/pages/codes.ts'
import type { sceneOf } from '#shared/pages/section.ts'
import { Picture } from '../../pictures/picture.tsx'
import { pageTexts } from './texts.ts'

interface SectionSceneProps {
  readonly scene: NonNullable<ReturnType<typeof sceneOf>>
  /** Whether it is the first thing of the page. */
  readonly isFirst: boolean
}

/** The picture or the video behind a section. */
export function SectionScene({ scene, isFirst }: SectionSceneProps) {
  return (
    <>
      <div className="section-picture">
        {scene.picture && (
          <Picture
            picture={scene.source === backgroundSources.video ? { ...scene.picture, altText: '' } : scene.picture}
            sizes="100vw"
            loading={isFirst ? 'eager' : 'lazy'}
            priority={isFirst ? 'high' : undefined}
          />
        )}
        {scene.source === backgroundSources.video && <Video src={scene.file.assetUrl} key={scene.file.id} />}
      </div>
      {scene.source === backgroundSources.video && (
        // The script shows it: without one, nothing moves.
        <button className="section-video-button" type="button" aria-label={pageTexts.pauseVideo} hidden>
          <Pause aria-hidden />
          <Play aria-hidden />
        </button>
      )}
    </>
  )
}

/** A video that the page's script loads and plays (`hydration/play-backgrounds.ts`), where the visitor's device allows it. */
function Video({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null)
  // On the editor's canvas, where no script of the page runs: its first image, standing still.
  useEffect(() => {
    const element = video.current!
    element.preload = 'metadata'
    element.src = src
    element.toggleAttribute('data-is-shown', true)
  }, [src])
  return (
    <video ref={video} data-background-video={src} muted loop playsInline preload="none" tabIndex={-1} aria-hidden />
  )
}
