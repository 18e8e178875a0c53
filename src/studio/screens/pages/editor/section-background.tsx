import { Select } from '@mantine/core'
import { useState } from 'react'
import { backgroundSources } from '#shared/pages/codes.ts'
import type { Section, SectionBackground } from '#shared/pages/section.ts'
import { leastOverlay } from '#shared/styles/overlay.ts'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { PictureField } from '../../categories/picture-field.tsx'
import { FocalPoint } from '../../products/pictures/focal-point.tsx'
import { NumberSetting } from './number-setting.tsx'

interface SectionBackgroundFieldsProps {
  readonly section: Section
  readonly styles: SiteStyles
  /** @param name of what is changed, where it is changed little by little */
  readonly change: (changed: Partial<Section>, name?: string) => void
}

type Kind = 'theme' | 'picture' | 'surface' | 'tint' | 'accent'

const kinds: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'theme', label: 'Background of the theme' },
  { value: 'surface', label: 'Surface of the theme' },
  { value: 'tint', label: 'Tint of the theme' },
  { value: 'accent', label: 'Accent of the theme' },
  { value: 'picture', label: 'Image' },
]
const OVERLAY = 40
const DARKEST = 4

const kindOf = (background: SectionBackground | null): Kind => {
  if (background === null) return 'theme'
  return background.source === backgroundSources.upload ? 'picture' : background.color
}

/** What is behind the blocks of a section: a color of its theme, or a picture. */
export function SectionBackgroundFields({ section, styles, change }: SectionBackgroundFieldsProps) {
  const { background, theme } = section
  // An image is chosen before it is a background.
  const [wantsPicture, setWantsPicture] = useState(false)
  const kind = wantsPicture ? 'picture' : kindOf(background)
  const upload = background?.source === backgroundSources.upload ? background : null
  const least = upload ? leastOverlay(theme === null ? pageThemeOf(styles) : styles.themes[theme], upload.picture) : 0

  function choose(next: Kind) {
    setWantsPicture(next === 'picture' && upload === null)
    if (next === 'theme') change({ background: null })
    else if (next !== 'picture') change({ background: { source: backgroundSources.none, color: next } })
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
            setWantsPicture(false)
            const overlay = upload?.overlay ?? OVERLAY
            change(
              {
                background: { source: backgroundSources.upload, picture, overlay },
                // Light words on a darkened picture are what most people want.
                ...(upload === null && theme === null && { theme: DARKEST }),
              },
              upload ? 'picture' : undefined,
            )
          }}
        />
      )}
      {upload && (
        <>
          <FocalPoint
            picture={upload.picture}
            onChange={(focalPoint) =>
              change({ background: { ...upload, picture: { ...upload.picture, focalPoint } } }, 'picture')
            }
          />
          <NumberSetting
            label="Overlay"
            description={
              least > upload.overlay
                ? `Visitors get ${least}%, so that the text can be read on this image.`
                : 'How much of the theme’s background covers the image.'
            }
            least={0}
            most={100}
            step={5}
            unit="%"
            value={upload.overlay}
            change={(overlay) => change({ background: { ...upload, overlay } }, 'overlay')}
          />
        </>
      )}
    </>
  )
}
