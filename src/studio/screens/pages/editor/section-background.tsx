import { Select } from '@mantine/core'
import { useState } from 'react'
import { backgroundSources } from '#shared/pages/codes.ts'
import { type Section, type SectionBackground, sceneOf } from '#shared/pages/section.ts'
import { leastOverlayOf, themeOfSection } from '#shared/pages/section-overlay.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { FocalPoint } from '../../files/pictures/focal-point.tsx'
import { PictureField } from '../../files/pictures/picture-field.tsx'
import { MediaSetting } from './media-setting.tsx'
import { NumberSetting } from './number-setting.tsx'

interface SectionBackgroundFieldsProps {
  readonly section: Section
  readonly styles: SiteStyles
  /** @param name of what is changed, where it is changed little by little */
  readonly change: (changed: Partial<Section>, name?: string) => void
}

type Kind = 'theme' | 'picture' | 'video' | 'surface' | 'tint' | 'accent'

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'theme', label: 'Background of the theme' },
  { value: 'surface', label: 'Surface of the theme' },
  { value: 'tint', label: 'Tint of the theme' },
  { value: 'accent', label: 'Accent of the theme' },
  { value: 'picture', label: 'Image' },
  { value: 'video', label: 'Video' },
]
const OVERLAY = 40
const DARKEST = 4

const kindOf = (background: SectionBackground | null): Kind => {
  if (background === null) return 'theme'
  if (background.source === backgroundSources.none) return background.color
  return background.source === backgroundSources.video ? 'video' : 'picture'
}

/** What is behind the blocks of a section: a color of its theme, a picture or a video. */
export function SectionBackgroundFields({ section, styles, change }: SectionBackgroundFieldsProps) {
  const { background } = section
  // An image or a video is chosen before it is a background.
  const [wanted, setWanted] = useState<Kind | null>(null)
  const kind = wanted ?? kindOf(background)
  const scene = sceneOf(section)
  const upload = background?.source === backgroundSources.upload ? background : null
  const video = background?.source === backgroundSources.video ? background : null
  const overlay = scene?.overlay ?? OVERLAY
  // Light words on a darkened picture are what most people want.
  const withTheme = scene === null && section.theme === null && ({ theme: DARKEST } as const)

  function choose(next: Kind) {
    setWanted((next === 'picture' && !upload) || (next === 'video' && !video) ? next : null)
    if (next === 'theme') change({ background: null })
    else if (next !== 'picture' && next !== 'video')
      change({ background: { source: backgroundSources.none, color: next } })
  }
  return (
    <>
      <Select
        label="Background"
        data={kinds}
        value={kind}
        allowDeselect={false}
        onChange={(next) => next && choose(next as Kind)}
      />
      {kind === 'picture' && (
        <PictureField
          isRequired
          picture={upload?.picture ?? null}
          onChange={(picture) => {
            if (!picture) return
            setWanted(null)
            change(
              { background: { source: backgroundSources.upload, picture, overlay }, ...withTheme },
              upload ? 'picture' : undefined,
            )
          }}
        />
      )}
      {kind === 'video' && (
        <MediaSetting
          label="Video file"
          description="It plays without sound, again and again. Visitors can pause it."
          kind="video"
          value={video?.file ?? null}
          change={(file) => {
            setWanted(file ? null : 'video')
            if (!file) return change({ background: null })
            const picture = scene?.picture ?? null
            change({ background: { source: backgroundSources.video, file, picture, overlay }, ...withTheme })
          }}
        />
      )}
      {video && kind === 'video' && (
        <PictureField
          label="Image until it plays"
          description="Also shown to visitors who save data or want less motion."
          hasAltText={false}
          picture={video.picture}
          onChange={(picture) => change({ background: { ...video, picture } }, 'picture')}
        />
      )}
      {scene && kind === kindOf(background) && (
        <SceneFields scene={scene} section={section} styles={styles} change={change} />
      )}
    </>
  )
}

interface SceneFieldsProps extends SectionBackgroundFieldsProps {
  readonly scene: NonNullable<ReturnType<typeof sceneOf>>
}

/** How the picture or the video is shown. */
function SceneFields({ scene, section, styles, change }: SceneFieldsProps) {
  const { picture } = scene
  const least = leastOverlayOf(scene, themeOfSection(section, styles))
  const thing = scene.source === backgroundSources.video ? 'video' : 'image'
  return (
    <>
      {picture && (
        <FocalPoint
          picture={picture}
          onChange={(focalPoint) =>
            change({ background: { ...scene, picture: { ...picture, focalPoint } } }, 'picture')
          }
        />
      )}
      <NumberSetting
        label="Overlay"
        description={
          least > scene.overlay
            ? `Visitors get ${least}%, so that the text can be read on this ${thing}.`
            : `How much of the theme’s background covers the ${thing}.`
        }
        least={0}
        most={100}
        step={5}
        unit="%"
        value={scene.overlay}
        change={(strength) => change({ background: { ...scene, overlay: strength } }, 'overlay')}
      />
    </>
  )
}
