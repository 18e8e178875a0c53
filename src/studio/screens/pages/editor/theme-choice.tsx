import { UnstyledButton } from '@mantine/core'
import { type Theme, type ThemeNumber, themeNumbers } from '#shared/styles/schema.ts'
import { tokensOf } from '#shared/styles/themes.ts'
import classes from './theme-choice.module.css'

interface ThemeChoiceProps {
  /** From light to dark. */
  readonly themes: readonly Theme[]
  /** The theme of the site's pages. */
  readonly page: Theme
  readonly value: ThemeNumber | null
  readonly change: (theme: ThemeNumber | null) => void
}

const names: Readonly<Record<ThemeNumber, string>> = {
  0: 'Lightest',
  1: 'Light',
  2: 'Middle',
  3: 'Dark',
  4: 'Darkest',
}

/** The color themes of the site as samples; the first one is that of its pages. */
export function ThemeChoice({ themes, page, value, change }: ThemeChoiceProps) {
  const choices = [
    { theme: page, number: null, name: 'Same as the page' },
    ...themeNumbers.map((number) => ({ theme: themes[number]!, number, name: names[number] })),
  ]
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>Color theme</legend>
      <div className={classes.choices}>
        {choices.map(({ theme, number, name }) => (
          <UnstyledButton
            key={name}
            className={classes.choice}
            aria-label={name}
            title={name}
            aria-pressed={value === number}
            onClick={() => change(number)}
          >
            <Sample theme={theme} isOfPage={number === null} />
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  )
}

/** Letters and a button in the colors of a theme. */
function Sample({ theme, isOfPage }: { readonly theme: Theme; readonly isOfPage: boolean }) {
  const tokens = tokensOf(theme)
  return (
    <span className={classes.sample} style={{ background: tokens.background, color: tokens.text }} aria-hidden>
      {isOfPage ? '—' : 'Aa'}
      <span className={classes.dot} style={{ background: tokens.accent }} />
    </span>
  )
}
