import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastFaults } from './contrast-faults.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { paletteOfColor } from './palette-of-color.ts'
import { styleSets } from './style-sets.ts'
import { themesOf } from './themes.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('a color survives the way through lightness, chroma and hue', () => {
  fc.assert(
    fc.property(color, (one) => {
      expect(fromOklch(toOklch(one))).toBe(one)
    }),
  )
})

test('the pages of a site that is made of any color can be read', () => {
  fc.assert(
    fc.property(color, (one) => {
      const { themes, pageTheme } = themesOf(paletteOfColor(one))
      expect(contrastFaults(themes[pageTheme])).toEqual([])
    }),
  )
})

test.each(styleSets.map(({ name, styles }) => ({ name, styles })))(
  'the pages of the set $name can be read',
  ({ styles }) => {
    expect(contrastFaults(styles.themes[styles.pageTheme])).toEqual([])
  },
)
