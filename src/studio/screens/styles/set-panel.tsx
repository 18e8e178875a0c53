import { Text, UnstyledButton } from '@mantine/core'
import { pageThemeOf, type SiteStyles } from '#shared/styles/schema.ts'
import { styleSets } from '#shared/styles/style-sets.ts'
import { tokensOf } from '#shared/styles/themes.ts'
import { typefaceFacts } from '#shared/styles/typefaces.ts'
import classes from './styles.module.css'

interface SetPanelProps {
  readonly styles: SiteStyles
  readonly put: (styles: SiteStyles) => void
}

/** Complete looks to start from. */
export function SetPanel({ styles, put }: SetPanelProps) {
  const present = JSON.stringify(styles)
  return (
    <>
      <Text size="sm" c="dimmed">
        Choose a complete look to start from. Your pages and texts stay as they are.
      </Text>
      <ul className={classes.sets}>
        {styleSets.map(({ name, styles: set }) => (
          <li key={name}>
            <UnstyledButton
              className={classes.set}
              aria-pressed={JSON.stringify(set) === present}
              onClick={() => put(set)}
            >
              <Sample styles={set} />
              <span className={classes.setName}>{name}</span>
              <span className={classes.setFonts}>
                {[...new Set([set.type.headings, set.type.text])].map((one) => typefaceFacts(one).name).join(' + ')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A set at a glance: its five backgrounds, and its accent and button on that of its pages. */
function Sample({ styles }: { readonly styles: SiteStyles }) {
  const tokens = tokensOf(pageThemeOf(styles))
  const radius = { square: 0, rounded: 4, pill: 99 }[styles.buttons.shape]
  const isOutline = styles.buttons.fill === 'outline'
  return (
    <span className={classes.sample} style={{ background: tokens.background, color: tokens.text }} aria-hidden>
      <span className={classes.lines}>
        <span style={{ width: '70%', height: 8, background: tokens.text }} />
        <span style={{ width: '90%', height: 3, background: tokens.muted }} />
        <span style={{ width: '60%', height: 3, background: tokens.muted }} />
        <span
          style={{
            width: 36,
            height: 12,
            borderRadius: radius,
            border: `1px solid ${tokens.button}`,
            background: isOutline ? 'transparent' : tokens.button,
          }}
        />
      </span>
      <span className={classes.grounds}>
        {styles.themes.map(({ background }, index) => (
          // Two themes may have the same background.
          // biome-ignore lint/suspicious/noArrayIndexKey: the themes of a set are never sorted
          <span key={index} style={{ background }} />
        ))}
      </span>
    </span>
  )
}
