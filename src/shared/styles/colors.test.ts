import { describe, expect, test } from 'vitest'
import { contrast, mix, readable } from './colors.ts'

describe('colors', () => {
  test('contrast is 21 between black and white, 1 between equals, and the same both ways', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#b5654a', '#b5654a')).toBe(1)
    expect(contrast('#b5654a', '#f6f2ea')).toBeCloseTo(contrast('#f6f2ea', '#b5654a'))
  })

  test('a mix is between its two colors', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#123456', '#ffffff', 1)).toBe('#123456')
    expect(mix('#123456', '#ffffff', 0)).toBe('#ffffff')
  })

  test('a color that can be read stays as it is', () => {
    expect(readable('#2b2a28', ['#f6f2ea'])).toBe('#2b2a28')
  })

  test.each([
    ['clay on bone and salt', '#b5654a', ['#f6f2ea', '#fffdf9']],
    ['white on white', '#ffffff', ['#ffffff']],
    ['grey on black', '#333333', ['#000000']],
    ['yellow on white', '#ffee00', ['#ffffff']],
  ])('%s is moved until it can be read', (_what, color, grounds) => {
    for (const ground of grounds) expect(contrast(readable(color, grounds), ground)).toBeGreaterThanOrEqual(4.5)
  })
})
