import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultStyles } from './build-styles.ts'
import { contrast, luminance, mix } from './colors.ts'
import { leastOverlay } from './overlay.ts'
import type { Theme } from './schema.ts'
import { themeDeclarations, themesOf, tokensOf } from './themes.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palette = fc.record({ background: color, surface: color, text: color, accent: color, support: color })

/** Rounding to whole channels costs a little. */
const ENOUGH = 4.4
const ENOUGH_FOR_GRAPHICS = 2.95

describe('the five themes of a site', () => {
  test('go from light to dark, and one is that of its pages', () => {
    fc.assert(
      fc.property(palette, (colors) => {
        const { themes, pageTheme } = themesOf(colors)
        const grounds = themes.map(({ background }) => luminance(background))
        expect(grounds).toEqual(grounds.toSorted((one, other) => other - one))
        expect(themes[pageTheme]).toMatchObject(colors)
      }),
    )
  })

  test('have text that can be read on their background, whatever colors are chosen', () => {
    fc.assert(
      fc.property(palette, (colors) => {
        for (const theme of themesOf(colors).themes) {
          const token = tokensOf(theme)
          for (const letters of [token.text, token.muted, token['accent-text'], token.error])
            expect(contrast(letters, token.background)).toBeGreaterThanOrEqual(ENOUGH)
          expect(contrast(token['on-button'], token.button)).toBeGreaterThanOrEqual(ENOUGH)
          for (const drawn of [token['accent-mark'], token['support-mark']])
            expect(contrast(drawn, token.background)).toBeGreaterThanOrEqual(ENOUGH_FOR_GRAPHICS)
        }
      }),
    )
  })

  test('have the controls of the browser in light or dark, as their text asks for', () => {
    // A background between light and dark, on which the light letters of the theme cannot be read.
    const [, , , onAccent] = themesOf({
      ...{ background: '#f6f2e9', surface: '#ffffff', text: '#2b2927' },
      ...{ accent: '#b5654a', support: '#8fa79a' },
    }).themes
    expect(onAccent.text).toBe('#f6f2e9')
    expect(themeDeclarations(onAccent)).toMatch(/color-scheme:light$/)
    fc.assert(
      fc.property(palette, (colors) => {
        for (const theme of themesOf(colors).themes) {
          const { background, text } = tokensOf(theme)
          const isDark = luminance(background) < luminance(text)
          expect(themeDeclarations(theme)).toMatch(isDark ? /:dark$/ : /:light$/)
        }
      }),
    )
  })
})

describe('the overlay of a picture', () => {
  const theme: Theme = defaultStyles.themes[defaultStyles.pageTheme]
  const corners = (color: string) => ({
    ...{ topLeft: color, topRight: color, bottomLeft: color, bottomRight: color, center: color },
  })

  test.each([
    ['is not needed over a picture in the color of the background', 'ffffff', 0, 20],
    ['is strong over a dark picture under dark text', '101010', 45, 70],
  ])('%s', (_what, color, least, most) => {
    const strength = leastOverlay(theme, { colorData: corners(color) })
    expect(strength).toBeGreaterThanOrEqual(least)
    expect(strength).toBeLessThanOrEqual(most)
  })

  test('lets text be read over the colors of any picture, in every theme', () => {
    fc.assert(
      fc.property(palette, color, (colors, average) => {
        for (const one of themesOf(colors).themes) {
          const strength = leastOverlay(one, { colorData: corners(average.slice(1)) })
          const { background, text } = tokensOf(one)
          expect(contrast(text, mix(background, average, strength / 100))).toBeGreaterThanOrEqual(ENOUGH)
        }
      }),
    )
  })
})
