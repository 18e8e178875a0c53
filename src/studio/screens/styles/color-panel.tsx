import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type ContrastFault, contrastFaults } from '#shared/styles/contrast-faults.ts'
import { pageThemeOf, type SiteStyles, type Theme, type Themes, themeSchema } from '#shared/styles/schema.ts'
import { tokensOf } from '#shared/styles/themes.ts'
import { ThemeChoice } from '../pages/editor/theme-choice.tsx'
import { ColorField } from './color-field.tsx'
import type { ChangeStyles } from './style-rules.ts'
import { ThemesFromColor } from './themes-from-color.tsx'

interface ColorPanelProps {
  readonly styles: SiteStyles
  readonly change: ChangeStyles
}

const chosen = [
  { name: 'background', label: 'Background' },
  { name: 'surface', label: 'Cards and fields' },
  { name: 'text', label: 'Text' },
  { name: 'accent', label: 'Accent' },
  { name: 'support', label: 'Second color' },
] as const
const derived = [
  { name: 'muted', label: 'Quiet text', token: 'muted' },
  { name: 'line', label: 'Lines', token: 'line' },
  { name: 'button', label: 'Buttons', token: 'button' },
  { name: 'buttonText', label: 'Text of buttons', token: 'on-button' },
] as const

const faultNames: Readonly<Record<ContrastFault['color'], string>> = {
  ...{ text: 'Text', muted: 'Quiet text', accent: 'The accent', buttonText: 'Text of buttons' },
}

/** The five color themes: each color, what is hard to read, and themes made of one color. */
export function ColorPanel({ styles, change }: ColorPanelProps) {
  const [wanted, setWanted] = useState<SiteStyles['pageTheme'] | null>(null)
  const number = wanted ?? styles.pageTheme
  const theme = styles.themes[number]
  const tokens = tokensOf(theme)
  const set = (name: keyof Theme, value: string | null) => {
    const next = themeSchema.safeParse({ ...theme, [name]: value })
    if (!next.success) return
    const themes = styles.themes.map((one, index) => (index === number ? next.data : one)) as Themes
    change(`theme ${number} ${name}`, { themes })
  }
  return (
    <Stack gap="md">
      <ThemeChoice themes={styles.themes} page={pageThemeOf(styles)} value={wanted} change={setWanted} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={number === styles.pageTheme}
          onClick={() => change('page theme', { pageTheme: number })}
        >
          Use for pages
        </Button>
        <Text size="xs" c="dimmed">
          {number === styles.pageTheme ? 'Pages, header and footer have this theme.' : 'Sections can have this theme.'}
        </Text>
      </Group>
      {contrastFaults(theme).map(({ color, ratio, needed, repair }) => (
        <Alert key={color} color="notice" title={`${faultNames[color]} can’t be read well`}>
          <Text size="sm">
            The contrast is {ratio.toFixed(1)}:1 and must be at least {needed}:1. Visitors get {repair} instead.
          </Text>
          <Button mt="xs" size="compact-sm" variant="default" onClick={() => set(color, repair)}>
            Use {repair}
          </Button>
        </Alert>
      ))}
      {chosen.map(({ name, label }) => (
        <ColorField key={name} label={label} value={theme[name]} change={(value) => set(name, value)} />
      ))}
      {derived.map(({ name, label, token }) => (
        <ColorField
          key={name}
          label={label}
          value={theme[name]}
          automatic={tokens[token]}
          change={(value) => set(name, value)}
          reset={() => set(name, null)}
        />
      ))}
      <ThemesFromColor accent={pageThemeOf(styles).accent} put={(made) => change('themes', made)} />
    </Stack>
  )
}
