import { Button, ColorSwatch, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { Picture } from '#shared/pictures/schema.ts'
import { colorsOfPicture, paletteOfColor } from '#shared/styles/palette-of-color.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { themesOf } from '#shared/styles/themes.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { PictureField } from '../files/pictures/picture-field.tsx'
import { ColorField } from './color-field.tsx'

interface ThemesFromColorProps {
  readonly accent: string
  readonly put: (made: Pick<SiteStyles, 'themes' | 'pageTheme'>) => void
}

/** All five themes made of one color, which is chosen or taken from a picture. */
export function ThemesFromColor({ accent, put }: ThemesFromColorProps) {
  const [color, setColor] = useState(accent)
  const [picture, setPicture] = useState<Picture | null>(null)
  return (
    <Panel title="Make themes from one color">
      <Stack gap="sm">
        <ColorField label="Color" value={color} change={setColor} />
        <PictureField picture={picture} onChange={setPicture} hasAltText={false} />
        {picture && (
          <Group gap="xs">
            <Text size="sm">Colors of the image:</Text>
            {colorsOfPicture(picture).map((one) => (
              <UnstyledButton key={one} aria-label={one} aria-pressed={one === color} onClick={() => setColor(one)}>
                <ColorSwatch color={one} size={28} />
              </UnstyledButton>
            ))}
          </Group>
        )}
        <Button variant="default" onClick={() => put(themesOf(paletteOfColor(color)))}>
          Make five themes
        </Button>
      </Stack>
    </Panel>
  )
}
