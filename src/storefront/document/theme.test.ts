import { describe, expect, test } from 'vitest'
import { buildStyles, defaultPalette, defaultStyles } from '#shared/styles/build-styles.ts'
import { contrast } from '#shared/styles/colors.ts'
import { logoStyle, themeStyle } from './theme.ts'

const tokensOf = (style: string) =>
  Object.fromEntries([...style.matchAll(/--([a-z-]+):([^;}]+)/g)].map(([, name, value]) => [name!, value!]))

const palettes = {
  'the default': {},
  'black on white': { background: '#ffffff', surface: '#ffffff', text: '#000000', accent: '#000000' },
  'white on black': { background: '#000000', surface: '#111111', text: '#ffffff', accent: '#ffcc00' },
  'pale on pale, chosen by someone in a hurry': {
    background: '#eeeeee',
    surface: '#ffffff',
    text: '#dddddd',
    accent: '#f0f0a0',
    support: '#fafafa',
  },
}

describe('a theme', () => {
  test.each(Object.entries(palettes))('%s has text that can be read wherever it is', (_name, palette) => {
    const token = tokensOf(themeStyle(buildStyles({ ...defaultPalette, ...palette })))
    const pairs: [string, string][] = [
      ['text', 'background'],
      ['text', 'surface'],
      ['muted', 'background'],
      ['muted', 'support-ground'],
      ['accent-text', 'background'],
      ['accent-text', 'surface'],
      ['error', 'background'],
      ['on-button', 'button'],
      ['on-accent', 'accent'],
    ]
    for (const [letters, ground] of pairs) {
      expect(contrast(token[letters]!, token[ground]!), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.45)
    }
    expect(contrast(token.edge!, token.background!)).toBeGreaterThanOrEqual(3)
  })

  test('names the chosen typefaces, with a fallback font of the same measures behind each', () => {
    expect(themeStyle(defaultStyles)).toContain("--headings:'Fraunces Variable','Fraunces Fallback'")
    expect(themeStyle(buildStyles(defaultPalette, { type: { headings: 'system' } }))).toContain('--headings:system-ui')
  })

  test('shows the logo for dark backgrounds where its text is lighter, and on an accent color that is dark', () => {
    const light = { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#222288', support: '#dddddd' }
    const css = logoStyle(buildStyles(light))
    const seenOn = (ground: string) => {
      const [, shown] = new RegExp(`${ground.replaceAll('.', '\\.')}\\{--logo-on-light:(none|block)`).exec(css)!
      return shown === 'block' ? 'light' : 'dark'
    }
    expect([':root', '.theme-0', '.theme-4'].map(seenOn)).toEqual(['light', 'light', 'dark'])
    expect(['}.on-accent', '.theme-0.on-accent'].map(seenOn)).toEqual(['dark', 'dark'])
    const night = buildStyles({ ...light, background: '#000000', surface: '#111111', text: '#ffffff' })
    expect(logoStyle(night)).toContain(':root{--logo-on-light:none;--logo-on-dark:block}')
  })

  test('is written once for the styles of a site', () => {
    expect(themeStyle(defaultStyles)).toBe(themeStyle(defaultStyles))
  })
})
